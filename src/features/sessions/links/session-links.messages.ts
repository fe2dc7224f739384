import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** A 6x6 fair's session links, for its organizers. */
export const linksMessages = defineMessages('sessions.links', {
  title: 'Sessions',
  lead: 'Where the video of each session is: YouTube and Vimeo play in its room, any other link opens beside it. People get a link only once they’re allowed to join: attendees 10 minutes before the start, reps 30 minutes before.',
  status: 'Status of the sessions',
  session: 'Session {number}: {title}',
  join: 'Link to join',
  host: 'Link for the host',
  hostHint: 'You and other organizers get it instead of the link to join.',
  stage:
    'Hold it on Quad’s own stage: its speakers and you go on camera in its room. No link needed.',
  missing: 'No link yet',
  openRoom: 'Open the room',
  save: 'Save links',
  saving: 'Saving…',
  saved: 'Links saved.',
  noneTitle: 'No sessions yet',
  none: 'Sessions get their titles and times in the plan.',
  toPlan: 'Open the plan',
});
