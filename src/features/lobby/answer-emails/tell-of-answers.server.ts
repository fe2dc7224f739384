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
import { lastToldOf, noteAnswer, takeAnswers } from './answer-notices.server.ts';
import { writeAnswersEmail } from './write-answers-email.ts';

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
 * booth or return to it within ten minutes.
 */
export async function tellOfAnswer(
  tx: Queryable,
  { world, jobs }: { readonly world: World; readonly jobs: Pick<Jobs, 'enqueue'> },
  questionId: string,
): Promise<void> {
  const now = world.now();
  const accountId = await noteAnswer(tx, questionId, now);
  if (accountId === null) return;
  const at = minutesAfter(now, waitMinutes);
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
          const told = await takeAnswers(tx, accountId, now);
          if (!told) return;
          const { subject, ...emailContent } = writeAnswersEmail(told, env.publicUrl);
          await mailer.send(tx, {
            ...{ kind: 'answers', to: told.email, subject },
            ...writeEmail(env, emailContent),
          });
        }),
    }),
  ];
}
