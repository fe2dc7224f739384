import { defineMessages } from '../../platform/i18n/define-messages.ts';

/** How subjects are chosen, everywhere. */
export const subjectWords = defineMessages('subjects.field', {
  label: 'What would you like to study?',
  hint: 'A subject or a job, such as nurse or marine bio. Choose up to {most}.',
  undecided: 'Undecided',
  undecidedHint: 'Not sure yet? That’s fine',
  remove: 'Remove {name}',
  chosen: 'Chosen subjects',
  found: '{count, plural, =0 {No subjects found} one {# subject found} other {# subjects found}}',
  none: 'We don’t know “{text}”. Try another word, or choose a subject close to it.',
  notChosen: '“{text}” isn’t chosen yet. Choose a subject from the list.',
  full: 'That’s {most}. Remove one to choose another.',
  nth: 'Subject {n}',
});
