import { longText } from '../platform/model/kinds.ts';

/** What an organizer tells visitors of a booth that is closed. */
export const closingFields = { reason: longText(300).optional() };
