import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { NextTokens } from '../../../platform/store/next-token.server.ts';
import { listLimit } from '../../../platform/store/selection.ts';
import { claimRow, claimColumns, claimOf, claimTables, claimType } from '../claims.server.ts';

/** `listClaims(...)`: for admins, claims of all colleges; for a rep, of their own; newest first. */
export const listClaims = operation<'listClaims', PeopleServices>({
  kind: 'Query',
  name: 'listClaims',
  field: `
  "Lists requests to represent a college, newest first: all of them for admins, those for the caller’s college for reps."
  listClaims(status: String = "open", limit: Int, nextToken: String): CollegeClaimPage!`,
  types: `${claimType}
    "A page of requests to represent a college."
    type CollegeClaimPage { items: [CollegeClaim!]! nextToken: String }`,
  who: ['ADMINS', 'COLLEGES'],
  async resolve({ status, limit, nextToken }, context) {
    const by = signedIn(context);
    const { services } = context;
    const tokens = new NextTokens(services.env.secret);
    const scope = `claims ${by.role} ${status ?? ''}`;
    const most = listLimit(limit);
    const rows = await readRows(services.database.pool, claimRow)(
      `select ${claimColumns} from ${claimTables}
       where ($1::uuid[] is null or m.college_id = any($1)) and ($2::text is null or m.status = $2)
         and ($3::uuid is null or m.id < $3)
       order by m.id desc limit $4`,
      [
        by.role === 'ADMINS' ? null : (by.holds['college'] ?? []),
        status ?? null,
        nextToken ? tokens.read(scope, nextToken) : null,
        most + 1,
      ],
    );
    const items = rows.slice(0, most).map(claimOf);
    const last = items.at(-1);
    return { items, nextToken: rows.length > most && last ? tokens.write(scope, last.id) : null };
  },
});
