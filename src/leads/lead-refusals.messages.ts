import { defineMessages } from '../platform/i18n/define-messages.ts';

/** Why a list of students is not handed out. */
export const leadRefusals = defineMessages('leads.refusals', {
  notOpen: 'You can export this list once an admin has approved your college.',
});
