import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** The emails to exhibitors. */
export const exhibitorEmails = defineMessages('exhibitors.letters', {
  registeredSubject: 'You’re registered for {fair}',
  registeredHeading: '{name} is registered for {fair}',
  free: 'There’s nothing to pay.',
  owed: 'The registration costs {amount}.',
  byCard:
    'You chose to pay by card. If you haven’t paid yet, open your registration and select Pay by card. The receipt comes by email.',
  byInvoice:
    'You chose an invoice. It comes in a separate email, as a PDF, and says by when to pay.',
  byCheck:
    'You chose a check. The invoice comes in a separate email and says where to send the check.',
  opens:
    'Use the button to open your registration, where you can update contacts, pay, or withdraw. The link works once and expires in {days, plural, one {# day} other {# days}}. Need another? Ask for a new one on the same page.',
  open: 'Open my registration',
  byCollege: 'In your account you can see your payments and get ready before the fair opens.',
  openAccount: 'See my fairs',

  againSubject: 'You’re already registered for {fair}',
  againHeading: '{name} is already registered for {fair}',
  again:
    'Someone tried to register it again, with your email address or with the same name and ZIP code. There’s still one registration, and you won’t pay twice.',

  takenSubject: '{name} is already registered for {fair}',
  takenLead:
    'You tried to register {name} for {fair}, but someone had already registered it under the same name and ZIP code. There’s one spot, and the person who registered first manages it.',
  takenNext:
    'Check with your colleagues first. If none of you registered it, contact us and we’ll look into it with you.',
  takenWrite: 'Contact us',

  linkSubject: 'Your registration for {fair}',
  linkHeading: 'Open your registration for {fair}',
  linkLead: 'Someone asked on our site for a new link to this registration.',
  ignore: 'If that wasn’t you, you can ignore this email.',

  moneyBackSubject: 'Refund due: {name} withdrew from {fair}',
  moneyBackLead:
    '{name} withdrew from {fair} before the deadline and is owed a refund under your refund policy. No one has issued it yet.',
  moneyBackOpen: 'See the refunds that are due',

  backSubject: 'Your refund for {fair} is on its way',
  backHeading: 'Your refund for {fair} is on its way',
  backLead:
    '{name} withdrew, and we’ve refunded what was paid. A refund to a card can take a few days to show up.',

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
  boundClaim:
    'New reps of {college} are confirmed by one of its reps or by an organizer. The button signs you in and sends them your request. Until they approve it, the college’s reps can set up the booth, and you can see your registration and receipt.',
  boundByRep: 'A rep of {college} fills in the booth. You can still see your registration here.',
  enter: 'Sign me in',
  enters:
    'The button works once and expires in {days, plural, one {# day} other {# days}}. You can ask for a new one on the page it opens.',

  doubtSubject: '{name} has registered for {fair}: which college is it?',
  doubtLead:
    '{name} is registered for {fair}, and nothing in our directory clearly matches its name and the contact’s email domain. Until you choose the college, it has no booth.',
  doubtTaken:
    '{name} is registered for {fair}, and the college it seems to be is already registered for that fair. Compare the two before the same college pays twice.',
  doubtRep:
    '{name} is registered for {fair}, and its booth is ready. Nothing has been paid, so the contact isn’t a rep of the college until you say so.',
  doubtOpen: 'Review the registration',

  forRepsSubject: 'Someone registered {college} for {fair}',
  forRepsLead:
    '{email} registered {college} for {fair} without signing in. The registration now belongs to {college}, so you can set up the booth right away.',
  forRepsNext:
    'Registering doesn’t make anyone a rep. If they ask to become one, we’ll email you to decide.',

  repEndedSubject: 'You no longer represent {college}',
  repEndedLead:
    'You became a rep of {college} through a fair registration. That registration was withdrawn, refunded or moved to another college, so the role ended with it.',
  repEndedNext:
    'Do you work there? Find {college} after you sign in and ask to represent it. One of its reps or an organizer decides.',
  repEndedOpen: 'Find my college',

  overtakenSubject: '{name} is registered for {fair} by one of its reps',
  overtakenLead:
    'A rep of {name} has just registered it for {fair} from the college’s own account. Your registration for the same college hadn’t been paid, so it has ended and you owe nothing.',
  overtakenNext:
    'To work on the booth, ask the rep to invite you. If you don’t know who it is, contact us.',
});
