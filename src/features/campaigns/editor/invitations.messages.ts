import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** What an email that invites to a fair begins with. */
export const invitationMessages = defineMessages('campaigns.invitations', {
  title: 'Invite people to {fair}',
  fairs: 'Invite people to a fair',
  lead: 'Each begins with a text and a link to the fair. You can change all of it before it goes out.',
  colleges: 'Colleges',
  collegesText: 'Reps with an account are invited to exhibit.',
  students: 'Students',
  studentsText: 'They’re invited to register, free.',
  parents: 'Parents and guardians',
  parentsText: 'They’re invited to register, free.',
  counselors: 'Counselors',
  counselorsText: 'They’re invited to bring a class.',
  start: 'Write the invitation',
  startTo: 'Write the invitation to {whom}',

  hello: 'Hi {name},',
  collegesSubject: 'Exhibit at {fair}',
  collegesInvite:
    'You’re invited to exhibit at {fair} on {when}. Students, parents and counselors come to you, without a trip.',
  collegesUntil: 'Colleges can register until {day}.',
  collegesLink: 'See the price and register',
  familiesSubject: '{fair}: meet colleges on {day}',
  familiesInvite:
    'Meet colleges at {fair} on {when}. Ask the people who work there, on a phone or a computer. It’s free.',
  familiesLink: 'Register free',
  counselorsSubject: 'Bring your class to {fair}',
  counselorsInvite:
    '{fair} is on {when}. Your students meet colleges on their phones, free. One link registers the whole class, and a flyer is ready to print.',
  counselorsLink: 'Get your class link',
  seeFair: 'See the fair',
});
