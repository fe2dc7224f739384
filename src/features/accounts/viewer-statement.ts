/**
 * Something an entity knows about accounts: a scalar SQL subquery over the alias `a` (the account) that
 * answers `uuid[]`, the ids of the records of that kind which a confirmed link makes the account's
 * own. The kind `approved` is another thing: a boolean, true when the entity vouches for the account.
 */
export interface ViewerFact {
  readonly kind: string;
  readonly sql: string;
}

/** The one statement that reads viewers, and the kinds in the order of its columns. */
export interface ViewerStatement {
  /** Another one for each statement, so that each is prepared under a name of its own. */
  readonly name: string;
  readonly text: string;
  readonly kinds: readonly string[];
}

const approved = 'approved';
let made = 0;

const by = {
  tokens: 's.token = any($1)',
  session: 's.id = $1',
} as const;

/**
 * Puts the statement together. `$1` is a `text[]` of session tokens, or a session's id; `$2`
 * is the present. Columns are read by their place.
 */
export function viewerStatement(
  facts: readonly ViewerFact[],
  found: keyof typeof by,
): ViewerStatement {
  const links = facts.filter(({ kind }) => kind !== approved);
  const vouches = facts.filter(({ kind }) => kind === approved);
  // Students and parents have nothing that an approval could speak for.
  const isApproved = [
    "(a.approved_at is not null and a.user_type not in ('student', 'parent'))",
    ...vouches.map(({ sql }) => `(${sql})`),
  ];
  const columns = [
    's.token',
    's.id',
    's.expires_at',
    's.updated_at',
    'a.id',
    'a.email',
    'a.user_type',
    `coalesce(${isApproved.join(' or ')}, false)`,
    '(s.second_factor_at is not null and (a.two_factor_enabled or s.passkey_id is not null))',
    'a.locale',
    ...links.map(({ sql }) => `(${sql})`),
  ];
  made += 1;
  return {
    name: `read-viewer-${made}`,
    kinds: links.map(({ kind }) => kind),
    text: `select ${columns.map((column, index) => `${column} as c${index}`).join(', ')}
      from session s join account a on a.id = s.account_id
      where ${by[found]} and s.expires_at > $2
        and a.deleted_at is null and a.disabled_at is null`,
  };
}
