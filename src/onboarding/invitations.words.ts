import { words } from '../platform/words/words.ts';

/** What others offer to somebody. */
export const invitationsWords = words('onboarding.invitations', {
  title: 'Your invitations',
  description: 'What others offer to you, to accept or to decline.',
  lead: 'It counts when you accept, and you can end it any day.',
  parentInvitation: '{from} invites you as parent or guardian',
  parentAbout: 'You will see what the student sees.',
  studentInvitation: '{from} would like to be linked with you as parent or guardian',
  studentAbout: 'They will see what you see.',
  repInvitation: '{from} invites you to represent {about}',
  repAbout: 'You will act for the college at fairs.',
  counselorConfirmation: '{from} says they work at {about} with you',
  counselorAbout: 'Accept only if you know this colleague.',
  accept: 'Accept',
  decline: 'Decline',
  accepted: 'Accepted.',
  declined: 'Declined.',
  noneHeading: 'Nothing waits for you',
  none: 'This invitation was answered or withdrawn, or it was sent to another address than yours ({email}).',
  goHome: 'Go to my home',
});
