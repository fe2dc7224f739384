import type { Translate } from '../../../platform/i18n/translator-for.ts';
import { deskMessages as messages } from './desk.messages.ts';

const minute = 60_000;
const hour = 60 * minute;

/** A waiting time in whole minutes, after two hours in hours, after two days in days. */
export function formatWaited(t: Translate, since: string, present: Date): string {
  const ms = Math.max(0, present.getTime() - Date.parse(since));
  if (ms < 2 * hour) return t(messages.minutes, { n: Math.floor(ms / minute) });
  if (ms < 48 * hour) return t(messages.hours, { n: Math.floor(ms / hour) });
  return t(messages.days, { n: Math.floor(ms / (24 * hour)) });
}
