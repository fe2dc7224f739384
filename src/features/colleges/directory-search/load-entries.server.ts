import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows, type ColumnsOf } from '../../../platform/database/read-rows.ts';
import type { DirectoryEntry, PublicCard } from './directory-entry.ts';

const entryRow: ColumnsOf<EntryRow> = {
  id: 'text',
  name: 'text',
  slug: 'text?',
  city: 'text',
  state: 'text',
  country: 'text?',
  collegeType: 'text[]',
  campusSize: 'text[]',
  campusSetting: 'text[]',
  onlineCoursePct: 'number?',
  graduateOnly: 'boolean?',
  admissionRatePct: 'number?',
  netPrice: 'number?',
  boothUrl: 'text?',
  applyUrl: 'text?',
  description: 'text?',
  logo: 'text?',
  latitude: 'number?',
  longitude: 'number?',
  majors: 'text?',
  associateMajors: 'text?',
  aliases: 'text[]',
  postalCode: 'text?',
};

/** Majors arrive as one text: splitting it is much faster than parsing PostgreSQL's lists. */
type EntryRow = Omit<PublicCard, 'majors' | 'associateMajors'> & {
  readonly majors: string | null;
  readonly associateMajors: string | null;
  readonly aliases: readonly string[];
  readonly postalCode: string | null;
};

/** Separates majors; text that people enter contains no control characters. */
const separator = '\u001f';

/** Only public data is read at all. */
const everyEntry = `
  select c.id, c.name, c.slug, c.city, c.state, c.country, c.booth_url as "boothUrl",
    c.description, c.logo, c.latitude, c.longitude,
    coalesce(p.college_type, '{}') as "collegeType", coalesce(p.campus_size, '{}') as "campusSize",
    coalesce(p.campus_setting, '{}') as "campusSetting", array_to_string(p.majors, chr(31)) as majors,
    array_to_string(p.associate_majors, chr(31)) as "associateMajors",
    p.online_course_pct as "onlineCoursePct", p.graduate_only as "graduateOnly",
    p.admission_rate_pct as "admissionRatePct", p.net_price as "netPrice", p.apply_url as "applyUrl",
    coalesce(a.aliases, '{}') as aliases, c.postal_code as "postalCode"
  from college c
  left join college_profile p on p.college_id = c.id
  left join college_alias a on a.college_id = c.id`;

/** Only colleges that are open to students. */
const entries = `${everyEntry}
  where c.status = 'active'`;

/** Rows per statement: a page takes a few milliseconds to read, between which others are served. */
const pageSize = 200;

/** Reads all colleges of the directory, page by page in the order of their identifiers. */
export async function* loadAllEntries(
  database: Queryable,
): AsyncGenerator<readonly DirectoryEntry[]> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await readRows(
      database,
      entryRow,
    )({
      name: 'directory-page',
      text: `${entries} and c.id > $1 order by c.id limit ${pageSize}`,
      values: [after],
    });
    yield rows.map(readEntry);
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return;
    after = last.id;
  }
}

/** Reads those of the given colleges that belong in the directory. */
export async function loadEntries(
  database: Queryable,
  ids: readonly string[],
): Promise<DirectoryEntry[]> {
  const rows = await readRows(
    database,
    entryRow,
  )({
    name: 'directory-some',
    text: `${entries} and c.id = any($1::uuid[])`,
    values: [ids],
  });
  return rows.map(readEntry);
}

/** Reads the colleges outside the directory: drafts and closed ones. For admins. */
export async function loadHiddenEntries(database: Queryable): Promise<DirectoryEntry[]> {
  const rows = await readRows(
    database,
    entryRow,
  )({
    name: 'directory-hidden',
    text: `${everyEntry} where c.status <> 'active'`,
  });
  return rows.map(readEntry);
}

/** Thousands of colleges share a few hundred texts: one copy of each is enough. */
const copies = new Map<string, string>();

const share = (texts: readonly string[]): string[] =>
  texts.map((text) => {
    const copy = copies.get(text);
    if (copy !== undefined) return copy;
    if (copies.size < 2_000) copies.set(text, text);
    return text;
  });

const titlesIn = (joined: string | null): string[] =>
  joined ? share(joined.split(separator)) : [];

function readEntry({ aliases, postalCode, ...card }: EntryRow): DirectoryEntry {
  return {
    aliases,
    postalCode,
    card: {
      ...card,
      collegeType: share(card.collegeType),
      campusSize: share(card.campusSize),
      campusSetting: share(card.campusSetting),
      majors: titlesIn(card.majors),
      associateMajors: titlesIn(card.associateMajors),
    },
  };
}
