import { words } from '../platform/words/words.ts';

/** Where a rep tries the chat before the fair. */
export const chatCheckWords = words('lobby.chatCheck', {
  title: 'Try the chat',
  lead: 'Make sure that messages reach you. We send a word over the line of the conversation, and your browser sends it back. It takes a few seconds, and nobody else sees it.',
  readyTitle: 'Chat test passed',
  passedBy: '{name} tried it on {day}, and it works.',
  passed: 'A rep tried it on {day}, and it works.',
  ready: 'Your booth is ready for questions.',
  elsewhere: 'Working from another place on the day? Try it there, too.',
  tryIt: 'Try the chat',
  tryAgain: 'Try it again',
  trying: 'Waiting for our word…',
  works: 'It works: our test message reached you and your reply reached us.',
  silent: 'The line did not come up: our word did not reach you.',
  silentText:
    'Something on the way holds it back, mostly a firewall, a proxy or a VPN. What helps:',
  otherNetwork: 'Try another network, such as the hot spot of a phone.',
  noBlocker: 'Switch off a VPN, and anything in the browser that blocks.',
  tellIt:
    'Tell your IT team: let answers of the type text/event-stream from {host} through as they come, without keeping them back.',
  unreached: 'We were not reached. Check that you are online, and try again.',
  needsScript: 'Trying the chat needs JavaScript.',
});
