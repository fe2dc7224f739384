import { choice, email, longText, text } from '../../../platform/model/kinds.ts';

/** Who writes. */
export const contactRoles = [
  'student',
  'parent',
  'counselor',
  'college',
  'press',
  'other',
] as const;

/** What about. */
export const contactTopics = [
  'fair',
  'exhibit',
  'account',
  'privacy',
  'accessibility',
  'other',
] as const;

/** What the contact form asks for. Name, address and choices are sent in one text with the message. */
export const contactFields = {
  role: choice(contactRoles),
  topic: choice(contactTopics),
  name: text({ max: 120 }),
  email: email(),
  message: longText(4000),
};
