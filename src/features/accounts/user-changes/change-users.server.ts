import {
  writeAuditEntries,
  writeAuditEntry,
} from '../../../platform/audit/write-audit-entry.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows, textOf } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { messages } from '../../../platform/model/messages.ts';
import { badInput, notFound } from '../../../platform/model/refusal.ts';
import { userTypes, type UserType } from '../../../platform/model/viewer.ts';
import { approveAccounts } from './approve-account.server.ts';
import {
  signedIn,
  type PeopleCall,
  type PeopleServices,
  type SignedIn,
} from '../people-services.ts';
import { resetOne } from '../second-factor/reset-second-factor.server.ts';
import { setUserType } from './set-user-type.server.ts';
import { disableAccounts } from './disable-accounts.server.ts';
import { lockAccounts } from './lock-accounts.server.ts';
import { mostUsers, userActs, type UserAct } from '../user-list/user-choices.ts';

/** How many were changed, and the key that takes it back. */
interface Changed {
  readonly count: number;
  readonly undo: string | null;
}

/** A change of accounts that are locked. */
interface Change {
  readonly tx: Queryable;
  readonly context: PeopleCall;
  readonly by: SignedIn;
  readonly ids: readonly string[];
  readonly userType: UserType | null;
  /** What the audit log keeps of each. */
  readonly note: Readonly<Record<string, string>>;
}

type Changer = (change: Change) => Promise<readonly string[]>;

const disabling =
  (disabled: boolean): Changer =>
  ({ tx, context, by, ids, note }) =>
    disableAccounts(tx, context.world, by, ids, disabled, note);

const approving =
  (approved: boolean): Changer =>
  async ({ tx, context, by, ids, note }) => {
    const rows = await readRows(tx, { id: 'text' })(
      `select id from account where id = any($1::uuid[]) and user_type in ('counselor', 'college')
         and (approved_at is not null) <> $2`,
      [ids, approved],
    );
    const { world } = context;
    const others = rows.map(({ id }) => id);
    const changed = await approveAccounts(tx, world, others, approved);
    await writeAuditEntries(
      tx,
      world,
      by,
      changed.map((subjectId) => ({
        action: 'approveUser',
        subject: 'Account',
        subjectId,
        details: { approved, ...note },
      })),
    );
    return changed;
  };

const changers: Readonly<Record<UserAct, Changer>> = {
  disable: disabling(true),
  enable: disabling(false),
  approve: approving(true),
  unapprove: approving(false),
  async secondFactor({ tx, context, by, ids }) {
    const changed: string[] = [];
    for (const id of ids) if (await resetOne(tx, context, by, id)) changed.push(id);
    return changed;
  },
  async type({ tx, context, by, ids, userType }) {
    if (userType === null) throw badInput({ userType: messages.choice(userTypes) });
    const rows = await readRows(tx, { id: 'text' })(
      `select id from account where id = any($1::uuid[]) and email_verified and user_type <> $2
       order by id`,
      [ids, userType],
    );
    for (const { id: accountId } of rows) {
      await setUserType(tx, context.world, by, { accountId, userType });
      await writeAuditEntry(tx, context.world, by, {
        action: 'setUserType',
        subject: 'Account',
        subjectId: accountId,
        details: { userType },
      });
    }
    return rows.map(({ id }) => id);
  },
};

/** What each act is taken back by; the others can't be. */
const opposites = new Map<UserAct, UserAct>([
  ['disable', 'enable'],
  ['enable', 'disable'],
  ['approve', 'unapprove'],
  ['unapprove', 'approve'],
]);

/** `changeUsers(...)`: does with several accounts what the calls for one account do. */
export const changeUsers = operation<'changeUsers', PeopleServices>({
  kind: 'Mutation',
  name: 'changeUsers',
  field: `
  "Changes up to ${mostUsers} accounts together. Skips the caller’s own, those that are so already and those it can’t be done with."
  changeUsers(
    ids: [ID!]!
    "${userActs.join(', ')}"
    act: String!
    "Where \`act\` is type."
    userType: String
  ): ChangedUsers!`,
  types: `
  "The outcome of a change to several accounts."
  type ChangedUsers {
    count: Int!
    "For undoChangedUsers; null where nothing was changed, and for secondFactor and type."
    undo: ID
  }`,
  who: ['ADMINS'],
  resolve({ ids: named, act: requestedAct, userType: type }, context) {
    const by = signedIn(context);
    const act = userActs.find((one) => one === requestedAct);
    if (!act) throw badInput({ act: messages.choice(userActs) });
    const userType = userTypes.find((one) => one === type) ?? null;
    const { services, world } = context;
    return services.writer.change(async (tx): Promise<Changed> => {
      const ids = await lockAccounts(tx, by, named.slice(0, mostUsers));
      const canUndo = opposites.has(act);
      const undo = world.newId();
      const note: Change['note'] = canUndo ? { undo, act, since: world.now().toISOString() } : {};
      const { length } = await changers[act]({ tx, context, by, ids, userType, note });
      return { count: length, undo: canUndo && length > 0 ? undo : null };
    });
  },
});

/**
 * `undoChangedUsers(undo)`: gives accounts back the state that they had before; those that were changed
 * again since then are left alone.
 * @throws Refusal NOT_FOUND for an unknown key
 */
export const undoChangedUsers = operation<'undoChangedUsers', PeopleServices>({
  kind: 'Mutation',
  name: 'undoChangedUsers',
  field: `
  "Undoes one call of \`changeUsers\`, by its \`undo\` key. Accounts changed again since then are left alone."
  undoChangedUsers(undo: ID!): ChangedUsers!`,
  who: ['ADMINS'],
  resolve({ undo }, context) {
    const by = signedIn(context);
    return context.services.writer.change(async (tx): Promise<Changed> => {
      const rows = await readRows(tx, { id: 'text', act: textOf<UserAct>(), again: 'boolean' })(
        `select e.subject_id as id, e.details ->> 'act' as act, exists (
           select from audit_entry x where x.subject = 'Account' and x.subject_id = e.subject_id
             and x.action = e.action and (x.at, x.id) > (e.at, e.id)) as again
         from audit_entry e
         where e.subject = 'Account' and e.details ->> 'undo' = $1`,
        [undo],
      );
      const opposite = rows[0] && opposites.get(rows[0].act);
      if (!opposite) throw notFound();
      const left = rows.filter(({ again }) => !again).map(({ id }) => id);
      const ids = await lockAccounts(tx, by, left);
      const changed = await changers[opposite]({
        tx,
        context,
        by,
        ids,
        userType: null,
        note: { undid: undo },
      });
      return { count: changed.length, undo: null };
    });
  },
});
