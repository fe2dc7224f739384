import { operation } from '../platform/graphql/operation.ts';
import { isUuid } from '../platform/model/kinds.ts';
import { NextTokens } from '../platform/store/next-token.server.ts';
import { listLimit } from '../platform/store/selection.ts';
import type { PeopleServices } from './people-services.ts';

interface Args {
  readonly subjectId?: string | null;
  readonly limit?: number | null;
  readonly nextToken?: string | null;
}

interface AuditEntry {
  readonly id: string;
  readonly at: Date;
  readonly accountId: string | null;
  readonly action: string;
  readonly subject: string;
  readonly subjectId: string | null;
  readonly details: unknown;
}

/** `listAuditEntries(...)`: what admins have done, newest first; of one record, or of all. */
export const listAuditEntries = operation<Args, PeopleServices>({
  kind: 'Query',
  name: 'listAuditEntries',
  field: 'listAuditEntries(subjectId: ID, limit: Int, nextToken: String): AuditPage!',
  types: `
    type AuditPage { items: [AuditEntry!]! nextToken: String }
    "Something an admin did. Field names only: values may be personal, and this is kept for good."
    type AuditEntry {
      id: ID!
      at: DateTime!
      "Who did it; null once that account is gone."
      accountId: ID
      action: String!
      subject: String!
      subjectId: ID
      details: JSON!
    }`,
  who: ['ADMINS'],
  async resolve({ subjectId, limit, nextToken }, { services }) {
    if (subjectId && !isUuid(subjectId)) return { items: [], nextToken: null };
    const tokens = new NextTokens(services.env.secret);
    const scope = `audit ${subjectId ?? ''}`;
    const most = listLimit(limit);
    const { rows } = await services.database.pool.query<AuditEntry>(
      `select id, at, account_id as "accountId", action, subject, subject_id as "subjectId", details
       from audit_entry
       where ($1::uuid is null or subject_id = $1) and ($2::uuid is null or id < $2)
       order by id desc limit $3`,
      [subjectId ?? null, nextToken ? tokens.read(scope, nextToken) : null, most + 1],
    );
    const items = rows.slice(0, most);
    const last = items.at(-1);
    return { items, nextToken: rows.length > most && last ? tokens.write(scope, last.id) : null };
  },
});
