import type { Translate } from '../../platform/i18n/translator-for.ts';
import { ticketMessages } from './fair-ticket.messages.ts';

const kinds: Readonly<Record<string, keyof typeof ticketMessages>> = {
  booth: 'booth',
  '6x6': 'sixBySix',
  webinar: 'webinar',
};

/** The name of a kind of fair. */
export const describeKind = (t: Translate, fairType: string): string => {
  const key = kinds[fairType];
  return key ? t(ticketMessages[key]) : fairType;
};

interface Counted {
  readonly collegeCount: number;
  readonly recordingsOut: boolean;
  readonly sessions: readonly {
    readonly lengthMinutes: number;
    readonly recording: object | null;
  }[];
}

/** A one-line summary of a fair: its colleges, its sessions, or its recordings. */
export function describeContents(
  t: Translate,
  { collegeCount, sessions, recordingsOut }: Counted,
): string {
  if (recordingsOut) {
    const count = sessions.filter(({ recording }) => recording).length;
    return t(ticketMessages.recordings, { count });
  }
  if (sessions.length === 0) return t(ticketMessages.colleges, { count: collegeCount });
  if (collegeCount > 0)
    return t(ticketMessages.collegesInSessions, { count: collegeCount, sessions: sessions.length });
  const minutes = sessions[0]?.lengthMinutes ?? 0;
  return t(ticketMessages.sessionsOf, { sessions: sessions.length, minutes });
}
