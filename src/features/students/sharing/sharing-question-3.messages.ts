import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/**
 * The question under which students share, version 3: a yes is name and email; phone, home address
 * and date of birth are chosen apart. It is kept for those who answered it: another wording is
 * another file, named in `sharing-wordings.ts`.
 */
export const sharingQuestion3 = defineMessages('students.sharingQuestion3', {
  question: 'Share your details with {college}?',
  lead: '{college} can then write to you about studying there. It gets only what you choose here, and no one else gets anything.',
  yes: 'Yes, share my name and email',
  contact: 'Nothing else goes along unless you select it below',
  no: 'No, share nothing',
  noHint:
    'You can still save the college and ask it questions. Your visit counts without your name.',
  more: 'If yes, what else would you like to share?',
  moreHint: 'Only if you like, and as far as you have told us.',
  school: 'School',
  schoolHint: 'Your school, grade, graduation year, and when you want to start college',
  academics: 'Subjects and scores',
  academicsHint: 'Subjects and kinds of college you’re looking for, grades and test scores',
  demographics: 'Address and background',
  demographicsHint:
    'Home address, date of birth, gender, ethnicity, and whether you’re the first in your family to go to college',
  texts: 'Phone number: {college} may call me and send me text messages',
  textsHint: 'This is separate from everything above.',
  back: 'You can change your mind at any time, in your profile under “Who sees my details”. From then on {college} gets nothing more from us, and its next download will show that you withdrew.',
});
