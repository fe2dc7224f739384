import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** The card in the lobby that asks a student one thing after the other. */
export const aboutMessages = defineMessages('lobby.about', {
  title: 'See the colleges that fit you first',
  grade: 'Which grade are you in?',
  grades:
    '{grade, select, 9th {9th} 10th {10th} 11th {11th} 12th {12th} Transfer {In college} other {Out of high school}}',
  majors: 'What would you like to study?',
  postalCode: 'What’s your ZIP code?',
  postalCodeHint: 'Colleges near you come first.',
  schoolName: 'Which school do you go to?',
  save: 'Next',
  skip: 'Skip this',
  close: 'Not now',
  progress: '{at} of {all}',
  private: 'No college sees this until you share it.',
});
