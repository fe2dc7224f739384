import type { Translate } from '../../platform/i18n/translator-for.ts';
import { collegeTypes } from './college-choices.ts';
import { collegeMessages } from './college.messages.ts';
import { labelOf } from './label-of.ts';

/** The data that facts are made of. */
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
export function describeTypes(t: Translate, types: readonly string[]): string {
  const sorted = types.toSorted((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0));
  return sorted.map((type) => t(labelOf(type))).join(', ');
}

/** The three facts that tell colleges apart: kind, size, setting. */
export function describeFacts(t: Translate, college: FactsOfCollege): readonly Fact[] {
  const among = (values: readonly string[]) => values.map((value) => t(labelOf(value))).join(', ');
  const orUnknown = (text: string) => (text === '' ? t(collegeMessages.notKnown) : text);
  return [
    { name: t(collegeMessages.type), value: orUnknown(describeTypes(t, college.collegeType)) },
    { name: t(collegeMessages.students), value: orUnknown(among(college.campusSize)) },
    { name: t(collegeMessages.setting), value: orUnknown(among(college.campusSetting)) },
  ];
}
