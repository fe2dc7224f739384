import { userTypes } from '../../../platform/model/viewer.ts';
import { idsIn } from '../../../platform/pages/matching-ids.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { readTable, withoutSelection } from '../../../ui/tables/table-address.ts';
import { mostUsers, userStates } from './user-choices.ts';
import { managedUsers } from './users-queries.ts';
import { bulkUserActs, whySkipped } from '../user-changes/why-skipped.ts';

/** What the table of users is sorted by; by the address unless said. */
export const userSorts = ['email', 'name', 'userType', 'createdAt'] as const;

/** What an address of the page of users asks for. */
export function readUsersAddress(search: URLSearchParams) {
  return {
    asked: readTable(search, userSorts),
    filter: {
      userType: userTypes.find((one) => one === search.get('type')) ?? null,
      state: userStates.find((one) => one === search.get('state')) ?? null,
    },
  };
}

/** Reads a page of as many accounts as can be selected. */
export const readManyUsers =
  (call: PageCall, search: URLSearchParams, ids: readonly string[] | null = null) =>
  async (page: number) => {
    const { asked, filter } = readUsersAddress(search);
    const which = ids === null ? { ...asked, ...filter } : { ids: [...ids] };
    return (await call.query(managedUsers, { ...which, page, limit: mostUsers })).manageUsers;
  };

/** What the page shows, and the question that its address asks. */
export async function loadUsers(call: PageCall, { searchParams, search }: URL) {
  const { asked, filter } = readUsersAddress(searchParams);
  const { items, total } = (await call.query(managedUsers, { ...asked, ...filter })).manageUsers;
  const asks = searchParams.get('ask') ?? '';
  const act = bulkUserActs.find((one) => one === asks) ?? null;
  const isAll = searchParams.has('all') && total <= mostUsers;
  const chosen = idsIn(searchParams.getAll('id'));
  const isRead = act !== null && (isAll || chosen.length > 0);
  const found = isRead
    ? (await readManyUsers(call, searchParams, isAll ? null : chosen)(1)).items
    : [];
  const own = call.viewer?.id ?? null;
  return {
    items,
    total,
    asked,
    filter,
    asks,
    act,
    chosen,
    own,
    all: isAll ? total : null,
    question: found.map((user) => ({
      id: user.id,
      name: user.name || user.email,
      skipped: act && whySkipped(act, user, own),
    })),
    query: withoutSelection(search),
    undo: searchParams.get('undo'),
  };
}
