import { agreement, oneTimeCode, secret } from '../../src/platform/model/form-kinds.ts';
import {
  choice,
  dateOfBirth,
  email,
  flag,
  phone,
  text,
  url,
  whole,
} from '../../src/platform/model/kinds.ts';
import { texts } from '../../src/platform/model/lists.ts';
import { passwordProblems } from '../../src/features/accounts/password-policy.ts';
import { forPrograms } from '../../src/platform/model/api-sentence.ts';

/** The present of the scratch page. */
export const now = new Date('2026-09-15T16:00:00Z');

/** One field of every kind the kit has. */
export const everyField = {
  name: text({ max: 40 }),
  email: email(),
  dob: dateOfBirth(),
  kind: choice(['student', 'parent', 'counselor']),
  phone: phone().optional(),
  site: url().optional(),
  visitors: whole({ min: 1, max: 5000 }).optional(),
  state: choice(['OH', 'OR', 'WA']),
  about: text({ max: 120 }).optional(),
  sizes: texts({ of: ['small', 'medium', 'large'] }).startsAs([]),
  password: secret().must((password) => passwordProblems(password)[0] ?? null),
  reminders: flag().startsAs(false),
  consent: agreement(),
};

/** The short form beside it. */
export const codeFields = { code: oneTimeCode() };

/** The address the scratch action knows already. */
export const takenEmail = 'taken@example.test';

/** Something the scratch action refuses as a whole. */
export const refusedName = 'Refused Person';

/** What the scratch action says of the address it knows. */
export const takenMessage = forPrograms('An account with this email already exists.');

/** What is said of the whole. */
export const refusedMessage = forPrograms('The list is closed for today.');
