import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** Why a list of students can't be exported, or a lead can't be changed. */
export const leadRefusals = defineMessages('leads.refusals', {
  notOpen: 'You can export this list once an admin has approved your college.',
  colleague: 'A colleague',
  notesChanged:
    '{who} changed these notes after you opened them. Read what they say now, then save yours again.',
  ratingChanged:
    '{who} changed the rating after you opened this lead. Check it, then choose again.',
  followUpChanged:
    '{who} changed the follow-up after you opened this lead. Check it, then choose again.',
  tooManyTags: 'A lead can have up to {most, number} tags. Remove one first.',
});
