import type pg from 'pg';
import { writeEmail } from '../../accounts/account-email.server.ts';
import { fairPaths } from '../../fairs/fair-paths.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { transaction } from '../../../platform/database/transaction.server.ts';
import { cleanName } from '../../../platform/email/clean-name.ts';
import type { Mailer } from '../../../platform/email/mailer.server.ts';
import type { Env } from '../../../platform/env.server.ts';
import { datesIn, translatorFor } from '../../../platform/i18n/translator-for.ts';
import { jobKind } from '../../../platform/jobs/job-kind.ts';
import { jobHandler, type AnyJobHandler, type Jobs } from '../../../platform/jobs/jobs.ts';
import { isFirstTime } from '../../../platform/jobs/once.server.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import type { World } from '../../../platform/world.ts';
import { lateAnswersMessages as messages } from './late-answers.messages.ts';

/** Minutes from an answer after a session to its email: what other colleges answer by then goes with it. */
const waitMinutes = 60;

interface LateAnswers {
  readonly accountId: string;
  readonly runId: string;
  /** ISO 8601: the first answer that is told. */
  readonly since: string;
}

/** One email to one person about what was answered to them after a session. */
const lateAnswersEmail = jobKind<LateAnswers>({
  name: 'session-answers-email',
  parse(data) {
    const { accountId, runId, since } = Object(data) as Record<string, unknown>;
    if (typeof accountId !== 'string' || !isUuid(accountId))
      throw new Error('This job names no account.');
    if (typeof runId !== 'string' || !isUuid(runId) || typeof since !== 'string')
      throw new Error('This job names no session.');
    return { accountId, runId, since };
  },
});

/** Plans, in the caller's transaction, an email to those who asked what was answered after its session. */
export async function tellOfLateAnswer(
  tx: Queryable,
  { world, jobs }: { readonly world: World; readonly jobs: Pick<Jobs, 'enqueue'> },
  { id, runId }: { readonly id: string; readonly runId: string },
): Promise<void> {
  const now = world.now();
  const at = new Date(now.getTime() + waitMinutes * 60_000);
  const authors = await readRows(tx, { accountId: 'text' })(
    `select distinct author_id as "accountId" from session_question
     where (id = $1 or merged_into = $1) and hidden_at is null`,
    [id],
  );
  for (const { accountId } of authors)
    await jobs.enqueue(
      tx,
      lateAnswersEmail,
      { accountId, runId, since: now.toISOString() },
      { at, key: `${runId} ${accountId}` },
    );
}

interface MailParts {
  readonly pool: pg.Pool;
  readonly world: World;
  readonly mailer: Pick<Mailer, 'send'>;
  readonly env: Pick<Env, 'brand' | 'publicUrl'>;
}

/** The handler of that email. */
export const lateAnswerJobs = ({
  pool,
  world,
  mailer,
  env,
}: MailParts): readonly AnyJobHandler[] => [
  jobHandler({
    kind: lateAnswersEmail,
    run: (what, { id }) =>
      transaction(pool, async (tx) => {
        if (!(await isFirstTime(tx, world, id))) return;
        const answered = await readAnswered(tx, what);
        const [first] = answered;
        if (!first) return;
        const t = translatorFor(first.locale);
        const { fair } = first;
        const colleges = [...new Set(answered.flatMap((one) => one.colleges.map(cleanName)))];
        const subject = t(messages.subject, {
          college: colleges[0] ?? '',
          count: colleges.length,
          fair,
        });
        const list = new Intl.ListFormat(datesIn(first.locale));
        await mailer.send(tx, {
          kind: 'session-answers',
          to: first.email,
          subject,
          ...writeEmail(env, {
            locale: first.locale,
            heading: subject,
            paragraphs: [
              t(messages.lead, { fair }),
              ...answered.map(({ question, colleges: by }) =>
                t(messages.asked, { question, colleges: list.format(by.map(cleanName)) }),
              ),
            ],
            why: t(first.isStudent ? messages.whyStudent : messages.why),
            action: {
              label: t(messages.read),
              url: `${env.publicUrl}${fairPaths(first.slug).sessionQuestions}`,
            },
          }),
        });
      }),
  }),
];

/** What is told: nothing that is hidden by now, of a canceled fair, or to those who turned these emails off. */
const readAnswered = (tx: Queryable, { accountId, runId, since }: LateAnswers) =>
  readRows(tx, {
    email: 'text',
    locale: 'text?',
    isStudent: 'boolean',
    question: 'text',
    colleges: 'text[]',
    fair: 'text',
    slug: 'text',
  })(
    `select a.email, a.locale, a.user_type = 'student' as "isStudent", q.body as question,
       array_agg(coalesce(c.name, e.name) order by n.answered_at, n.id) as colleges,
       f.name as fair, f.slug
     from session_question q join session_run r on r.id = q.run_id
     join fair f on f.id = r.fair_id and f.published_at is not null and f.cancelled_at is null
     join session_answer n on n.question_id = coalesce(q.merged_into, q.id)
       and n.body is not null and n.answered_at >= $3
     join fair_exhibitor e on e.id = n.exhibitor_id
     left join college c on c.id = e.college_id
     join account a on a.id = q.author_id and a.email_verified and a.deleted_at is null
     left join student s on s.user_id = a.id and not s.deleted
     left join student_privacy_settings y on y.student_id = s.id
     where q.run_id = $1 and q.author_id = $2 and q.hidden_at is null
       and coalesce(y.message_notifications, true)
       and not exists (select from fair_exclusion x where x.fair_id = f.id
         and x.account_id = a.id and x.kind = 'removed' and x.lifted_at is null)
     group by a.id, q.id, f.id order by q.created_at, q.id`,
    [runId, accountId, since],
  );
