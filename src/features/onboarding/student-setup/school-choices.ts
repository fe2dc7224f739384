import { nextFall } from '../../students/next-fall.ts';
import { schoolGrades } from '../../students/student-steps.ts';
import type { Translate } from '../../../platform/i18n/translator-for.ts';
import type { Option } from '../../../ui/fields/select-field.tsx';
import { studentSetupMessages as messages } from './student-setup.messages.ts';

const gradeNames = {
  '8th': messages.grade8,
  '9th': messages.grade9,
  '10th': messages.grade10,
  '11th': messages.grade11,
  '12th': messages.grade12,
  'Finished high school': messages.gradeFinished,
  Transfer: messages.gradeTransfer,
  Other: messages.gradeOther,
} as const;

/** The grades of a form; one that was told otherwise stays a choice. */
export const gradeOptions = (t: Translate, chosen: string | null = null): readonly Option[] =>
  withChosen(
    schoolGrades.map((value) => ({ value, label: t(gradeNames[value]) })),
    chosen,
  );

/** Falls from now on that a form offers. */
const yearsAhead = [0, 1, 2, 3, 4, 5, 6];

/** When college can begin. What is stored is English; what is read is said. */
export function entryOptions(t: Translate, now: Date, chosen: string | null): readonly Option[] {
  const year = nextFall(now);
  const terms = yearsAhead.map((ahead) => {
    const fall = String(year + ahead);
    return { value: `Fall ${fall}`, label: t(messages.fall, { year: fall }) };
  });
  return withChosen([...terms, { value: 'Not sure yet', label: t(messages.notSure) }], chosen);
}

const withChosen = (options: readonly Option[], chosen: string | null): readonly Option[] =>
  !chosen || options.some(({ value }) => value === chosen)
    ? options
    : [...options, { value: chosen, label: chosen }];
