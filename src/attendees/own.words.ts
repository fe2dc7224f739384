import { words } from '../platform/words/words.ts';

/** What follows registering: the page right after it, and the page of one's own registrations. */
export const ownWords = words('attendees.own', {
  doneTitle: 'You are registered',
  doneLead: 'See you at {fair}.',
  nextTitle: 'What happens next',
  mail: 'Check {email}',
  mailText:
    'We sent you an email with your link. Open it once to get a free account. You don’t need to make up a password. If you don’t see it in a few minutes, check your spam folder.',
  calendar: 'Add it to your calendar',
  calendarText: 'We’ll email you if the date changes.',
  day: 'On the day',
  dayText: 'Open your link, or sign in. The doors open by themselves.',
  friend: 'Bring a friend',
  friendText: 'Copy the link to the fair and send it. We won’t email anyone for you.',
  account: 'Your account',
  accountText:
    'Open the link in your email to create your account. We’ll use what you entered. There you can see your fairs, and change or cancel a registration.',

  title: 'My registrations',
  description: 'See, change or cancel your registrations for fairs.',
  openTitle: 'Open your registration',
  openText: 'Tap to continue. For your safety, the link works only once.',
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
  sent: 'If this address is registered, a new link is on its way.',
  sentText: 'It may take a few minutes. Look into the spam folder, too.',

  unconfirmedTitle: 'Was this you?',
  unconfirmed:
    'Somebody registered for this fair with your address without being signed in. What was entered is shared with no college and no counselor until you say that it is yours. If it is not, cancel it below.',
  lostTitle: 'Your spot isn’t confirmed yet',
  lost: 'We hold a spot for 30 minutes after you register, and yours has been given back. Confirm now and you’ll get one if there is still room. If the fair is full, choose another one from the calendar.',
  lostConfirm: 'Confirm my registration',
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
