import { words } from '../platform/words/words.ts';

/** Where a rep tries the chat before the fair. */
export const chatCheckWords = words('lobby.chatCheck', {
  title: 'Try the chat',
  lead: 'Make sure messages reach you. We’ll send a test message and your browser will answer. It takes a few seconds, and no one else sees it.',
  readyTitle: 'Chat test passed',
  passedBy: '{name} tried it on {day}, and it works.',
  passed: 'A rep tried it on {day}, and it works.',
  ready: 'Your booth is ready for questions.',
  elsewhere: 'Working from another place on the day? Try it there, too.',
  tryIt: 'Try the chat',
  tryAgain: 'Try it again',
  trying: 'Waiting for our test message…',
  works: 'It works: our test message reached you and your reply reached us.',
  silent: 'The connection failed: our test message didn’t reach you.',
  silentText:
    'Something on the way holds it back, usually a firewall, a proxy or a VPN. What helps:',
  otherNetwork: 'Try another network, such as the hot spot of a phone.',
  noBlocker: 'Switch off a VPN, and anything in the browser that blocks.',
  tellIt:
    'Tell your IT team: let answers of the type text/event-stream from {host} through as they come, without keeping them back.',
  unreached: 'We couldn’t be reached. Check your connection and try again.',
  needsScript: 'Trying the chat needs JavaScript.',
});
