import { defineMessages } from '../../platform/i18n/define-messages.ts';

/** Closing a booth temporarily, and what visitors read there. */
export const closingMessages = defineMessages('booths.closing', {
  closed: 'Closed',
  close: 'Close',
  closeOf: 'Close: the booth of {college}',
  closeTitle: 'Close the booth of {college}?',
  closeText:
    'Visitors see right away that it’s closed. They can still read what’s there, but no one can post until you reopen it.',
  reason: 'Reason',
  reasonHint: 'Visitors can read it. Up to 300 characters.',
  closeNow: 'Close the booth',
  closing: 'Closing…',
  keep: 'Keep it open',
  reopen: 'Reopen',
  reopenOf: 'Reopen: the booth of {college}',
  reopening: 'Reopening…',
  didClose: 'The booth is closed. Visitors see it right away.',
  didReopen: 'The booth is open again.',
  section: 'Booth',
  isOpen: 'The booth is published and open.',
  isClosed: 'The booth is closed: visitors can read it, but no one can post.',
  told: 'Visitors see: {reason}',
  notPublished: 'The booth isn’t published yet.',

  noticeTitle: 'This booth is closed for now',
  noticeText: 'You can read what’s here. You can post again when it reopens.',
  noticeReason: 'The organizer says: {reason}',
  refused: 'This booth is closed for now. You can still read everything here.',
});
