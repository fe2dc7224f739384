import { readRows, row, type RowOf } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { soughtIn } from './school-words.ts';

const foundSchoolRow = row({ id: 'text', name: 'text', city: 'text', state: 'text' });

/** A school, with what tells it apart from others of the same name. */
export type FoundSchool = RowOf<typeof foundSchoolRow>;

/** The minimum and maximum length of a search. */
const fewest = 3;
const longest = 100;
/** The text that schools are found by; the index has the same expression. */
const foundBy = "lower(name || ' ' || city || ' ' || state)";
/** Maximum matches to rank: three letters may match half the list. */
const looked = 400;

/**
 * `findSchools(...)`: schools of the imported list and those that counselors entered, by letters of
 * name, city and state in any order, abbreviated or in full; schools whose name begins with the search
 * come first.
 */
export const findSchools = operation<'findSchools'>({
  kind: 'Query',
  name: 'findSchools',
  field: `
  "Finds schools by three or more letters of name, city and state. Default limit 10, maximum 50."
  findSchools(search: String!, limit: Int): [FoundSchool!]!`,
  types: `
  "A school found by a search."
  type FoundSchool { id: ID! name: String! city: String! state: String! }`,
  who: ['signedIn'],
  async resolve({ search, limit }, { services }): Promise<readonly FoundSchool[]> {
    const typed = search.toWellFormed().replaceAll('\u0000', '').slice(0, longest).toLowerCase();
    const words = typed.split(/[\s,]+/).filter((word) => word !== '');
    if ([...words.join('')].length < fewest) return [];
    const start = `${asPattern(typed.trim())}%`;
    const values: string[] = [];
    const asValue = (value: string) => `$${values.push(value) + 2}`;
    // One condition per word: `like all` would not use the index.
    const fits = soughtIn(words)
      .map(({ words: all, orElse }) => {
        const said = all.map((word) => `${foundBy} like ${asValue(`%${asPattern(word)}%`)}`);
        const either = orElse === null ? '' : ` or ${foundBy} ~ ${asValue(orElse)}`;
        return `(${said.join(' and ')}${either})`;
      })
      .join(' and ');
    return readRows(services.database.pool, foundSchoolRow)(
      `select id, name, city, state from (
         (select *, true as begins from counselor_school where name_lower like $1
          order by name_lower limit $2)
         union all
         (select *, false from counselor_school
          where ${fits} and name_lower not like $1 limit ${looked})) found
       order by begins desc, length(name), name_lower, city, id limit $2`,
      [start, Math.min(Math.max(limit ?? 10, 1), 50), ...values],
    );
  },
});

/** Escapes text for a LIKE pattern. */
const asPattern = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
