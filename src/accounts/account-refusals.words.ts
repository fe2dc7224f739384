import { words } from '../platform/words/words.ts';

/** Why something cannot be done with an account, or by an invitation. */
export const accountRefusals = words('accounts.accountRefusals', {
  noAccount: 'There is no such account.',
  anotherAdmin: 'You can’t change your own account here. Ask another admin.',
  secondFactor:
    'Set up two-step sign-in first: open /app/second-factor in a browser, or sign in with your code.',
  noCode: 'No further code can be sent just now. Please wait a little.',
  otherAddress: 'This invitation is no longer good, or it was sent to another address.',
  noInvitation: 'There is no such invitation.',
  unanswered:
    'Several people who were registered or invited from here haven’t opened our email yet. Once some of them do, you can go on.',
  withdrawn: 'This invitation was withdrawn.',
});
