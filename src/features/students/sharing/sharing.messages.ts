import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** Around the question whether to share something with a college; its own words are kept by version. */
export const sharingMessages = defineMessages('students.sharing', {
  title: 'Your details and {college}',
  description: 'You decide what a college can see about you.',
  lead: 'One question, once. No one at {college} sees your name unless you say yes.',
  answer: 'Your answer',
  save: 'Save my answer',
  saving: 'Saving…',
  savedYes: '{college} gets what you chose.',
  savedNo: 'Nothing is shared with {college}.',
  staysInLine: 'You also keep your spot in line for the call.',
  later: 'Decide later',
  phone: 'Your phone number',
  phoneMissing: 'Enter your phone number, or clear “Phone number”.',
  currentSchool: 'Your school',
  schoolGrade: 'Your grade',
  grades:
    '{grade, select, 8th {8th} 9th {9th} 10th {10th} 11th {11th} 12th {12th} Transfer {In college} Other {Something else} other {Finished high school}}',
  majors: 'Subjects you’re interested in',
});
