import { words } from '../platform/words/words.ts';

/** The mails about a registration for a fair. */
export const registrationLetters = words('attendees.letters', {
  doneSubject: 'You are registered: {fair}',
  doneHeading: 'See you at {fair}',
  doneLead: 'Hello {name}, you are registered. It is free, and it is online.',
  addedSubject: 'Please confirm your registration: {fair}',
  addedHeading: 'Please confirm your registration',
  addedLead:
    'Hello {name}, the organizer registered you for {fair} at your request. Open your registration to confirm it and to agree to how we use your information. If you didn’t ask for this, cancel it there.',
  againSubject: 'You are registered already: {fair}',
  againHeading: 'You have your place at {fair}',
  againLead:
    'Hello {name}, somebody registered for {fair} with this address once more. There is nothing to do: your place is yours, and nothing was changed.',
  changedSubject: 'Your registration has changed: {fair}',
  changedHeading: 'Your registration has changed',
  changedLead: 'Hello {name}, what you chose for {fair} is noted.',
  goneSubject: 'Your registration is canceled: {fair}',
  goneHeading: 'You have taken back your registration',
  goneLead:
    'Hello {name}, you are no longer registered for {fair}, and what you told us for it is deleted. You can register again as long as there is room.',
  endedSubject: 'Your registration is canceled: {fair}',
  endedHeading: 'The organizer canceled your registration',
  endedLead:
    'Hello {name}, you are no longer registered for {fair}, and what you told us for it is deleted. If you think this is a mistake, contact the organizer.',
  linkSubject: 'Your link to {fair}',
  linkHeading: 'Here is your link',
  linkLead: 'Hello {name}, you asked for a new link to your registration for {fair}.',

  when: 'When: {when}',
  sessions: 'Your sessions: {sessions}',
  calendar: 'The entry for your calendar is in this mail, and follows when something changes.',
  seenBy:
    'You agreed that {counselor} of {school} can see that you registered and attended. Use the link to change that.',
  seenByOnce:
    'You agreed that {counselor} of {school} can see that you registered and attended, once you’ve opened the link. You can change that on the same page.',
  codeSubject: '{code} is your code for {fair}',
  codeHeading: 'Here’s your code for {fair}',
  codeLead:
    'Hello {name}, enter this code on the page where you registered. That confirms your registration.',
  code: 'The code expires in 10 minutes. Don’t share it with anyone.',
  tail: 'Use the link to enter the fair, or to see, change, or cancel your registration. It works until the fair is over. On a new device we’ll email you a code first. If you didn’t register, ignore this email: nothing happens without the code or the link.',
  action: 'Open my registration',
  enter: 'Enter the fair',
});
