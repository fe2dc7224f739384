import { longText, text } from '../../../platform/model/kinds.ts';
import { longestMessage } from './longest-message.ts';

/** The fields sent with a message. */
export const messageFields = {
  text: longText(longestMessage),
  clientKey: text({ max: 64 }),
};

/** The fields of a message to everyone at a booth: it is shown above the page, and is short. */
export const broadcastFields = { ...messageFields, text: longText(280) };

/** The reason for hiding a message; for the reps of the booth and admins. */
export const hidingFields = { why: text({ max: 200 }) };
