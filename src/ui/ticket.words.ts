import { words } from '../platform/words/words.ts';

/** What is said on a ticket. */
export const ticketWords = words('ui.ticket', {
  today: 'Today',
});
