import { nobody, type UserType, type Viewer } from '../platform/model/viewer.ts';
import type { Queryable } from '../platform/database/queryable.ts';
import type { World } from '../platform/world.ts';
import { isGuestToken, readGuest } from './guest-credential.server.ts';
import { openSessionToken } from './engine/session-token.server.ts';
import { isDueForRenewal, renewSessions } from './engine/renew-session.server.ts';
import { userTypeToRole } from './user-type-to-role.ts';
import { viewerStatement, type ViewerFact, type ViewerStatement } from './viewer-statement.ts';

/** What an installation asks of people before they have their role. */
export interface ViewerRules {
  /** Admins of both kinds are guests until their session has shown a second factor. */
  readonly adminsNeedSecondFactor?: boolean;
}

/** A row of the viewer statement; the ids of the facts follow. */
export interface ViewerRow {
  readonly c0: string;
  readonly c1: string;
  readonly c2: Date;
  readonly c3: Date;
  readonly c4: string;
  readonly c5: string;
  readonly c6: UserType;
  readonly c7: boolean;
  readonly c8: boolean;
  readonly [fact: `c${number}`]: unknown;
}

// One prepared statement for each set of facts; a house has one set. Found by the array itself, and
// by what is in it when a caller brings a new array each time.
const statements = new WeakMap<readonly ViewerFact[], ViewerStatement>();
const statementsByContent = new Map<string, ViewerStatement>();

/**
 * Who is calling: checks the signature, then reads session, account and facts in one prepared
 * statement. Renews a session once a day.
 *
 * @param credential the `token` of `findCredential`
 * @param facts best always the same array: the statement is then found at once
 * @returns null for a credential that is not ours, has ended, or whose account is gone
 */
export async function readViewer(
  pool: Queryable,
  secret: string,
  credential: string,
  facts: readonly ViewerFact[],
  world: World,
): Promise<Viewer | null> {
  if (isGuestToken(credential)) return readGuest(secret, credential, world);
  const token = openSessionToken(secret, credential);
  if (token === null) return null;
  const { name, text, kinds } = statementFor(facts);
  const { rows } = await pool.query<ViewerRow>({ name, text, values: [token, world.now()] });
  const row = rows[0];
  if (!row) return null;
  if (isDueForRenewal(row.c3, world)) await renewSessions(pool, world, [row.c1]);
  return viewerOf(row, kinds);
}

function statementFor(facts: readonly ViewerFact[]): ViewerStatement {
  const known = statements.get(facts);
  if (known) return known;
  const content = JSON.stringify(facts);
  const statement = statementsByContent.get(content) ?? viewerStatement(facts);
  statementsByContent.set(content, statement);
  statements.set(facts, statement);
  return statement;
}

/** The viewer a row of the statement speaks of. */
export function viewerOf(
  row: ViewerRow,
  kinds: readonly string[],
  { adminsNeedSecondFactor = false }: ViewerRules = {},
): Viewer {
  const isAdmin = row.c6 === 'admin' || row.c6 === 'admin6x6';
  if (adminsNeedSecondFactor && isAdmin && !row.c8)
    return { ...nobody, sessionId: row.c1, expiresAt: row.c2, waitsFor: 'second-factor' };
  const holds: Record<string, readonly string[]> = {};
  kinds.forEach((kind, place) => {
    const ids = row[`c${place + 9}`];
    holds[kind] = Array.isArray(ids) ? ids : [];
  });
  return {
    id: row.c4,
    role: userTypeToRole(row.c6),
    approved: row.c7,
    holds,
    email: row.c5,
    sessionId: row.c1,
    expiresAt: row.c2,
  };
}
