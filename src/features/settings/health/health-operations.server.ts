import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import { writeAuditEntry } from '../../../platform/audit/write-audit-entry.server.ts';
import { transaction } from '../../../platform/database/transaction.server.ts';
import { maskAddress } from '../../../platform/email/mask-address.ts';
import { isResendable, requeueMail } from '../../../platform/email/requeue-mail.server.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { deadJobsTable } from '../../../platform/jobs/dead-jobs.server.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { messages } from '../../../platform/model/messages.ts';
import { badInput } from '../../../platform/model/refusal.ts';
import { readTablePage } from '../../../platform/store/table-page.server.ts';
import { failedStates, mostAtOnce } from './failed-states.ts';

interface HealthServices extends PeopleServices {
  readonly jobs: Jobs;
}

/** `failedMails(...)`: emails that failed or whose delivery is unknown. */
const failedMails = operation<'failedMails', HealthServices>({
  kind: 'Query',
  name: 'failedMails',
  field: `
  "Emails that failed or are unclear, the latest first unless asked otherwise."
  failedMails(
    "A whole address, or a kind of email."
    search: String
    "failed or unclear"
    state: String
    sort: String
    descending: Boolean
    page: Int
  ): FailedMailPage!`,
  types: `
  "A page of failed emails."
  type FailedMailPage { items: [FailedMail!]! total: Int! }
  "An email that failed, or whose delivery is unknown."
  type FailedMail {
    id: ID!
    kind: String!
    "The address in part: counselors' lists are no one else's."
    recipient: String!
    "failed or unclear"
    state: String!
    attempts: Int!
    at: DateTime!
    "Reply of the mail server, in its own codes."
    reason: String
    "Whether its text is stored, so it can be resent."
    canRetry: Boolean!
  }`,
  who: ['ADMINS'],
  async resolve({ search, state, ...view }, { services }) {
    if (state && !failedStates.some((one) => one === state))
      throw badInput({ state: messages.choice(failedStates) });
    const words = (search ?? '').replaceAll('\u0000', '').trim().slice(0, 320).toWellFormed();
    const { items, total } = await readTablePage(
      services.database.pool,
      {
        id: 'text',
        kind: 'text',
        recipient: 'text',
        state: 'text',
        attempts: 'number',
        at: 'timestamp',
        reason: 'text?',
        canRetry: 'boolean',
      },
      {
        sort: 'at',
        sorts: { at: 't.at', kind: 't.kind' },
        params: [words.toLowerCase(), state ?? null],
        rows: `select id, kind, recipient, attempts, last_error as reason,
            case status when 'unknown' then 'unclear' else status end as state,
            coalesce(ended_at, created_at) as at, status = 'failed' and ${isResendable} as "canRetry"
          from mail where status in ('failed', 'unknown')
            and ($1 = '' or lower(recipient) = $1 or kind = replace($1, ' ', '-'))
            and ($2::text is null or status = case $2 when 'unclear' then 'unknown' else $2 end)`,
      },
      { ...view, descending: view.sort ? (view.descending ?? false) : true },
    );
    return {
      items: items.map((one) => ({ ...one, recipient: maskAddress(one.recipient) })),
      total,
    };
  },
});

const chosen = (ids: readonly string[]) => ids.filter(isUuid).slice(0, mostAtOnce);

/** `retryMails(ids)`: resends failed emails whose text is still stored. */
const retryMails = operation<'retryMails', HealthServices>({
  kind: 'Mutation',
  name: 'retryMails',
  field: `
  "Retries failed emails whose text is stored. At most 200 at once."
  retryMails(ids: [ID!]!): RetriedMails!`,
  types: `
  "The result of retrying emails."
  type RetriedMails { retried: Int! "Emails whose text isn’t stored." left: Int! }`,
  who: ['ADMINS'],
  async resolve({ ids }, call) {
    const by = signedIn(call);
    const { services, world } = call;
    return transaction(services.database.pool, async (tx) => {
      const { requeued, without } = await requeueMail(tx, world.now(), { ids: chosen(ids) });
      if (requeued > 0)
        await writeAuditEntry(tx, world, by, {
          action: 'retryMails',
          subject: 'Mail',
          subjectId: null,
          details: { amount: requeued },
        });
      return { retried: requeued, left: without };
    });
  },
});

/** `failedJobs(...)`: jobs that failed for good. */
const failedJobs = operation<'failedJobs', HealthServices>({
  kind: 'Query',
  name: 'failedJobs',
  field: `
  "Jobs that failed for good, the latest first unless asked otherwise."
  failedJobs(sort: String, descending: Boolean, page: Int): FailedJobPage!`,
  types: `
  "A page of failed jobs."
  type FailedJobPage { items: [FailedJob!]! total: Int! }
  "A job that failed at its last attempt."
  type FailedJob {
    "As in the log."
    id: ID!
    kind: String!
    at: DateTime!
    attempts: Int!
    "Name, code and place of the error, never its message."
    reason: String!
  }`,
  who: ['ADMINS'],
  async resolve(view, { services }) {
    const { items, total } = await readTablePage(
      services.database.pool,
      deadJobsTable.columns,
      { ...deadJobsTable, sort: 'at', sorts: { at: 't."diedAt"', kind: 't.kind' } },
      { ...view, descending: view.sort ? (view.descending ?? false) : true },
    );
    return {
      items: items.map(({ diedAt: at, ...job }) => ({ ...job, at })),
      total,
    };
  },
});

/** `retryJobs(ids)`: restarts failed jobs; returns how many. */
const retryJobs = operation<'retryJobs', HealthServices>({
  kind: 'Mutation',
  name: 'retryJobs',
  field: `
  "Retries failed jobs, at most 200 at once, and returns how many. A job replaced by a newer one is dropped."
  retryJobs(ids: [ID!]!): Int!`,
  who: ['ADMINS'],
  async resolve({ ids }, call) {
    const by = signedIn(call);
    const { services, world } = call;
    const count = await services.jobs.retryDead(chosen(ids));
    if (count > 0)
      await writeAuditEntry(services.database.pool, world, by, {
        action: 'retryJobs',
        subject: 'Job',
        subjectId: null,
        details: { amount: count },
      });
    return count;
  },
});

/** The admin calls about failed emails and jobs. */
export const healthOperations = [failedMails, retryMails, failedJobs, retryJobs] as const;
