import type { Say } from '../platform/words/speak.ts';
import { collegeTypes } from './college-choices.ts';
import { collegeWords } from './college.words.ts';
import { labelOf } from './label-of.ts';

/** What a fact is made of. */
export interface FactsOfCollege {
  readonly collegeType: readonly string[];
  readonly campusSize: readonly string[];
  readonly campusSetting: readonly string[];
}

/** A fact in words. */
export interface Fact {
  readonly name: string;
  readonly value: string;
}

const places = new Map<string, number>(collegeTypes.map((type, place) => [type, place]));

/** Types in words, control first: `Public, 4-year`. */
export function sayTypes(say: Say, types: readonly string[]): string {
  const sorted = types.toSorted((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0));
  return sorted.map((type) => say(labelOf(type))).join(', ');
}

/** The three facts by which colleges are told apart: kind, size, setting. */
export function sayFacts(say: Say, college: FactsOfCollege): readonly Fact[] {
  const among = (values: readonly string[]) =>
    values.map((value) => say(labelOf(value))).join(', ');
  const orUnknown = (text: string) => (text === '' ? say(collegeWords.notKnown) : text);
  return [
    { name: say(collegeWords.type), value: orUnknown(sayTypes(say, college.collegeType)) },
    { name: say(collegeWords.students), value: orUnknown(among(college.campusSize)) },
    { name: say(collegeWords.setting), value: orUnknown(among(college.campusSetting)) },
  ];
}
