import { defineMessages } from '../../platform/i18n/define-messages.ts';

/** Why an exhibitor's registration can't be made, shown or changed. */
export const exhibitorRefusals = defineMessages('exhibitors.refusals', {
  openByLink: 'Please open your registration with the link in our email.',
  withdrawn: 'This registration was withdrawn.',
  youWithdrew: 'You’ve withdrawn from this fair.',
  over: 'This fair is over.',
  settled: 'This has already been settled, or it’s part of another payment.',
  noRefund: 'No one is waiting for a refund here.',
  tooLate: 'It’s too late to withdraw online. Please contact us.',
  linkUsed: 'This link was already used or has expired. Please ask for a new one.',
  chooseFair: 'Please choose a fair that is published.',
  fairCancelled: '{name} is canceled.',
  cancelled: 'Canceled.',
  closed: 'Registration for {name} has closed.',
  signedUp: 'You’re already registered for this fair.',
  chooseCollege: 'Please choose a college that is published.',
  notToAssign: 'This registration can’t be assigned: its college made it, or it has ended.',
  takenCollege: 'This college has another registration for the fair. Compare the two first.',
  overtaken:
    'Someone else has registered your college for {name} in the meantime. Nothing was charged; please contact us.',
  paidByGuest:
    'Someone has already registered this college for {name} and paid. Nothing was charged. Contact us, and we’ll link that registration to your account.',
  collegeSignedUp: 'Your college is already registered for {name}.',
  paidStays:
    'This exhibitor has paid or is waiting for a refund. An admin refunds the payment first.',
});
