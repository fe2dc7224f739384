import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** People whom organizers mute at a fair or remove from it: for organizers, and for those people. */
export const exclusionMessages = defineMessages('lobby.exclusions', {
  title: 'People muted or removed',
  none: 'No one is muted or removed.',
  lead: 'To mute or remove someone, open a report about them. The audit log records both.',
  person: '{name} ({isRep, select, true {rep} other {attendee}})',
  state: '{kind, select, MUTED {Muted} other {Removed}}',
  by: 'By {by}, {time} ago.',
  byErased: 'an organizer whose account is deleted',
  reason: 'Why',
  reasonHint: 'Only organizers read this. The person can see it in a download of their data.',
  open: 'Mute or remove',
  openOf: 'Mute or remove {name}',
  explain:
    'Someone who is muted can read and visit booths, but can’t write, wait in line, be in a call or edit a booth. Someone who is removed can’t enter the fair. Both leave all lines and calls at once.',
  mute: 'Mute at this fair',
  remove: 'Remove from this fair',
  muted: 'Muted. They can read, but not write or join calls.',
  removed: 'Removed. They can’t enter this fair.',
  lift: '{kind, select, MUTED {Unmute} other {Let back in}}',
  liftOf: '{kind, select, MUTED {Unmute {name}} other {Let {name} back in}}',
  lifted: 'They can take part again.',

  mutedText:
    'An organizer has muted you at this fair. You can still read and visit booths, but you can’t write or join calls.',
  mutedAsk: 'Ask us about it',
  removedTitle: 'You can’t enter this fair',
  removedText:
    'An organizer has removed you from {fair}. If you think that’s a mistake, or want to know why, contact us.',
  removedAsk: 'Contact us',
});
