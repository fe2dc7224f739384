import { mayClaim } from '../../colleges/claims.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';

const shortFor: Readonly<Record<string, string>> = {
  univ: 'university',
  u: 'university',
  coll: 'college',
  st: 'saint',
  inst: 'institute',
  tech: 'technical',
  cc: 'community college',
  and: '',
  the: '',
  of: '',
  at: '',
};

/**
 * Normalizes the name of a college: case, accents, marks, small words and the usual abbreviations.
 * `The Univ. of St. Thomas` is `University of Saint Thomas`.
 */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => shortFor[word] ?? word)
    .filter(Boolean)
    .join(' ');

/** The college as entered in a registration. */
export interface ToldCollege {
  readonly name: string;
  /** The contact person's email address. */
  readonly email: string;
  readonly state: string | null;
  readonly postalCode: string | null;
}

/** A candidate college for a registration, and what matches. */
export interface LikelyCollege {
  readonly id: string;
  readonly name: string;
  readonly city: string | null;
  readonly state: string | null;
  readonly postalCode: string | null;
  readonly sameName: boolean;
  /** The contact's address is at the college's domain. */
  readonly sameHost: boolean;
  readonly sameState: boolean;
}

/** Maximum number of colleges compared. */
const most = 60;

/**
 * The published colleges whose name or domain matches a registration, best first.
 * @param search a part of a name to search for as well; its results come last
 */
export async function likelyColleges(
  tx: Queryable,
  registration: ToldCollege,
  search: string | null = null,
): Promise<readonly LikelyCollege[]> {
  const hosts = hostsOf(registration.email);
  const rows = await readRows(tx, {
    domain: 'text?',
    boothUrl: 'text?',
    id: 'text',
    name: 'text',
    city: 'text?',
    state: 'text?',
    postalCode: 'text?',
  })(
    `select id, name, city, state, postal_code as "postalCode", domain, booth_url as "boothUrl"
     from college
     where status = 'active' and (
       name_lower = lower($1) or domain = any($2)
       or domain is null and substring(lower(booth_url) from '^https?://([^/:?#]+)') ~ $3
       or name_lower like $4 or $5::text is not null and name_lower like $5)
     order by name_lower = lower($1) desc, coalesce(domain = any($2), false) desc, name_lower, id
     limit ${most}`,
    [
      registration.name.trim(),
      hosts,
      `(^|\\.)(${hosts.map((host) => host.replaceAll('.', '\\.')).join('|')})$`,
      `%${escapeLike(registration.name.trim().toLowerCase())}%`,
      search === null ? null : `%${escapeLike(search.trim().toLowerCase())}%`,
    ],
  );
  const key = nameKey(registration.name);
  return rows
    .map(({ domain, boothUrl, ...college }) => ({
      ...college,
      sameName: nameKey(college.name) === key,
      sameHost: mayClaim({ email: registration.email }, { domain, boothUrl }),
      sameState:
        registration.state !== null &&
        college.state?.toLowerCase() === registration.state.toLowerCase(),
    }))
    .toSorted((one, other) => weightOf(other) - weightOf(one));
}

/**
 * The one college that clearly matches a registration: by its name, and the host of the contact's
 * address. Null when two match equally, or none does.
 */
export async function findCollegeOf(
  tx: Queryable,
  registration: ToldCollege,
): Promise<string | null> {
  const agreeing = (await likelyColleges(tx, registration)).filter(
    ({ sameName, sameHost }) => sameName && sameHost,
  );
  const zip = registration.postalCode?.slice(0, 5);
  const narrower = [
    agreeing,
    agreeing.filter(({ sameState }) => sameState),
    agreeing.filter(({ postalCode }) => zip !== undefined && postalCode?.slice(0, 5) === zip),
  ];
  return narrower.find((some) => some.length === 1)?.[0]?.id ?? null;
}

const weightOf = ({ sameName, sameHost, sameState }: LikelyCollege): number =>
  (sameName ? 4 : 0) + (sameHost ? 3 : 0) + (sameState ? 1 : 0);

/** The host of an address and its parents, down to two labels: `cs.mit.edu`, `mit.edu`. */
function hostsOf(email: string): readonly string[] {
  const labels = email
    .slice(email.lastIndexOf('@') + 1)
    .toLowerCase()
    .split('.')
    .filter((label) => /^[a-z\d-]+$/.test(label));
  const hosts = labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
  // An address without a host matches nothing.
  return hosts.length > 0 ? hosts : ['invalid'];
}

const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
