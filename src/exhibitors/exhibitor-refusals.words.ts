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
  fairCancelled: '{name} is cancelled.',
  cancelled: 'Cancelled.',
  closed: 'Registration for {name} has closed.',
  signedUp: 'You are signed up for this fair already.',
  collegeSignedUp: 'Your college is signed up for {name} already.',
});
