import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** The organizer's tasks for a fair, step by step. */
export const stepsMessages = defineMessages('lobby.fair-steps', {
  title: 'Next steps',
  progress: '{done, number} of {all, number} done',
  prepare: 'Get ready',
  day: 'The day',
  after: 'After the fair',
  allDone: 'Everything is done so far.',
  nothingWaits: 'Nothing needs your attention right now.',
  onlyOptional: 'Only optional steps are left.',
  done: 'Done:',
  later: 'Later:',
  next: 'Next',
  optional: '(optional)',
  report: 'See the report',
  overTitle: 'The fair is over.',
  overText: '{came, number} of the {registered, number} people who registered came.',

  about: 'Say what the fair is about. So far, visitors see only its name and times.',
  aboutAct: 'Describe the fair',
  aboutDone: 'The fair is described',

  sender: 'Send yourself a test to make sure email works.',
  senderNoServer: 'Emails stay in the built-in mailbox until an email server is set up.',
  senderAct: 'Check your email settings',
  senderDone: 'A test email was sent',

  sessionsNone: 'There are no sessions yet.',
  sessionsPlan: 'Plan the sessions',
  sessionsAdd: 'Add sessions',
  sessionsPlanned:
    '{count, plural, one {# session is planned, and the plan isn’t published.} other {# sessions are planned, and the plan isn’t published.}}',
  sessionsPlannedAct: 'Publish the plan',
  sessionsHidden:
    '{count, plural, one {Visitors can’t see the session: its status is Draft.} other {Visitors can’t see the # sessions: their status is Draft.}}',
  sessionsHiddenAct: 'Show the sessions',
  sessionsDone: '{count, plural, one {# session is planned} other {# sessions are planned}}',

  publish: 'Publish the fair to put it on the calendar and open registration.',
  publishSessionsFirst: 'Publish the fair once it has sessions.',
  publishByAdmin: 'An admin publishes the fair.',
  publishOver: 'The date of this draft has passed. Move it before you publish it.',
  publishOverByAdmin: 'The date of this draft has passed. An admin can move it.',
  publishOverAct: 'Move the fair',
  publishDone: 'The fair is published',

  emailsNone: 'Invite people by email. Confirmations and reminders go out automatically.',
  emailsAtFair: 'Email people who registered. Confirmations and reminders go out automatically.',
  emailsAct: 'Write an email',
  emailsDraft:
    '{count, plural, one {An email about the fair is written but not sent yet.} other {# emails about the fair are written but not sent yet.}}',
  emailsDraftAct: 'Finish and send',
  emailsDone:
    '{count, plural, one {# email about the fair is sent or scheduled} other {# emails about the fair are sent or scheduled}}',

  exhibitorsNone:
    'No colleges have registered yet. They can register on the fair’s page, or you can add them.',
  exhibitorsClosed:
    'No colleges have registered, and registration is closed. You can still add them.',
  exhibitorsAct: 'Add an exhibitor',
  exhibitorsLater: 'Colleges can register once the fair is published.',
  exhibitorsDone:
    '{count, plural, one {# exhibitor is registered} other {# exhibitors are registered}}',

  payments:
    '{count, plural, one {# invoice or check is open: {sum}} other {# invoices or checks are open: {sum}}}',
  paymentsAct: 'Open payments',
  paymentsDone: 'No invoice or check is open',

  boothsLater: 'Each exhibitor whose college is in the directory gets a booth.',
  boothsReady:
    '{count, plural, one {# of {of, plural, one {# booth} other {# booths}} isn’t ready} other {# of {of, number} booths aren’t ready}}',
  boothsReadyAct: 'See what’s missing',
  boothsReadyDone: '{count, plural, one {The booth is ready} other {All # booths are ready}}',
  boothsPublished:
    '{count, plural, one {# booth is ready and not published} other {# booths are ready and not published}}',
  boothsPublishedAct: 'Review and publish',
  boothsPublishedLater:
    '{count, plural, =0 {Publish the booths once they’re ready.} other {# of {of, number} booths are published. The others aren’t ready.}}',
  boothsPublishedDone:
    '{count, plural, one {The booth is published} other {All # booths are published}}',

  slots:
    '{count, plural, one {# of {of, number} exhibitors isn’t in a session yet} other {# of {of, number} exhibitors aren’t in a session yet}}',
  slotsAct: 'Place them',
  slotsLater: 'You can give exhibitors a slot once they’ve registered.',
  slotsDone: '{count, plural, one {The exhibitor has a slot} other {All # exhibitors have a slot}}',

  hosts:
    '{count, plural, one {# of {of, number} sessions has no host} other {# of {of, number} sessions have no host}}',
  hostsAct: 'Name hosts',
  hostsDone: '{count, plural, one {The session has a host} other {All # sessions have a host}}',

  links:
    '{count, plural, one {# of {of, plural, one {# session} other {# sessions}} has no link to join} other {# of {of, number} sessions have no link to join}}',
  linksAct: 'Add links',
  linksDone:
    '{count, plural, one {The session has its link to join} other {All # sessions have their link to join}}',

  announcements: 'Make an announcement to everyone at the fair.',
  announcementsAct: 'Announce',
  announcementsDone: '{count, plural, one {# announcement} other {# announcements}}',

  liveSoon: 'The fair opens within a day. You’ll see who comes on the Live page.',
  liveNow: 'The fair is live. See who’s there and answer open questions.',
  liveAct: 'Open Live',

  questions:
    '{count, plural, one {# question is waiting for an answer} other {# questions are waiting for an answer}}',
  questionsAct: 'Enter the fair',

  recordingsNone: 'No recordings yet.',
  recordingsNoneAct: 'Add recordings',
  recordingsHidden:
    '{count, plural, one {# recording isn’t published, so no one can watch it.} other {# recordings aren’t published, so no one can watch them.}}',
  recordingsHiddenAct: 'Publish recordings',
  recordingsDone: '{count, plural, one {# recording is out} other {# recordings are out}}',

  recordingsEmail: 'Tell everyone who registered that recordings are out.',
  recordingsEmailAct: 'Send the email',
  recordingsEmailDone: 'Everyone who registered has been told about the recordings',

  lists:
    '{count, plural, one {# of {of, number} lists of students wasn’t downloaded} other {# of {of, number} lists of students weren’t downloaded}}',
  listsAct: 'Hand out lists',
  listsDone:
    '{count, plural, one {The list of students is handed out} other {All # lists of students are handed out}}',
});
