import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/**
 * The question under which students share, version 1. It is kept for those who answered it: another
 * wording is another file, named in `sharing-wordings.ts`.
 */
export const sharingQuestion1 = defineMessages('students.sharingQuestion1', {
  question: 'Share your details with {college}?',
  lead: '{college} may then write to you and call you about studying there. It gets only what you choose here, and nobody else gets anything.',
  yes: 'Yes, share my contact details',
  contact: 'Name, email, phone, address and date of birth',
  no: 'No, share nothing',
  noHint: 'You can save, ask and call all the same. Your visit counts without your name.',
  more: 'With a yes, share this as well?',
  moreHint: 'Only if you like, and as far as you have told us.',
  school: 'School',
  schoolHint: 'Your school, grade, graduation year, and when you want to start college',
  academics: 'Grades and plans',
  academicsHint: 'Majors and kinds of college you look for, grades and test scores',
  demographics: 'Background',
  demographicsHint: 'Gender, ethnicity, and whether you are the first of your family at college',
  texts: '{college} may send me text messages',
  textsHint: 'It has nothing to do with the rest.',
  back: 'You can change your mind at any time, in your profile under “Who sees my details”. From then on {college} gets nothing more from us, and the next list it takes from us says that you took your yes back.',
});
