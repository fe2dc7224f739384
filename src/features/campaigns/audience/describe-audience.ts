import type { Translate } from '../../../platform/i18n/translator-for.ts';
import { readAudienceCode } from '../audiences.ts';
import { audienceMessages as messages } from './audience.messages.ts';

/** An audience by its name: "Came to a fair: Prairie Fair, students only, session 2". */
export function describeAudience(t: Translate, code: string, fairName: string | null): string {
  const parts = readAudienceCode(code);
  if (!parts) return t(messages.none);
  const { part, fairId, among, sessions, exhibitors } = parts;
  if (fairId === null) return t(messages[part]);
  const who = t(messages.atFair, {
    who: t(messages[part]),
    fair: fairName ?? t(messages.goneFair),
  });
  if (exhibitors !== null) return t(messages.chosenOnly, { who, count: exhibitors.length });
  const group = among === null ? who : t(messages[`among${among}`], { who });
  if (sessions === null) return group;
  if (sessions.every((number) => number === 0)) return t(messages.inNoSession, { who: group });
  return t(messages.inSessions, {
    who: group,
    count: sessions.length,
    numbers: sessions.filter((number) => number !== 0).join(', '),
  });
}
