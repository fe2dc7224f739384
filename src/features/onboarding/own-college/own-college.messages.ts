import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** The pages of a rep's college: its booths, its team, its facts. */
export const ownCollegeMessages = defineMessages('onboarding.ownCollege', {
  boothsTitle: 'Booths',
  boothsLead: 'Set up each booth before its fair. What you fill in carries over to the next one.',
  boothsDescription: 'Your college’s booths, and what each one still needs.',
  noBooths: 'No booths yet',
  noBoothsText: 'Register for a fair, and its booth appears here, ready to set up.',
  register: 'Register for fairs',
  seeResults: 'See the results',

  teamTitle: 'Team',
  teamLead: 'You share your college’s booths, messages and leads.',
  teamDescription: 'Your colleagues, requests to join them, and invitations.',

  collegeTitle: 'College',
  collegeLead: 'What families read about {college}, and its logo.',
  collegeDescription: 'Your college’s facts, what it offers, and its logo.',
  logo: 'Logo',
  inProfile: 'Its details, logo and programs are on a page of their own.',
  openCollege: 'Edit college',
});
