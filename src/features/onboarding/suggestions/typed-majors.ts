import type { PageCall } from '../../../platform/pages/page-call.ts';
import { text } from '../../../platform/model/kinds.ts';
import { majorsByLetters } from '../student-setup/student-queries.ts';

const line = text({ max: 120 }).optional();

/** The lines into which subjects are typed, beside those that are ticked. */
export const typedMajors = { major1: line, major2: line, major3: line } as const;

type Typed = Readonly<Record<keyof typeof typedMajors, string | null>>;

/** What is typed, as the list names it: in small letters, or so far that only one is meant. */
export async function readTypedMajors(
  call: PageCall,
  typed: Typed,
): Promise<{ readonly titles: readonly string[]; readonly unknown: readonly string[] }> {
  const titles: string[] = [];
  const unknown: string[] = [];
  for (const name of Object.keys(typedMajors) as (keyof Typed)[]) {
    const search = typed[name];
    if (search === null) continue;
    const { majors } = await call.query(majorsByLetters, { search });
    const meant = [...new Set(majors.flatMap(({ title, fields }) => [title, ...fields]))];
    const found =
      meant.find((title) => title.toLowerCase() === search.toLowerCase()) ??
      (meant.length === 1 ? meant[0] : undefined);
    if (found === undefined) unknown.push(name);
    else titles.push(found);
  }
  return { titles, unknown };
}
