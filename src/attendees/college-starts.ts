import { startUnknown } from './attendee-choices.ts';

/** Falls from now on that the form offers. */
const years = 7;

/** When college may begin: the next falls, and not knowing. */
export const collegeStarts = (now: Date): readonly string[] => [
  ...Array.from({ length: years }, (_, ahead) => `Fall ${now.getUTCFullYear() + ahead}`),
  startUnknown,
];
