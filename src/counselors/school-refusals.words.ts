import { words } from '../platform/words/words.ts';

/** Why a school, or who works at it, stays as it is. */
export const schoolRefusals = words('counselors.refusals', {
  confirmed:
    'A counselor is confirmed at this school. Please write to us when its name or place changes.',
  ownEmail: 'Until you are confirmed at your school, this is the email address of your account.',
  confirmedAlready: 'You are confirmed already.',
  tellFirst: 'Please tell us about yourself and your school first.',
  requestGone: 'This request is no longer good.',
  confirmedThere: 'You are confirmed at your school. Please write to us when it changes.',
  chooseFirst: 'Please choose your school first.',
});
