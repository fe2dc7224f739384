import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** What others offer to someone. */
export const invitationsMessages = defineMessages('onboarding.invitations', {
  title: 'Your invitations',
  description: 'Invitations for you to accept or decline.',
  lead: 'Nothing changes until you accept. You can undo it at any time.',
  parentInvitation: '{from} invited you as a parent or guardian',
  parentAbout: 'You’ll see what the student sees.',
  studentInvitation: '{from} would like to link with you as your parent or guardian',
  studentAbout: 'They’ll see your profile, your fairs, and the colleges and documents you save.',
  repInvitation: '{from} invited you to represent {about}',
  repAbout: 'You’ll act for the college at fairs.',
  counselorConfirmation: '{from} says they work at {about} with you',
  counselorAbout: 'Accept only if you know this colleague.',
  accept: 'Accept',
  decline: 'Decline',
  accepted: 'Accepted.',
  declined: 'Declined.',
  tellFirst: 'Tell us who you are, and you’ll be linked with {from}.',
  noneHeading: 'No pending invitations',
  none: 'This invitation was answered or withdrawn, or it was sent to an address other than yours ({email}).',
  goHome: 'Go to my home',
});
