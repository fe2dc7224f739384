import { choice, flag, text, whole } from '../../../platform/model/kinds.ts';
import { texts } from '../../../platform/model/lists.ts';
import { sharingGroups, type SharingGroup } from '../sharing-choices.ts';
import { schoolGrades } from '../student-steps.ts';
import { Student } from '../student.entity.ts';

/** What can be shared besides contact details, which every yes is about. */
export const furtherGroups = ['school', 'academics', 'demographics'] as const;

/** What a student may be doing when the question comes by itself. */
const askedActions = ['saved', 'asked', 'called', 'profile'] as const;
export type AskedAction = (typeof askedActions)[number];

const { phone, currentSchool } = Student.members;

/** What a student may not have told yet, and fills in with the answer. */
export const missingFields = {
  phone,
  currentSchool,
  schoolGrade: choice(schoolGrades).optional(),
  majors: texts().optional(),
};
export type MissingField = keyof typeof missingFields;

/** The form of the question. */
export const sharingFields = {
  answer: choice(['yes', 'no']),
  more: texts({ of: furtherGroups }).optional(),
  texts: flag(),
  ...missingFields,
  action: choice(askedActions),
  fairId: text({ max: 40 }).optional(),
  wordingVersion: whole({ min: 1, max: 1_000_000 }),
};

/** What a page says a student was doing; the profile where it says nothing of the kind. */
export const actionIn = (value: string | null): AskedAction =>
  askedActions.find((one) => one === value) ?? 'profile';

interface Known {
  readonly isAnswered: boolean;
  readonly preselected: boolean;
  readonly groups: readonly SharingGroup[];
  readonly texts: boolean;
}

/** What is marked at first: the last answer, else what the privacy setting says. */
export function markedAtFirst({ isAnswered, preselected, groups, texts: mayText }: Known) {
  const isYes = isAnswered ? groups.length > 0 : preselected;
  return {
    answer: isYes ? 'yes' : 'no',
    more: sharingGroups.filter((group) => group !== 'contact' && groups.includes(group)),
    texts: mayText,
  };
}
