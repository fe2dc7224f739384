import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** Texts of saved answers. */
export const savedAnswerMessages = defineMessages('lobby.saved-answers', {
  open: 'Saved answers',
  none: 'Save answers to common questions, and insert them here with one tap.',
  manage: 'Edit saved answers',
  add: 'Add a saved answer',
  title: '{college}: saved answers',
  description: 'Answers your team inserts at its booths.',
  lead: 'Write an answer once. Every rep of your college can insert it in the booth chat and in private conversations, at every fair, and change it before sending.',
  desk: 'Desk',
  addTitle: 'New saved answer',
  name: 'Name',
  nameHint: 'Your team finds it by this, such as “Application deadline.”',
  text: 'Answer',
  save: 'Save answer',
  saving: 'Saving',
  remove: 'Remove “{name}”',
  didSave: 'Saved.',
  didRemove: 'Saved answer removed.',
  listTitle: '{n, plural, =0 {Nothing saved yet} one {One saved answer} other {# saved answers}}',
});
