import { words } from '../platform/words/words.ts';

/** The mails to exhibitors. */
export const exhibitorLetters = words('exhibitors.letters', {
  registeredSubject: 'You are signed up for {fair}',
  registeredHeading: '{name} is registered for {fair}',
  free: 'There is nothing to pay.',
  owed: 'The registration costs {amount}.',
  byCard:
    'You chose to pay by card. If you have not paid yet, open your registration and press Pay by card.',
  byInvoice:
    'You chose an invoice. Open your registration to see and save it; please pay within 30 days.',
  byCheck: 'You chose a check. Please make it out to {payee} and name the fair on it.',
  checkAddress: 'Mail the check to {payee}, {address}.',
  opens:
    'Use the button to open your registration, where you can update contacts, pay, see how to pay by check, or withdraw. The link works once and expires in {days, plural, one {# day} other {# days}}. Need another? Ask for a new one on the same page.',
  open: 'Open my registration',
  byCollege:
    'In your account you see what is paid, and get your booth ready before the fair opens.',
  openAccount: 'See my fairs',

  againSubject: 'You’re already registered for {fair}',
  againHeading: '{name} is signed up for {fair} already',
  again:
    'Somebody has just tried to sign it up again, with your address or the same name and place. Nothing was made a second time and nothing has to be paid twice.',

  takenSubject: '{name} is signed up for {fair} already',
  takenLead:
    'You have just signed {name} up for {fair}. Somebody else had done so before, under the same name and ZIP code, so nothing was made a second time: there is one place, and whoever signed up first looks after it.',
  takenNext:
    'Ask your colleagues first. If it was none of you, write to us, and we look into it with you.',
  takenWrite: 'Write to us',

  linkSubject: 'Your registration for {fair}',
  linkHeading: 'Open your registration for {fair}',
  linkLead: 'Somebody asked on our site for a new link to this registration.',
  ignore: 'If that was not you, you can ignore this mail.',

  moneyBackSubject: 'Refund due: {name} withdrew from {fair}',
  moneyBackLead:
    '{name} withdrew from {fair} before the deadline and is owed a refund under your refund policy. No one has issued it yet.',
  moneyBackOpen: 'See who waits for money',

  backSubject: 'Your money for {fair} is on its way',
  backHeading: 'Your money for {fair} is on its way',
  backLead:
    '{name} has withdrawn, and we have given back what was paid. To a card it takes a few days.',

  settledSubject: 'Payment received for {fair}',
  settledHeading: 'Payment received for {fair}',
  settledLead: 'We’ve received everything we need from {name}. There’s nothing left to pay.',
  settledPaid: 'Received: {amount}.',
  settledNext:
    'An organizer is checking which college in our directory this is. When that’s done, we’ll email you again with the way to your booth.',

  boundSubject: '{college} is all set for {fair}',
  boundHeading: '{college} is all set for {fair}',
  boundLead: 'Your registration for {fair} now belongs to {college} in our directory.',
  boundNext:
    'The button signs you in as a rep of {college}. There you can fill in the booth, see the payment and invite colleagues.',
  boundByRep: 'A rep of {college} fills in the booth. You can still see your registration here.',
  enter: 'Sign me in',
  enters:
    'The button works once and for {days, plural, one {# day} other {# days}}. You can have a new one emailed on the page it opens.',

  doubtSubject: '{name} has registered for {fair}: which college is it?',
  doubtLead:
    '{name} is registered for {fair}, and nothing in our directory matches its name and the contact’s email host beyond doubt. Until you choose the college, there is no booth for it.',
  doubtTaken:
    '{name} is registered for {fair}, and the college it seems to be is registered for that fair already. Compare the two before the same college pays twice.',
  doubtRep:
    '{name} is registered for {fair}, and its booth is ready. Nothing has been paid, so the contact is not a rep of the college until you say so.',
  doubtOpen: 'Look at the registration',

  overtakenSubject: '{name} is registered for {fair} by one of its reps',
  overtakenLead:
    'A rep of {name} has just registered it for {fair} from the college’s own account. Your registration for the same college had not been paid, so it has ended and you owe nothing.',
  overtakenNext:
    'To work on the booth, ask the rep to invite you. If you don’t know who it is, write to us.',
});
