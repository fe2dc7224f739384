import { words } from '../../platform/words/words.ts';

/** Why an email about recordings cannot be sent. */
export const recordingsEmailRefusals = words('attendees.recordings-email-refusals', {
  notOut:
    'The recordings aren’t out yet. Set the status of the webinar to “Recordings are out” first.',
  nothingNew: 'Everyone who registered has already been emailed about these recordings.',
});
