import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** Why an email about recordings cannot be sent. */
export const recordingsEmailRefusals = defineMessages('attendees.recordings-email-refusals', {
  notOut:
    'The recordings aren’t out yet. Set the status of the webinar to “Recordings are out” first.',
  nothingNew: 'Everyone who registered has already been emailed about these recordings.',
});
