import type { Say } from '../platform/words/speak.ts';
import type { Message } from '../platform/words/words.ts';
import {
  counselorTypes,
  parentRelationships,
  schoolGrades,
  startUnknown,
} from './attendee-choices.ts';
import { registerWords as said } from './register.words.ts';

interface Option {
  readonly value: string;
  readonly label: string;
}

const labels: Readonly<Record<string, Message>> = {
  '8th': said.grade8,
  '9th': said.grade9,
  '10th': said.grade10,
  '11th': said.grade11,
  '12th': said.grade12,
  'Finished high school': said.gradeDone,
  Transfer: said.gradeTransfer,
  Mother: said.mother,
  Father: said.father,
  Guardian: said.guardian,
  Relative: said.relative,
  Friend: said.friend,
  'School counselor': said.schoolCounselor,
  Teacher: said.teacher,
  'College advisor': said.advisor,
  'Community organization': said.community,
  Independent: said.independent,
  Other: said.other,
  [startUnknown]: said.unsure,
};

/** What a list offers, in the reader's words; what stands there already stays, whatever it is. */
export function optionsOf(say: Say, values: readonly string[], given?: string): readonly Option[] {
  const all =
    given === undefined || given === '' || values.includes(given) ? values : [given, ...values];
  return all.map((value) => {
    const label = labels[value];
    return { value, label: label === undefined ? value : say(label) };
  });
}

export const choicesOf = {
  schoolGrade: schoolGrades,
  parentRelationship: parentRelationships,
  counselorType: counselorTypes,
} as const;
