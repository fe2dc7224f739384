import { longText } from '../../platform/model/kinds.ts';

/** The organizer's note to visitors of a closed booth. */
export const closingFields = { reason: longText(300).optional() };
