import type { Translate } from '../../platform/i18n/translator-for.ts';
import type { Message } from '../../platform/i18n/define-messages.ts';
import {
  counselorTypes,
  parentRelationships,
  schoolGrades,
  startUnknown,
} from './attendee-choices.ts';
import { registerMessages as messages } from './questions/register.messages.ts';

interface Option {
  readonly value: string;
  readonly label: string;
}

const labels: Readonly<Record<string, Message>> = {
  '8th': messages.grade8,
  '9th': messages.grade9,
  '10th': messages.grade10,
  '11th': messages.grade11,
  '12th': messages.grade12,
  'Finished high school': messages.gradeDone,
  Transfer: messages.gradeTransfer,
  Mother: messages.mother,
  Father: messages.father,
  Guardian: messages.guardian,
  Relative: messages.relative,
  Friend: messages.friend,
  'School counselor': messages.schoolCounselor,
  Teacher: messages.teacher,
  'College advisor': messages.advisor,
  'Community organization': messages.community,
  Independent: messages.independent,
  Other: messages.other,
  [startUnknown]: messages.unsure,
};

/** The options of a list, in the reader's language; a value already stored stays, valid or not. */
export function optionsOf(
  t: Translate,
  values: readonly string[],
  currentValue?: string,
): readonly Option[] {
  const all =
    currentValue === undefined || currentValue === '' || values.includes(currentValue)
      ? values
      : [currentValue, ...values];
  return all.map((value) => {
    const label = labels[value];
    return { value, label: label === undefined ? value : t(label) };
  });
}

export const choicesOf = {
  schoolGrade: schoolGrades,
  parentRelationship: parentRelationships,
  counselorType: counselorTypes,
} as const;
