import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/**
 * The question under which students share, version 2. It is kept for those who answered it: another
 * wording is another file, named in `sharing-wordings.ts`.
 */
export const sharingQuestion2 = defineMessages('students.sharingQuestion2', {
  question: 'Share your details with {college}?',
  lead: '{college} can then write to you and call you about studying there. It gets only what you choose here, and no one else gets anything.',
  yes: 'Yes, share my contact details',
  contact: 'Name, email, phone, address and date of birth',
  no: 'No, share nothing',
  noHint:
    'You can still save the college and ask it questions. Your visit counts without your name.',
  more: 'If yes, what else would you like to share?',
  moreHint: 'Only if you like, and as far as you have told us.',
  school: 'School',
  schoolHint: 'Your school, grade, graduation year, and when you want to start college',
  academics: 'Grades and plans',
  academicsHint: 'Majors and kinds of college you’re looking for, grades and test scores',
  demographics: 'Background',
  demographicsHint:
    'Gender, ethnicity, and whether you’re the first in your family to go to college',
  texts: '{college} may send me text messages',
  textsHint: 'This is separate from everything above.',
  back: 'You can change your mind at any time, in your profile under “Who sees my details”. From then on {college} gets nothing more from us, and its next download will show that you withdrew.',
});
