import { majorTitles } from '../../colleges/majors.ts';
import type { FieldProblems, FormValues } from '../../../ui/forms/check-form.ts';
import { typedMajors, type detailsFields } from './details-fields.ts';

const byLetters = new Map(majorTitles.map((title) => [title.toLowerCase(), title]));

type Lines = Pick<FormValues<typeof detailsFields.wishes>, 'majors' | (typeof typedMajors)[number]>;

/** The majors that are ticked and those that are typed beside them, by the titles of the list. */
export function readMajors(
  values: Lines,
  otherwise: string,
): { readonly majors: string[]; readonly problems: FieldProblems | null } {
  const majors = new Set(values.majors ?? []);
  const problems: Record<string, string> = {};
  for (const line of typedMajors) {
    const typed = values[line]?.trim() ?? '';
    if (typed === '') continue;
    const title = byLetters.get(typed.toLowerCase());
    if (title === undefined) problems[line] = otherwise;
    else majors.add(title);
  }
  return { majors: [...majors], problems: Object.keys(problems).length > 0 ? problems : null };
}
