import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { mayClaim } from '../claims.server.ts';
import type { CollegeDirectory } from '../college-directory.server.ts';

interface Services extends PeopleServices {
  readonly directory: CollegeDirectory;
}

const fewestLetters = 3;
const most = 12;

/**
 * `collegesToClaim(...)`: finds the college someone represents. Colleges at the domain of the
 * caller's address come first, colleagues' drafts among them; then the directory's results.
 */
export const collegesToClaim = operation<'collegesToClaim', Services>({
  kind: 'Query',
  name: 'collegesToClaim',
  field: `
  "Lists colleges at the domain of the caller’s address and, by three or more letters, those in the directory."
  collegesToClaim(search: String): [ClaimableCollege!]!`,
  types: `
  "A college the caller can ask to represent."
  type ClaimableCollege {
    id: ID!
    name: String!
    city: String!
    state: String!
    "Whether the caller’s address is at its domain."
    yours: Boolean!
  }`,
  who: ['COLLEGES'],
  async resolve({ search }, context) {
    const by = signedIn(context);
    const { database, directory } = context.services;
    const typed = search?.toWellFormed().trim() ?? '';
    const sought = [...typed].length >= fewestLetters;
    const listed = sought ? (await directory.list({ search: typed, limit: most })).items : [];
    const rows = await readRows(database.pool, {
      id: 'text',
      name: 'text',
      city: 'text',
      state: 'text',
      domain: 'text?',
      boothUrl: 'text?',
    })(
      `select id, name, city, state, domain, booth_url as "boothUrl" from college
       where status <> 'closed' and (domain = any($1) or id = any($2::uuid[]))
       order by name_lower, id limit 100`,
      [hostsOf(by.email), listed.map(({ id }) => id)],
    );
    const positions = new Map(listed.map(({ id }, index) => [id, index]));
    return rows
      .map(({ domain, boothUrl, ...college }) => ({
        ...college,
        yours: mayClaim(by, { domain, boothUrl }),
      }))
      .sort(
        (one, other) =>
          Number(other.yours) - Number(one.yours) ||
          (positions.get(one.id) ?? -1) - (positions.get(other.id) ?? -1),
      )
      .slice(0, most);
  },
});

/** The host of an address and its parent domains, without the bare top-level one. */
function hostsOf(email: string): readonly string[] {
  const labels = email.slice(email.lastIndexOf('@') + 1).split('.');
  return labels.slice(0, -1).map((_, from) => labels.slice(from).join('.'));
}
