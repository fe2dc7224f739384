import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** Why an answer about sharing is not saved. */
export const sharingRefusals = defineMessages('students.sharingRefusals', {
  contactFirst:
    'To share anything else, you also need to share your contact details. Please select them, or share nothing.',
  noSuchCollege: 'We couldn’t find that college.',
  noSuchFair: 'We couldn’t find that fair.',
  noSuchWording: 'The question has changed. Please read it again.',
});
