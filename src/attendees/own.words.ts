import { words } from '../platform/words/words.ts';

/** What follows registering: the page right after it, and the page of one's own registrations. */
export const ownWords = words('attendees.own', {
  doneTitle: 'You are registered',
  doneLead: 'See you at {fair}.',
  nextTitle: 'What happens next',
  mail: 'Look into {email}',
  mailText:
    'We have sent you a mail with your link. Open it once and you have a free account, without a password to think of. If the mail is not there in a few minutes, look into the spam folder.',
  calendar: 'Put it into your calendar',
  calendarText: 'We tell you when the fair is moved or cancelled.',
  day: 'On the day',
  dayText: 'Open your link, or sign in. The doors open by themselves.',
  friend: 'Bring a friend',
  friendText: 'Copy the link to the fair and send it. We write to nobody for you.',
  account: 'Your account',
  accountText:
    'The link in your mail makes it from what you have entered. There you see your fairs, and change or cancel a registration.',

  title: 'My registrations',
  description: 'See, change or cancel your registrations for fairs.',
  openTitle: 'Open your registration',
  openText: 'Press the button to see it. The link of your mail works once.',
  open: 'Open my registration',
  opening: 'Opening…',
  admin: 'This address has an account for administrators. Please sign in with your password.',
  opened: 'Welcome. Your registration is below.',

  askTitle: 'Find your registration',
  askText:
    'Enter the address you registered with, and we mail you a link. Or sign in, if you have an account.',
  send: 'Send me a new link',
  sending: 'Sending…',
  signIn: 'Sign in',
  sent: 'If somebody registered with this address, a new link is on its way.',
  sentText: 'It may take a few minutes. Look into the spam folder, too.',

  unconfirmedTitle: 'Was this you?',
  unconfirmed:
    'Somebody registered for this fair with your address without being signed in. What was entered is shared with no college and no counselor until you say that it is yours. If it is not, cancel it below.',
  confirm: 'Yes, this is mine',
  confirming: 'Noting…',
  confirmed: 'Thank you, that is noted.',

  noneTitle: 'No registration yet',
  enter: 'Enter the fair',
  none: 'You have not registered for a fair with {email}. The next fairs are in the calendar.',
  see: 'See the calendar',
  others: 'My other fairs',
  change: 'Change what you entered',
  save: 'Save changes',
  saving: 'Saving…',
  saved: 'Your changes are saved.',
  over: 'This fair is over, so nothing can be changed any more.',
  cancel: 'Cancel my registration',
  cancelText:
    'You give your place back, and what you entered for this fair is deleted. There is no way to undo this, but you can register again as long as there is room.',
  cancelNow: 'Yes, cancel it',
  cancelling: 'Cancelling…',
  cancelled: 'Your registration for {fair} is cancelled.',
  asType: 'Registered as',
  page: 'See the fair',
});
