import { startUnknown } from '../attendee-choices.ts';

/** The number of upcoming falls in the form. */
const years = 7;

/** When college may begin: the next falls, or "not sure". */
export const collegeStarts = (now: Date): readonly string[] => [
  ...Array.from({ length: years }, (_, ahead) => `Fall ${now.getUTCFullYear() + ahead}`),
  startUnknown,
];
