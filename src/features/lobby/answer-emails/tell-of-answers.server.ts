import type pg from 'pg';
import { writeEmail } from '../../accounts/account-email.server.ts';
import { transaction } from '../../../platform/database/transaction.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import type { Mailer } from '../../../platform/email/mailer.server.ts';
import type { Env } from '../../../platform/env.server.ts';
import { jobKind } from '../../../platform/jobs/job-kind.ts';
import { jobHandler, type AnyJobHandler, type Jobs } from '../../../platform/jobs/jobs.ts';
import { isFirstTime } from '../../../platform/jobs/once.server.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import type { World } from '../../../platform/world.ts';
import {
  lastToldOf,
  noteAnswer,
  notePrivateAnswer,
  takeAnswers,
  type AnswersForOne,
} from './answer-notices.server.ts';
import { boothChatPath } from '../../booths/booth-path.ts';
import { cleanName } from '../../../platform/email/clean-name.ts';
import type { EmailContent } from '../../../platform/email/email-content.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { privateChatPath } from '../threads/thread.ts';
import { pushAnswer, pushPrivateAnswer } from '../push/send-push.server.ts';
import { answersEmailMessages as messages } from './answers-email.messages.ts';

/** Maximum characters of a quoted question. */
const longestQuestion = 140;

/**
 * The email about answers. It quotes the reader's own questions and never the answers: those remain
 * where they can be reported and hidden.
 */
function writeAnswersEmail(
  { answered, locale, isStudent }: AnswersForOne,
  publicUrl: string,
): Omit<EmailContent, 'brand'> & { readonly subject: string } {
  const t = translatorFor(locale);
  const entries = answered.map(({ question, college, fair, slug, boothId }) => {
    const names = { college: cleanName(college), fair };
    return {
      asked: question === null ? null : { ...names, question: shorten(question) },
      words: names,
      link: {
        label: names.college,
        url: `${publicUrl}${(question === null ? privateChatPath : boothChatPath)(slug, boothId)}`,
      },
    };
  });
  const links = [...new Map(entries.map(({ link }) => [link.url, link])).values()];
  const [first] = entries;
  if (!first) throw new Error('An email about answers has none.');
  const names = { ...first.words, count: entries.length };
  const isOneCollege = new Set(answered.map(({ boothId }) => boothId)).size === 1;
  const subject = t(isOneCollege ? messages.oneSubject : messages.manySubject, names);
  return {
    locale,
    subject,
    heading: subject,
    paragraphs: [
      t(isOneCollege ? messages.lead : messages.leadMany, names),
      ...entries.map(({ asked, words }) =>
        asked === null
          ? t(messages.askedPrivately, words)
          : t(isOneCollege ? messages.asked : messages.askedAt, asked),
      ),
    ],
    why: t(isStudent ? messages.whyStudent : messages.why),
    ...(links.length === 1
      ? { action: { label: t(messages.read, names), url: first.link.url } }
      : { links: [{ title: t(messages.readAt), links }] }),
  };
}

function shorten(question: string): string {
  const line = question.replaceAll(/\s+/gu, ' ').trim();
  const letters = [...line];
  return letters.length <= longestQuestion
    ? line
    : `${letters
        .slice(0, longestQuestion - 1)
        .join('')
        .trimEnd()}…`;
}

/** Minutes from an answer to its email: people who return to the booth in that time get none. */
const waitMinutes = 10;
/** Minutes between two of these emails to one person. */
const apartMinutes = 60;

const minutesAfter = (time: Date, minutes: number) => new Date(time.getTime() + minutes * 60_000);

/** One email to one person about all answers since the last one. */
export const answersEmail = jobKind<{ readonly accountId: string }>({
  name: 'answers-email',
  parse(data) {
    const { accountId } = Object(data) as Record<string, unknown>;
    if (typeof accountId !== 'string' || !isUuid(accountId))
      throw new Error('This job names no account.');
    return { accountId };
  },
});

/**
 * Schedules, in the caller's transaction, an email to the person who asked, unless they are at the
 * booth or return to it within ten minutes, and a notification to their browsers at once.
 */
export async function tellOfAnswer(
  tx: Queryable,
  parts: Telling,
  questionId: string,
): Promise<void> {
  await tell(tx, parts, await noteAnswer(tx, questionId, parts.world.now()));
  await pushAnswer(tx, parts, questionId);
}

/** The same for a rep's answer in a private thread. */
export async function tellOfPrivateAnswer(
  tx: Queryable,
  parts: Telling,
  threadId: string,
): Promise<void> {
  await tell(tx, parts, await notePrivateAnswer(tx, threadId, parts.world.now()));
  await pushPrivateAnswer(tx, parts, threadId);
}

interface Telling {
  readonly world: World;
  readonly jobs: Pick<Jobs, 'enqueue'>;
}

async function tell(
  tx: Queryable,
  { world, jobs }: Telling,
  accountId: string | null,
): Promise<void> {
  if (accountId === null) return;
  const at = minutesAfter(world.now(), waitMinutes);
  await jobs.enqueue(tx, answersEmail, { accountId }, { at, key: accountId });
}

/** The job that writes the emails. */
export function answerEmailJobs(parts: {
  readonly pool: pg.Pool;
  readonly world: World;
  readonly mailer: Pick<Mailer, 'send'>;
  readonly env: Pick<Env, 'brand' | 'publicUrl'>;
  /** Read when a job runs: it is created after its handlers. */
  readonly jobs: () => Pick<Jobs, 'enqueue'>;
}): readonly AnyJobHandler[] {
  const { pool, world, mailer, env } = parts;
  return [
    jobHandler({
      kind: answersEmail,
      run: ({ accountId }, { id }) =>
        transaction(pool, async (tx) => {
          if (!(await isFirstTime(tx, world, id))) return;
          const now = world.now();
          const last = await lastToldOf(tx, accountId);
          const next = last && minutesAfter(last, apartMinutes);
          if (next && next > now) {
            await parts
              .jobs()
              .enqueue(tx, answersEmail, { accountId }, { at: next, key: accountId });
            return;
          }
          const answers = await takeAnswers(tx, accountId, now);
          if (!answers) return;
          const { subject, ...emailContent } = writeAnswersEmail(answers, env.publicUrl);
          await mailer.send(tx, {
            kind: 'answers',
            to: answers.email,
            subject,
            ...writeEmail(env, emailContent),
          });
        }),
    }),
  ];
}
