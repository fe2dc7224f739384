import type { Say } from '../../platform/words/speak.ts';
import { deskWords as said } from '../desk.words.ts';

const minute = 60_000;
const hour = 60 * minute;

/** How long somebody has waited, in whole minutes, after two hours in hours, after two days in days. */
export function sayWaited(say: Say, since: string, present: Date): string {
  const ms = Math.max(0, present.getTime() - Date.parse(since));
  if (ms < 2 * hour) return say(said.minutes, { n: Math.floor(ms / minute) });
  if (ms < 48 * hour) return say(said.hours, { n: Math.floor(ms / hour) });
  return say(said.days, { n: Math.floor(ms / (24 * hour)) });
}
