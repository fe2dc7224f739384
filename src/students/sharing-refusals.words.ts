import { words } from '../platform/words/words.ts';

/** Why an answer about sharing is not written down. */
export const sharingRefusals = words('students.sharingRefusals', {
  contactFirst:
    'Contact details go along with everything else. Please tick them, or share nothing.',
  noSuchCollege: 'There is no such college.',
  noSuchFair: 'There is no such fair.',
  noSuchWording: 'The question has changed. Please read it again.',
});
