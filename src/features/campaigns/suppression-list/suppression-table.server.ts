import { namesOf } from '../../../platform/email/suppress.server.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { messages } from '../../../platform/model/messages.ts';
import { badInput } from '../../../platform/model/refusal.ts';
import { containing, readTablePage } from '../../../platform/store/table-page.server.ts';
import type { CampaignServices } from '../campaign-services.ts';
import { suppressionReasons, suppressionScopes } from './suppression-choices.ts';

const sorts = { address: 't.address', createdAt: 't."createdAt"' };

/** `suppressionTable(...)`: the addresses that get no email to many, the latest first unless asked otherwise. */
export const suppressionTable = operation<'suppressionTable', CampaignServices>({
  kind: 'Query',
  name: 'suppressionTable',
  field: `
  "Lists addresses that get no bulk email, the latest first unless sorted otherwise."
  suppressionTable(search: String, scope: String, reason: String, sort: String, descending: Boolean, page: Int): SuppressionTable!`,
  types: `
  "A page of suppressed addresses."
  type SuppressionTable { items: [Suppression!]! total: Int! }`,
  who: ['ADMINS'],
  async resolve({ search, scope, reason, ...view }, { services }) {
    if (scope && !suppressionScopes.some((one) => one === scope))
      throw badInput({ scope: messages.choice(suppressionScopes) });
    if (reason && !suppressionReasons.some((one) => one === reason))
      throw badInput({ reason: messages.choice(suppressionReasons) });
    return readTablePage(
      services.database.pool,
      { address: 'text', scope: 'text', reason: 'text', createdAt: 'timestamp' },
      {
        sort: 'createdAt',
        sorts,
        params: [
          containing(search),
          namesOf((search ?? '').replaceAll('\u0000', '').trim().slice(0, 320).toWellFormed()),
          scope ?? null,
          reason ?? null,
        ],
        rows: `select address, scope, reason, created_at as "createdAt", address || ' ' || scope as id
          from mail_suppression
          where ($1::text is null or address like $1 or address = any($2::text[]))
            and ($3::text is null or scope = $3) and ($4::text is null or reason = $4)`,
      },
      view,
    );
  },
});
