import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** Colleges that a visitor without an account saves on their device. */
export const keptMessages = defineMessages('colleges.kept', {
  save: 'Save {name}',
  keep: 'Save',
  isKept: 'Saved on this device',
  signUpToSave: 'Sign up to save {name}',
  tray: 'Saved colleges',
  count: '{n, plural, one {# college} other {# colleges}} saved on this device',
  signUp: 'Sign up to keep them',
});
