import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { spend } from '../../../platform/http/spend.server.ts';
import { rateLimited } from '../../../platform/model/refusal.ts';
import { openThread } from '../threads/open-thread.server.ts';

/** Reports of one person. */
const budget = { points: 20, perSeconds: 3600 };

/** The reasons as the tables keep them. */
export const reasonInTheDatabase = {
  UNKIND: 'unkind',
  PERSONAL: 'personal',
  SPAM: 'spam',
  OTHER: 'other',
} as const;

/**
 * `reportThread(threadId, reason)`: one of the two sides asks an admin to read a thread. A second
 * report of one person, while the first is open, changes nothing.
 */
export const reportThread = operation<'reportThread', PeopleServices>({
  kind: 'Mutation',
  name: 'reportThread',
  field: `
  "Reports a private thread to the admins, who can read it from then on. For its student and the reps of its booth."
  reportThread(threadId: ID!, reason: ThreadReportReason!): Boolean!`,
  types: `
  "The reason for reporting a private thread."
  enum ThreadReportReason {
    "It is rude, or makes someone uncomfortable."
    UNKIND
    "It asks for private details, or to meet or write elsewhere."
    PERSONAL
    "It is advertising, or not about college."
    SPAM
    OTHER
  }`,
  who: ['signedIn'],
  async resolve({ threadId, reason }, context) {
    const by = signedIn(context);
    const { services, world } = context;
    const { pool } = services.database;
    const { side } = await openThread(pool, by, threadId);
    const { allowed, retryAfter } = await spend(pool, world, `thread-reports:${by.id}`, budget);
    if (!allowed) throw rateLimited(retryAfter);
    await pool.query(
      `insert into thread_report (id, thread_id, reported_by, by_as, reason, created_at)
       values ($1, $2, $3, $4, $5, $6)
       on conflict (thread_id, reported_by) where closed_at is null do nothing`,
      [
        world.newId(),
        threadId,
        by.id,
        side === 'student' ? 'student' : 'rep',
        reasonInTheDatabase[reason],
        world.now(),
      ],
    );
    return true;
  },
});
