import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { checkValues } from '../../../platform/model/check-values.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { notFound, rateLimited } from '../../../platform/model/refusal.ts';
import { claimsOf, readClaim, remindOfClaim, type Claim } from '../claims.server.ts';
import { collegeRefusals } from '../college-refusals.messages.ts';
import { preparedRepFields } from '../college-steps.ts';

const dayLong = 24 * 3_600_000;
/** Time between a claim, or a reminder, and the next reminder. */
const remindEvery = 2 * dayLong;
/** Decisions that the usual time is taken from: enough to be usual, and recent. */
const enoughDecisions = 5;
const recentDays = 90;
/** Maximum number of fairs to choose, as for paying. */
const mostFairs = 100;

/** What a claimant learns about their open claim. Reps' names stay hidden. */
interface PendingClaim {
  readonly claim: Claim;
  readonly hasReps: boolean;
  readonly usualDays: number | null;
  readonly remindFrom: Date;
  readonly title: string | null;
  readonly phone: string | null;
}

/** `pendingClaim`: the caller's open claim, who decides, and how long that usually takes. */
const pendingClaim = operation<'pendingClaim', PeopleServices>({
  kind: 'Query',
  name: 'pendingClaim',
  field: `
  "Returns the caller’s open request to represent a college; null if there is none."
  pendingClaim: PendingClaim`,
  types: `
  "An open request, as the person who made it sees it."
  type PendingClaim {
    claim: CollegeClaim!
    "Whether the college has confirmed reps, who decide; otherwise an admin does."
    hasReps: Boolean!
    "The days in which half of the recent requests were decided, rounded up; null while there are too few."
    usualDays: Int
    "From when the caller can send a reminder."
    remindFrom: DateTime!
    "What they prepared of themselves as a rep."
    title: String
    phone: Phone
  }`,
  who: ['COLLEGES'],
  async resolve(_, context): Promise<PendingClaim | null> {
    const by = signedIn(context);
    const { services, world } = context;
    const { pool } = services.database;
    const claim = (await claimsOf(pool, by.id)).find(({ status }) => status === 'open');
    if (!claim) return null;
    const since = new Date(world.now().getTime() - recentDays * dayLong);
    const [row] = await readRows(pool, {
      hasReps: 'boolean',
      remindedAt: 'timestamp?',
      usualDays: 'number?',
      title: 'text?',
      phone: 'text?',
    })(
      `select m.reminded_at as "remindedAt", m.rep_title as title, m.rep_phone as phone,
         exists (select from college_rep r join account a on a.id = r.user_id
           where r.college_id = m.college_id and r.confirmed_at is not null
             and a.email_verified and a.deleted_at is null) as "hasReps",
         (select case when count(*) >= $3 then greatest(1, ceil(
             percentile_cont(0.5) within group
               (order by extract(epoch from d.decided_at - d.created_at)) / 86400))::int end
           from college_claim d
           where d.status in ('approved', 'rejected') and d.decided_at > $2) as "usualDays"
       from college_claim m where m.id = $1`,
      [claim.id, since, enoughDecisions],
    );
    if (!row) return null;
    const { remindedAt, ...rest } = row;
    const last = remindedAt ?? claim.createdAt;
    return {
      claim,
      ...rest,
      remindFrom: new Date(last.getTime() + remindEvery),
    };
  },
});

/** `remindAboutClaim(...)`: emails those who decide once more, at most every two days. */
const remindAboutClaim = operation<'remindAboutClaim', PeopleServices>({
  kind: 'Mutation',
  name: 'remindAboutClaim',
  field: `
  "Reminds those who decide about the caller’s own open request: its reps and the organizers, every two days at most."
  remindAboutClaim(claimId: ID!): CollegeClaim!`,
  who: ['COLLEGES'],
  async resolve({ claimId }, context) {
    const by = signedIn(context);
    const { services, world } = context;
    return services.writer.change(async (tx) => {
      const last = await lockOpen(tx, by.id, claimId);
      const wait = last.getTime() + remindEvery - world.now().getTime();
      if (wait > 0) throw rateLimited(Math.ceil(wait / 1000));
      await tx.query('update college_claim set reminded_at = $2 where id = $1', [
        claimId,
        world.now(),
      ]);
      const claim = await readClaim(tx, claimId);
      await remindOfClaim(tx, context, claim);
      return claim;
    });
  },
});

/**
 * Locks the caller's open claim.
 * @returns when those who decide were last told
 * @throws Refusal NOT_FOUND
 */
async function lockOpen(tx: Queryable, accountId: string, claimId: string): Promise<Date> {
  const rows = isUuid(claimId)
    ? await readRows(tx, { last: 'timestamp' })(
        `select coalesce(reminded_at, created_at) as last from college_claim
         where id = $1 and account_id = $2 and status = 'open' for update`,
        [claimId, accountId],
      )
    : [];
  const row = rows[0];
  if (!row) throw notFound(apiSentence(collegeRefusals.noOpenClaim));
  return row.last;
}

/** `chosenFairs`: the fairs that the caller chose while their request was pending. */
const chosenFairs = operation<'chosenFairs', PeopleServices>({
  kind: 'Query',
  name: 'chosenFairs',
  field: `
  "Lists the ids of the fairs the caller chose before they could register: with their open request, or with the one that made them a rep."
  chosenFairs: [ID!]!`,
  who: ['COLLEGES'],
  async resolve(_, context): Promise<readonly string[]> {
    const { id, holds } = signedIn(context);
    const rows = await readRows(context.services.database.pool, { fairId: 'text' })(
      `select unnest(fair_ids) as "fairId" from college_claim
       where id = (select m.id from college_claim m
         where m.account_id = $1 and (m.status = 'open'
           or (m.status = 'approved' and m.college_id = any($2::uuid[])))
         order by m.id desc limit 1)`,
      [id, holds['college'] ?? []],
    );
    return rows.map(({ fairId }) => fairId);
  },
});

/** `prepareClaim(...)`: keeps what a claimant prepares for the day they're confirmed. */
const prepareClaim = operation<'prepareClaim', PeopleServices>({
  kind: 'Mutation',
  name: 'prepareClaim',
  field: `
  "Keeps what the caller prepares with their own open request; what is left out stays. It becomes part of nothing before the request is approved, and registers for no fair."
  prepareClaim(input: PrepareClaimInput!): Boolean!`,
  types: `
  "The preparations of someone whose request is pending."
  input PrepareClaimInput {
    claimId: ID!
    "The fairs to register for, as a reminder."
    fairIds: [ID!]
    "Their job title and phone number as a rep."
    title: String
    phone: Phone
  }`,
  who: ['COLLEGES'],
  async resolve({ input: { claimId, fairIds, ...rep } }, context): Promise<boolean> {
    const by = signedIn(context);
    const { services, world } = context;
    const { title, phone } = checkValues(preparedRepFields, rep, world.now());
    await services.writer.change(async (tx) => {
      await lockOpen(tx, by.id, claimId);
      await tx.query(
        `update college_claim set
           fair_ids = coalesce((select array_agg(f.id order by f.start_time, f.id) from fair f
             where f.id = any($2::uuid[]) and f.published_at is not null
               and f.cancelled_at is null), case when $2::uuid[] is null then fair_ids else '{}' end),
           rep_title = case when $3 then $4 else rep_title end,
           rep_phone = case when $5 then $6 else rep_phone end
         where id = $1`,
        [
          claimId,
          fairIds ? fairIds.filter((id) => isUuid(id)).slice(0, mostFairs) : null,
          'title' in rep,
          title ?? null,
          'phone' in rep,
          phone ?? null,
        ],
      );
    });
    return true;
  },
});

/** What someone does while their claim is pending, in the order of the schema. */
export const pendingClaimCalls = [
  pendingClaim,
  remindAboutClaim,
  chosenFairs,
  prepareClaim,
] as const;
