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
  /** Whether the link is the current one, and its counselor confirmed. */
  isOpen: 'boolean',
});

/** A class found by the code of its link. */
export type FoundClass = RowOf<typeof foundClassRow>;

/** SQL: whether the counselor `o`, whose account is `a`, may have a class. */
export const mayHaveClass = `(o.confirmed_at is not null and a.user_type = 'counselor'
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
       l.ended_at is null and ${mayHaveClass} as "isOpen"
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
 * still lead to the fair.
 */
export const classByCode = operation<'classByCode'>({
  kind: 'Query',
  name: 'classByCode',
  field: `
  "Returns where a class link leads. A link that has ended returns the fair and nothing about the counselor."
  classByCode(code: String!): ClassByCode`,
  types: `
    "The destination of a class link. Without counselor and school, the class has ended."
    type ClassByCode {
      "The fair's address without \`fair-\`."
      fair: String!
      counselor: String
      school: String
    }`,
  who: ['everyone'],
  async resolve({ code }, { services }) {
    const found = await findClass(services.database.pool, code);
    if (!found) return null;
    const isOff = services.features?.off.has('classes') ?? false;
    const { slug: fair, counselor, school, isOpen } = found;
    return isOpen && !isOff ? { fair, counselor, school } : { fair, counselor: null, school: null };
  },
});
