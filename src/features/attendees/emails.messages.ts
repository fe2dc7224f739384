import { defineMessages } from '../../platform/i18n/define-messages.ts';

/** Emails about a registration for a fair. */
export const registrationEmails = defineMessages('attendees.letters', {
  doneSubject: 'You’re registered: {fair}',
  doneHeading: 'See you at {fair}',
  doneLead: 'Hi {name}, you’re registered. It’s free, and it’s online.',
  addedSubject: 'Please confirm your registration: {fair}',
  addedHeading: 'Please confirm your registration',
  addedLead:
    'Hi {name}, the organizer registered you for {fair} at your request. Open your registration to confirm it and to agree to how we use your information. If you didn’t ask for this, cancel it there.',
  againSubject: 'You’re already registered: {fair}',
  againHeading: 'You have a spot at {fair}',
  againLead:
    'Hi {name}, someone registered for {fair} again with this address. There’s nothing you need to do: your spot is still yours, and nothing changed.',
  changedSubject: 'Your registration has changed: {fair}',
  changedHeading: 'Your registration has changed',
  changedLead: 'Hi {name}, we’ve updated your registration for {fair}.',
  goneSubject: 'Your registration is canceled: {fair}',
  goneHeading: 'Your registration is canceled',
  goneLead:
    'Hi {name}, you’re no longer registered for {fair}, and we’ve deleted what you entered for it. You can register again if there’s room.',
  endedSubject: 'Your registration is canceled: {fair}',
  endedHeading: 'The organizer canceled your registration',
  endedLead:
    'Hi {name}, you’re no longer registered for {fair}, and we’ve deleted what you entered for it. If you think this is a mistake, contact the organizer.',
  linkSubject: 'Your link to {fair}',
  linkHeading: 'Here is your link',
  linkLead: 'Hi {name}, you asked for a new link to your registration for {fair}.',

  sessions: 'Your sessions: {sessions}',
  calendar: 'We’ve attached a calendar invitation. It will update if anything changes.',
  seenBy:
    'You agreed that {counselor} of {school} can see that you registered and what you attended. Use the link to change that.',
  seenByOnce:
    'You agreed that {counselor} of {school} can see that you registered and what you attended, once you’ve opened the link. You can change that on the same page.',
  codeSubject: '{code} is your code for {fair}',
  codeHeading: 'Here’s your code for {fair}',
  codeLead:
    'Hi {name}, enter this code on the page where you registered. That confirms your registration.',
  code: 'The code expires in 10 minutes. Don’t share it with anyone.',
  tail: 'Use the link to enter the fair, or to see, change, or cancel your registration. It works until the fair is over. On a new device we’ll email you a code first. If you didn’t register, ignore this email: nothing happens without the code or the link.',
  action: 'Open my registration',
  enter: 'Enter the fair',
});
