import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** Where a rep tests the chat before the fair. */
export const chatCheckMessages = defineMessages('lobby.chatCheck', {
  title: 'Try the chat',
  lead: 'Make sure messages reach you. We’ll send a test message and your browser will answer. It takes a few seconds, and no one else sees it.',
  readyTitle: 'Chat test passed',
  passedBy: '{name} tried it on {day}, and it works.',
  passed: 'A rep tried it on {day}, and it works.',
  ready: 'Your booth is ready for questions.',
  tryIt: 'Try the chat',
  tryAgain: 'Try it again',
  trying: 'Waiting for our test message…',
  works: 'It works: our test message reached you and your reply reached us.',
  silent: 'The connection failed: our test message didn’t reach you.',
  silentText:
    'Something on your network is blocking it, most likely a firewall, proxy, or VPN. Try this:',
  otherNetwork: 'Try another network, such as your phone’s hotspot.',
  noBlocker: 'Turn off your VPN and any blockers in your browser.',
  tellIt: 'Tell your IT team: allow WebSocket connections to {host}.',
  unreached: 'We couldn’t reach the server. Check your connection and try again.',
  needsScript: 'Trying the chat needs JavaScript.',
});
