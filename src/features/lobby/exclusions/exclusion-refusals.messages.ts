import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** Why someone whom an organizer has muted can't do something, and why no one can be muted. */
export const exclusionRefusals = defineMessages('lobby.exclusions.refusals', {
  muted:
    'An organizer has muted you at this fair. You can read and visit booths, but not write or join calls. To ask about it, contact the organizers.',
  removed: 'An organizer has removed you from this fair.',
  noBooths: 'Nothing is written at the sessions of this fair. You can remove the person from it.',
  organizers: 'Organizers can’t be muted or removed.',
});
