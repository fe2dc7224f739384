import { defineMessages } from '../../platform/i18n/define-messages.ts';

/** Why an action on an account, or through an invitation, is refused. */
export const accountRefusals = defineMessages('accounts.accountRefusals', {
  noAccount: 'We couldn’t find that account.',
  anotherAdmin: 'You can’t change your own account here. Ask another admin.',
  secondFactor:
    'Set up two-step sign-in first: open /app/second-factor in a browser, or sign in with your code.',
  noCode: 'Too many codes were requested. Please wait a few minutes and try again.',
  otherAddress: 'This invitation has expired or was sent to a different email address.',
  noInvitation: 'We couldn’t find that invitation.',
  unanswered:
    'Several people who were registered or invited from here haven’t opened our email yet. Once some of them do, you can continue.',
  withdrawn: 'This invitation was withdrawn.',
});
