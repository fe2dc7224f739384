import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** What is said of a password that breaks a rule of its own; the lengths are the model's words. */
export const passwordMessages = defineMessages('accounts.passwordPolicy', {
  number: 'Password must contain at least 1 number.',
  uppercase: 'Password must contain at least 1 uppercase letter.',
  lowercase: 'Password must contain at least 1 lowercase letter.',
  special: 'Password must contain at least 1 special character: {characters}',
  common:
    'This password is easy to guess. Try a longer one, or a few words that don’t belong together.',
});
