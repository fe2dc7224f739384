import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** Why a list of students can't be exported. */
export const leadRefusals = defineMessages('leads.refusals', {
  notOpen: 'You can export this list once an admin has approved your college.',
});
