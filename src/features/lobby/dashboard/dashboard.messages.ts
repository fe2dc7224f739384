import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** The organizers' pending tasks, and their fairs' figures. */
export const dashboardMessages = defineMessages('lobby.dashboard', {
  todo: 'To do',
  allDone: 'Nothing is waiting for you.',
  ofFair: '{act}: {fair}',

  heldMessages: '{count, plural, one {# held message} other {# held messages}} at {fair}',
  heldMessagesAct: 'Read and decide',
  boothsNotReady:
    '{count, plural, one {# booth isn’t ready} other {# booths aren’t ready}} for {fair}, which is live or less than two weeks away',
  boothsNotReadyAct: 'See what’s missing',
  boothsToPublish:
    '{count, plural, one {# booth is ready} other {# booths are ready}} to publish at {fair}',
  boothsToPublishAct: 'Review and publish',
  cannotPublish: '{fair} can’t be published yet: it has no sessions',
  cannotPublishPlanAct: 'Plan sessions',
  cannotPublishAct: 'Add sessions',
  untoldSessions:
    '{count, plural, one {A session has} other {# sessions have}} changed at {fair}, and attendees don’t know yet',
  untoldSessionsAct: 'Email them',
  emptySessions:
    '{count, plural, one {# session has} other {# sessions have}} no colleges yet at {fair}',
  emptySessionsAct: 'Open the plan',
  notPlaced: '{count, plural, one {# college has} other {# colleges have}} no spot yet at {fair}',
  notPlacedAct: 'Place them',
  planChanges: 'The plan of {fair} has changes that aren’t published',
  planChangesAct: 'Review and publish',
  drafts: '{count, plural, one {# fair is} other {# fairs are}} still a draft',
  draftsAct: 'Review and publish',
  claims: '{count, plural, one {# request} other {# requests}} to represent a college',
  claimsAct: 'Decide',
  collegeChanges:
    '{count, plural, one {# college wants to change its name or location} other {# colleges want to change their name or location}}',
  collegeChangesAct: 'Decide',
  draftColleges:
    '{count, plural, one {# new college isn’t} other {# new colleges aren’t}} approved yet',
  draftCollegesAct: 'Approve or merge',
  counselors: '{count, plural, one {# counselor isn’t} other {# counselors aren’t}} confirmed',
  counselorsAct: 'Confirm',
  overdue: '{count, plural, one {# invoice or check is} other {# invoices or checks are}} overdue',
  overdueAct: 'Open payments',
  withdrawn:
    '{count, plural, one {# exhibitor who withdrew is} other {# exhibitors who withdrew are}} waiting for a refund',
  withdrawnAct: 'Refund',
  failedEmail: '{count, plural, one {# email} other {# emails}} failed in the last 7 days',
  failedAct: 'See the emails',
  failedJobs: '{count, plural, one {# background job} other {# background jobs}} failed for good',
  failedJobsAct: 'See the jobs',

  range: 'Time range',
  lastDays: 'Last {days} days',
  exportCsv: 'Download as CSV',
  print: 'Print',
  numbers: 'At a glance',
  registered:
    '{count, plural, one {registration} other {registrations}} in the last {days} days; {before, number} in the {days} days before',
  upcoming: '{count, plural, one {upcoming fair} other {upcoming fairs}}',
  received: 'received from exhibitors across all fairs',
  open: '{count, plural, =0 {outstanding} one {outstanding on # invoice or check} other {outstanding on # invoices and checks}}',
  sent: '{count, plural, one {email} other {emails}} sent in the last {days} days; {failed, number} failed, {bounced, plural, one {# address} other {# addresses}} bounced',
  waiting: '{count, plural, one {email is} other {emails are}} waiting to be sent',

  fairs: 'Upcoming fairs',
  allFairs: 'All fairs',
  noFairs: 'No upcoming fairs',
  noFairsText: 'Create a fair, or publish a draft.',
  newFair: 'New fair',
  fair: 'Fair',
  when: 'When',
  registeredHead: 'Registered',
  newHead: 'New',
  exhibitors: 'Exhibitors',
  booths: 'Booths published',
  ofBooths: '{published, number} of {all, number}',
  receivedHead: 'Received',
  openHead: 'Outstanding',
});
