import { defineMessages } from '../../platform/i18n/define-messages.ts';

/** Why a school, or who works there, can’t be changed. */
export const schoolRefusals = defineMessages('counselors.refusals', {
  confirmed:
    'A counselor is already confirmed at this school. Please contact us if its name or address changes.',
  ownEmail: 'Until you’re confirmed at your school, this must be your account’s email address.',
  confirmedAlready: 'You’re already confirmed.',
  tellFirst: 'Please tell us about yourself and your school first.',
  requestGone: 'This request has expired.',
  confirmedThere: 'You’re confirmed at your school. Please contact us if that changes.',
  chooseFirst: 'Please choose your school first.',
});
