import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** Texts of messages to everyone at a booth. */
export const broadcastMessages = defineMessages('lobby.broadcast', {
  open: 'Message everyone',
  label: 'Message to everyone at your booth',
  hint: 'It appears at the top of their screen and in the booth chat. Your booth can send three every 10 minutes.',
  here: '{n, plural, =0 {No visitors are at your booth right now.} one {One visitor is at your booth right now.} other {# visitors are at your booth right now.}}',
  send: 'Send to everyone here',
  sending: 'Sending',
  sent: 'Sent to everyone at your booth.',
});
