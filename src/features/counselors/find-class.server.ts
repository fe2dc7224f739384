import type { Queryable } from '../../platform/database/queryable.ts';
import { readRows, row, type RowOf } from '../../platform/database/read-rows.ts';
import { operation } from '../../platform/graphql/operation.ts';
import { readClassCode } from './class-code.ts';

const foundClassRow = row({
  id: 'text',
  fairId: 'text',
  slug: 'text',
  counselor: 'text',
  school: 'text',
  /** Whether the link is the current one. */
  isOpen: 'boolean',
  /** Whether the counselor is confirmed: no one sees the names of counselor and school before. */
  isConfirmed: 'boolean',
});

/** A class found by the code of its link. */
export type FoundClass = RowOf<typeof foundClassRow>;

/** SQL: whether the counselor `o`, whose account is `a`, may have a class with names and a list. */
export const mayHaveClass = `(o.confirmed_at is not null and a.user_type = 'counselor'
  and a.deleted_at is null and a.disabled_at is null)`;

/** SQL: the same for a class link, which works before the counselor is confirmed. */
export const mayHaveLink = `(a.user_type = 'counselor' and a.email_verified
  and a.deleted_at is null and a.disabled_at is null)`;

/** The class at a public fair that a code belongs to, even if its link has ended; null if none. */
export async function findClass(
  tx: Queryable,
  text: string | null | undefined,
): Promise<FoundClass | null> {
  const code = readClassCode(text);
  if (code === null) return null;
  const rows = await readRows(tx, foundClassRow)(
    `select c.id, f.id as "fairId", f.slug, s.name as school,
       trim(o.first_name || ' ' || o.last_name) as counselor,
       l.ended_at is null and ${mayHaveLink} as "isOpen",
       ${mayHaveClass} as "isConfirmed"
     from class_link l
     join fair_class c on c.id = l.class_id
     join fair f on f.id = c.fair_id and f.published_at is not null
     join counselor o on o.id = c.counselor_id
     join counselor_school s on s.id = o.counselor_school_id
     join account a on a.id = o.user_id
     where l.code = $1`,
    [code],
  );
  return rows[0] ?? null;
}

/**
 * `classByCode(...)`: where a class link leads, for people who follow it. For a link that has ended,
 * and for every link while classes are off, it returns the fair without the counselor: printed flyers
 * still lead to the fair. An unconfirmed counselor is shown to no one.
 */
export const classByCode = operation<'classByCode'>({
  kind: 'Query',
  name: 'classByCode',
  field: `
  "Returns where a class link leads. Only the link of a confirmed counselor returns who it’s from."
  classByCode(code: String!): ClassByCode`,
  types: `
    "The destination of a class link."
    type ClassByCode {
      "The fair's address without \`fair-\`."
      fair: String!
      "False for a link that has ended."
      isOpen: Boolean!
      counselor: String
      school: String
    }`,
  who: ['everyone'],
  async resolve({ code }, { services }) {
    const found = await findClass(services.database.pool, code);
    if (!found) return null;
    const isOff = services.features?.off.has('classes') ?? false;
    const { slug: fair, counselor, school } = found;
    const isOpen = found.isOpen && !isOff;
    return isOpen && found.isConfirmed
      ? { fair, isOpen, counselor, school }
      : { fair, isOpen, counselor: null, school: null };
  },
});
