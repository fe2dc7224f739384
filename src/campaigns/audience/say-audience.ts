import type { Say } from '../../platform/words/speak.ts';
import { readAudienceCode } from '../audiences.ts';
import { audienceWords as said } from './audience.words.ts';

/** An audience by its name: "Came to a fair: Prairie Fair, students only, session 2". */
export function sayAudience(say: Say, code: string, fairName: string | null): string {
  const parts = readAudienceCode(code);
  if (!parts) return say(said.none);
  const { part, fairId, among, sessions, exhibitors } = parts;
  if (fairId === null) return say(said[part]);
  const who = say(said.atFair, { who: say(said[part]), fair: fairName ?? say(said.goneFair) });
  if (exhibitors !== null) return say(said.chosenOnly, { who, count: exhibitors.length });
  const group = among === null ? who : say(said[`among${among}`], { who });
  if (sessions === null) return group;
  if (sessions.every((number) => number === 0)) return say(said.inNoSession, { who: group });
  return say(said.inSessions, {
    who: group,
    count: sessions.length,
    numbers: sessions.filter((number) => number !== 0).join(', '),
  });
}
