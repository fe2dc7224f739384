import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import { runsFair } from '../../fairs/fair-organizers.server.ts';
import { writeAuditEntry } from '../../../platform/audit/write-audit-entry.server.ts';
import { oneRow } from '../../../platform/database/one-row.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows, row, textOf } from '../../../platform/database/read-rows.ts';
import { operation, type CallContext } from '../../../platform/graphql/operation.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { checkValues } from '../../../platform/model/check-values.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { conflict, notFound } from '../../../platform/model/refusal.ts';
import { nameOfAccount, personType } from './excluded-person.server.ts';
import type { CallServices } from '../calls/read-call.server.ts';
import { tendRooms } from '../calls/rooms/tend-rooms.server.ts';
import { exclusionFields } from './exclusion-fields.ts';
import { exclusionRefusals as messages } from './exclusion-refusals.messages.ts';
import { leaveLinesAndCalls } from './leave-lines-and-calls.server.ts';

type Context = CallContext<PeopleServices>;

const inTheDatabase = { MUTED: 'muted', REMOVED: 'removed' } as const;

const organizers = ['ADMINS', 'ADMINS6X6'] as const;

const exclusionRow = row({
  id: 'text',
  kind: textOf<keyof typeof inTheDatabase>(),
  reason: 'text',
  at: 'timestamp',
  by: 'text?',
  personId: 'text',
  name: 'text?',
  email: 'text',
  isRep: 'boolean',
});

const mostListed = 200;

/** Those who are muted at a fair or removed, the latest first. */
async function readExclusions(on: Queryable, fairId: string, id: string | null = null) {
  const rows = await readRows(on, exclusionRow)(
    `select e.id, upper(e.kind) as kind, e.reason, e.excluded_at as at, o.email as by,
       a.id as "personId", ${nameOfAccount} as name, a.email, a.user_type = 'college' as "isRep"
     from fair_exclusion e join account a on a.id = e.account_id
     left join account o on o.id = e.excluded_by
     where e.fair_id = $1 and e.lifted_at is null and coalesce($2, e.id) = e.id
     order by e.excluded_at desc, e.id limit ${mostListed}`,
    [fairId, id],
  );
  return rows.map(({ personId, name, email, isRep, ...one }) => ({
    ...one,
    person: { id: personId, name, email, isRep, exclusion: one.kind },
  }));
}

/** @throws Refusal NOT_FOUND for a fair that the caller doesn't run */
async function refuseOtherFairs(context: Context, fairId: string): Promise<{ fairType: string }> {
  const [fair] = isUuid(fairId)
    ? await readRows(context.services.database.pool, { fairType: 'text' })(
        'select fair_type as "fairType" from fair where id = $1',
        [fairId],
      )
    : [];
  if (!fair || !runsFair(signedIn(context), fair.fairType)) throw notFound();
  return fair;
}

/** Whether someone is registered for a fair, or represents a college that exhibits there. */
async function isAtFair(tx: Queryable, fairId: string, accountId: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select from account a where a.id = $2 and (
       exists (select from fair_attendee t where t.fair_id = $1
         and (t.user_id = a.id or lower(t.email) = a.email))
       or exists (select from college_rep r join fair_exhibitor e on e.college_id = r.college_id
         where r.user_id = a.id and r.confirmed_at is not null and e.fair_id = $1))`,
    [fairId, accountId],
  );
  return rowCount === 1;
}

/** `fairExclusions(fairId)`: whom organizers have muted or removed, and why. */
const fairExclusions = operation<'fairExclusions', PeopleServices>({
  kind: 'Query',
  name: 'fairExclusions',
  field: `
  "Returns who is muted at a fair or removed from it, the latest first (at most ${mostListed})."
  fairExclusions(fairId: ID!): [FairExclusion!]!`,
  types: `
  "The limit that organizers set for a person at a fair."
  enum FairExclusionKind {
    "Reads and visits booths, but can’t write, wait in line, be in a call or edit a booth."
    MUTED
    "Can’t enter the fair."
    REMOVED
  }
  "A person who is muted at a fair or removed from it."
  type FairExclusion {
    id: ID!
    person: FairPerson!
    kind: FairExclusionKind!
    "In the words of the organizer."
    reason: String!
    at: DateTime!
    "Email of the organizer; null once the account is erased."
    by: Email
  }${personType}`,
  who: organizers,
  async resolve({ fairId }, context) {
    await refuseOtherFairs(context, fairId);
    return readExclusions(context.services.database.pool, fairId);
  },
});

/**
 * `excludeFromFair(...)`: mutes someone at a fair, or removes them from it. They leave all lines and
 * calls at once. Someone who is muted can be removed, and the other way round.
 */
const excludeFromFair = operation<'excludeFromFair', CallServices>({
  kind: 'Mutation',
  name: 'excludeFromFair',
  field: `
  "Mutes a person at a fair, or removes them from it. They leave all lines and calls. Recorded with the reason."
  excludeFromFair(fairId: ID!, personId: ID!, kind: FairExclusionKind!, reason: String!): FairExclusion!`,
  who: organizers,
  async resolve({ fairId, personId, kind, reason }, context) {
    const by = signedIn(context);
    const { services, world } = context;
    const { fairType } = await refuseOtherFairs(context, fairId);
    if (kind === 'MUTED' && fairType !== 'booth') throw conflict(apiSentence(messages.noBooths));
    const now = world.now();
    const values = checkValues(exclusionFields, { reason }, now);
    const exclusion = await services.writer.change(async (tx) => {
      // One after another for each person.
      const [account] = isUuid(personId)
        ? await readRows(tx, { userType: 'text' })(
            `select user_type as "userType" from account
             where id = $1 and deleted_at is null for no key update`,
            [personId],
          )
        : [];
      if (!account) throw notFound();
      if (by.role !== 'ADMINS' && !(await isAtFair(tx, fairId, personId))) throw notFound();
      if (['admin', 'admin6x6'].includes(account.userType))
        throw conflict(apiSentence(messages.organizers));
      await tx.query(
        `update fair_exclusion set lifted_at = $3, lifted_by = $4
         where fair_id = $1 and account_id = $2 and lifted_at is null`,
        [fairId, personId, now, by.id],
      );
      const id = world.newId();
      await tx.query(
        `insert into fair_exclusion
           (id, fair_id, account_id, kind, reason, excluded_by, excluded_at)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [id, fairId, personId, inTheDatabase[kind], values['reason'], by.id, now],
      );
      const telling = { world, jobs: services.jobs };
      await leaveLinesAndCalls(tx, { fairId, accountId: personId }, telling);
      await writeAuditEntry(tx, world, by, {
        action: 'excludeFromFair',
        subject: 'Account',
        subjectId: personId,
        // The reason stays with it, and is erased with the person.
        details: { exclusion: id, fair: fairId, kind: inTheDatabase[kind] },
      });
      return oneRow(await readExclusions(tx, fairId, id));
    });
    await tendRooms(context);
    return exclusion;
  },
});

/** `liftFairExclusion(id)`: someone can write again, or enter again; false if they can already. */
const liftFairExclusion = operation<'liftFairExclusion', PeopleServices>({
  kind: 'Mutation',
  name: 'liftFairExclusion',
  field: `
  "Lets someone write or enter a fair again. False if they can already."
  liftFairExclusion(id: ID!): Boolean!`,
  who: organizers,
  async resolve({ id }, context) {
    const by = signedIn(context);
    const { services, world } = context;
    const [found] = isUuid(id)
      ? await readRows(services.database.pool, { fairId: 'text', personId: 'text' })(
          `select fair_id as "fairId", account_id as "personId" from fair_exclusion where id = $1`,
          [id],
        )
      : [];
    if (!found) throw notFound();
    await refuseOtherFairs(context, found.fairId);
    return services.writer.change(async (tx) => {
      const { rowCount } = await tx.query(
        `update fair_exclusion set lifted_at = $2, lifted_by = $3
         where id = $1 and lifted_at is null`,
        [id, world.now(), by.id],
      );
      if (!rowCount) return false;
      await writeAuditEntry(tx, world, by, {
        action: 'liftFairExclusion',
        subject: 'Account',
        subjectId: found.personId,
        details: { exclusion: id, fair: found.fairId },
      });
      return true;
    });
  },
});

/** The operations of organizers on whom they mute or remove. */
export const exclusionOperations = [fairExclusions, excludeFromFair, liftFairExclusion] as const;
