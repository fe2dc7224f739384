import cip from './federal-files/cip-2020.json' with { type: 'json' };
import { texts } from '../../platform/model/lists.ts';
import { apiSentence } from '../../platform/model/api-sentence.ts';
import { collegeRuleMessages } from './college-refusals.messages.ts';
import { relatedCodes } from '../subjects/related-codes.ts';
import { subjectOf, undecided } from '../subjects/subjects.ts';

/** A family of fields of study (two-digit CIP code) and the fields in it (four-digit codes). */
export interface MajorFamily {
  readonly code: string;
  readonly title: string;
  /** Titles of the fields, in the order of their codes. */
  readonly fields: readonly string[];
}

const titleOf = new Map<string, string>(
  cip.titles.map(([code = '', title = '']): [string, string] => [code, title]),
);

/**
 * The families of the Classification of Instructional Programs 2020 (NCES), in the order of their
 * codes. Student preferences, college majors and the federal file all use titles of this list.
 */
export const majorFamilies: readonly MajorFamily[] = [...titleOf]
  .filter(([code]) => code.length === 2)
  .map(([code, title]) => ({
    code,
    title,
    fields: [...titleOf]
      .filter(([field]) => field.startsWith(`${code}.`))
      .map(([, fieldTitle]) => fieldTitle),
  }));

/** The title of a family's or field's code; undefined when CIP 2020 has no such code. */
export const titleOfCode = (code: string): string | undefined => titleOf.get(code);

/** Every title once, each family before its fields: the choices for `majors`. */
export const majorTitles: readonly string[] = [
  ...new Set(majorFamilies.flatMap(({ title, fields }) => [title, ...fields])),
];

const familyTitles = new Set(majorFamilies.map(({ title }) => title));

/** Whether a title names a family, not a single field. (History is both.) */
export const isMajorFamily = (title: string): boolean => familyTitles.has(title);

const places = new Map(majorTitles.map((title, index) => [title, index]));

/** Whether it is something a student can be interested in: a title of the list, or undecided. */
export const isInterest = (title: string): boolean => title === undecided || places.has(title);

/** The position of a title in the list of majors; unknown titles come last. */
export const placeOfMajor = (title: string): number => places.get(title) ?? majorTitles.length;

/** Majors as titles, and the codes that are in no list. */
export interface TaughtMajors {
  readonly titles: readonly string[];
  readonly unknown: readonly string[];
}

/**
 * Maps six-digit CIP codes to the titles of their families and fields, in the order of the list.
 * `further` contains titles of codes added after 2020.
 */
export function nameMajors(
  codes: Iterable<string>,
  further: ReadonlyMap<string, string> = new Map(),
): TaughtMajors {
  const titles = new Set<string>();
  const unknown: string[] = [];
  for (const code of codes) {
    const family = titleOf.get(code.slice(0, 2)) ?? further.get(code.slice(0, 2));
    const field = titleOf.get(code.slice(0, 5)) ?? further.get(code.slice(0, 5));
    if (family === undefined && field === undefined) unknown.push(code);
    if (family !== undefined) titles.add(family);
    if (field !== undefined) titles.add(field);
  }
  const sorted = [...titles].sort((one, other) => placeOfMajor(one) - placeOfMajor(other));
  return { titles: sorted, unknown };
}

/** A family of majors, as far as a college teaches it. */
export interface TaughtFamily {
  readonly title: string;
  /** Empty where only the family is known. */
  readonly fields: readonly string[];
}

/**
 * A college's majors by families, in the order of the list; a field brings along its family when
 * the college does not name it. Unknown titles come last, each by itself.
 */
export function groupMajors(majors: readonly string[]): readonly TaughtFamily[] {
  const taught = new Set(majors);
  const families = majorFamilies.flatMap(({ title, fields }): TaughtFamily[] => {
    const shown = fields.filter((field) => taught.has(field) && field !== title);
    return taught.has(title) || shown.length > 0 ? [{ title, fields: shown }] : [];
  });
  const placed = new Set(families.flatMap(({ title, fields }) => [title, ...fields]));
  const others = majors.filter((title) => !placed.has(title));
  return [...families, ...others.map((title) => ({ title, fields: [] }))];
}

/**
 * Majors as people enter them: exact titles of families and fields of CIP 2020, so that student
 * preferences, college majors and imports can be compared.
 */
export const listOfMajors = () =>
  texts({
    of: majorTitles,
    otherwise: apiSentence(collegeRuleMessages.major),
  });

/** What a student would like to study: majors, or that it's undecided. */
export const listOfInterests = () =>
  texts({
    of: [undecided, ...majorTitles],
    otherwise: apiSentence(collegeRuleMessages.major),
  });

/**
 * The titles that answer a student's interest: the title itself, all fields of a family, and what
 * leads to the same subject (`relatedCodes`).
 */
export function answersTo(title: string): readonly string[] {
  const key = subjectOf(title);
  const related = key === undefined ? [] : (relatedCodes[key] ?? []);
  const titles = [title, ...related.flatMap((code) => titleOf.get(code) ?? [])];
  const withFields = titles.flatMap((one) => [
    one,
    ...majorFamilies.flatMap((family) => (family.title === one ? family.fields : [])),
  ]);
  return [...new Set(withFields)];
}
