import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** A rep's pending request to represent a college: who decides, and what to do until then. */
export const pendingRequestMessages = defineMessages('onboarding.pendingRequest', {
  title: 'Your request to represent {college} is pending',
  byReps: 'One of {college}’s reps or an organizer will confirm you.',
  byOrganizer: '{college} has no reps here yet, so an organizer will confirm you.',
  usually:
    '{days, plural, one {Most requests are answered within a day.} other {Most requests are answered within # days.}}',
  emailed: 'We’ll email you the answer.',
  remind: 'Send a reminder',
  remindFrom: 'No answer? From {when} on, you can send a reminder here.',
  reminded: 'Reminder sent.',
  see: 'See my request',
  contact: 'Contact us',

  meanwhile: 'What you can do until then',
  fairs: 'Choose fairs',
  fairsText:
    'Look at dates and prices, and select what fits. We’ll keep your choice, and you can pay for it once you’re confirmed.',
  fairsDo: 'Choose fairs',
  you: 'Add your contact details',
  youText: 'Your job title and phone number will be on your profile as a rep.',
  youDo: 'Add my details',
  gather: 'Gather what your booth needs',
  gatherText:
    'A logo, a short description, links to visit and apply, documents as PDFs, pictures, and answers to questions you often get. With these at hand, a booth takes about 15 minutes.',
  gatherDo: 'See colleges’ pages',
  waits: 'Paying for fairs, the booth and leads wait until you’re confirmed.',

  details: 'How you’ll appear as a rep',
  detailsText: 'We’ll use this once you’re confirmed. Until then only you see it.',
  jobTitle: 'Job title',
  jobTitleHint: 'Such as “Admissions counselor”.',
  phone: 'Phone',
  save: 'Save',
  saved: 'Saved. It’s used once you’re confirmed.',

  likely: 'You’re with {college}?',
  likelyText:
    'Your email address is at this college. A colleague or an organizer will then confirm you.',
  likelyYes: 'Yes, that’s my college',
  likelyOther: 'Another college',
});
