import { noOne, type UserType, type Viewer } from '../../../platform/model/viewer.ts';
import { userTypeToRole } from '../session-attributes.ts';

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
  readonly c9: string | null;
  readonly [fact: `c${number}`]: unknown;
}

/** The viewer a row of the statement speaks of. */
export function viewerOf(
  row: ViewerRow,
  kinds: readonly string[],
  { adminsNeedSecondFactor = false }: ViewerRules = {},
): Viewer {
  const isAdmin = row.c6 === 'admin' || row.c6 === 'admin6x6';
  if (adminsNeedSecondFactor && isAdmin && !row.c8)
    return { ...noOne, sessionId: row.c1, expiresAt: row.c2, waitsFor: 'second-factor' };
  const holds: Record<string, readonly string[]> = {};
  kinds.forEach((kind, index) => {
    const ids = row[`c${index + 10}`];
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
    ...(row.c9 === null ? {} : { locale: row.c9 }),
  };
}
