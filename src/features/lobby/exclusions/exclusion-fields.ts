import { text } from '../../../platform/model/kinds.ts';

/** Why someone is muted or removed, for organizers. */
export const exclusionFields = { reason: text({ min: 3, max: 300, multiline: true }) };
