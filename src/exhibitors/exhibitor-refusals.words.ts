import { words } from '../platform/words/words.ts';

/** Why a registration of an exhibitor is not made, shown or changed. */
export const exhibitorRefusals = words('exhibitors.refusals', {
  openByLink: 'Please open your registration by the link in our mail.',
  withdrawn: 'This registration was withdrawn.',
  youWithdrew: 'You have withdrawn from this fair.',
  over: 'This fair is over.',
  settled: 'This is settled already, or part of another payment.',
  noRefund: 'Nobody waits for money here.',
  tooLate: 'It is too late to withdraw here. Please write to us.',
  linkUsed: 'This link was used already or is too old. Please ask for a new one.',
  chooseFair: 'Please choose a fair that is published.',
  fairCancelled: '{name} is canceled.',
  cancelled: 'Cancelled.',
  closed: 'Registration for {name} has closed.',
  signedUp: 'You are signed up for this fair already.',
  chooseCollege: 'Please choose a college that is published.',
  notToAssign: 'This registration can’t be assigned: its college made it, or it has ended.',
  takenCollege: 'This college has another registration for the fair. Compare the two first.',
  overtaken:
    'Your college has been registered for {name} by someone else meanwhile. Nothing was charged; please contact us.',
  paidByGuest:
    'Someone has already registered this college for {name} and paid. Nothing was charged. Write to us, and we’ll link that registration to your account.',
  collegeSignedUp: 'Your college is signed up for {name} already.',
  paidStays: 'This exhibitor has paid or waits for a refund. An admin refunds the payment first.',
});
