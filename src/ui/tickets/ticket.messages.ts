import { defineMessages } from '../../platform/i18n/define-messages.ts';

/** What is said on a ticket. */
export const ticketMessages = defineMessages('ui.ticket', {
  today: 'Today',
});
