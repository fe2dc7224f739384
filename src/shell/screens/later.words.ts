import { words } from '../../platform/words/words.ts';

/** Titles of pages whose contents come later, and what people can do meanwhile. */
export const laterWords = words('later', {
  heading: 'Coming soon',
  plan: 'Plan',
  planText: 'The sessions of six colleges, six minutes each, will be planned on this page.',
  attendees: 'Attendees',
  attendeesText: 'Who attends which session will be listed here.',
  emailCampaigns: 'Email Campaigns',
  emailCampaignsText:
    'Campaigns will be written and sent from this page. The API and the command line have them already.',
  adminColleges: 'Colleges',
  adminCollegesText: 'Every college, its reps and its payments will be kept here.',
  adminCollege: 'College',
  adminCollegeText: 'This college, its reps and its payments will be kept here.',
  seeFairs: 'See upcoming fairs',
  seeColleges: 'Browse colleges',
});
