import { choice, text } from '../../../platform/model/kinds.ts';
import { messages } from '../../../platform/model/messages.ts';
import { isLocalTime } from '../../../platform/pages/local-time.ts';

/** When a campaign goes out, as it is typed. */
export const sendFields = {
  when: choice(['now', 'later']),
  at: text({ max: 16 })
    .must((value) => (isLocalTime(value) ? null : messages.dateTime))
    .optional(),
  timeZone: text({ max: 60 }).optional(),
};
