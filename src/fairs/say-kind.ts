import type { Say } from '../platform/words/speak.ts';
import { ticketWords } from './fair-ticket.words.ts';

const kinds: Readonly<Record<string, keyof typeof ticketWords>> = {
  booth: 'booth',
  '6x6': 'sixBySix',
  webinar: 'webinar',
};

/** What a kind of fair is called. */
export const sayKind = (say: Say, fairType: string): string => {
  const key = kinds[fairType];
  return key ? say(ticketWords[key]) : fairType;
};

interface Counted {
  readonly collegeCount: number;
  readonly recordingsOut: boolean;
  readonly sessions: readonly {
    readonly lengthMinutes: number;
    readonly recording: object | null;
  }[];
}

/** What a fair holds, in a line: its colleges, its sessions, or what can be watched. */
export function sayContents(say: Say, { collegeCount, sessions, recordingsOut }: Counted): string {
  if (recordingsOut) {
    const count = sessions.filter(({ recording }) => recording).length;
    return say(ticketWords.recordings, { count });
  }
  if (sessions.length === 0) return say(ticketWords.colleges, { count: collegeCount });
  if (collegeCount > 0)
    return say(ticketWords.collegesInSessions, { count: collegeCount, sessions: sessions.length });
  const minutes = sessions[0]?.lengthMinutes ?? 0;
  return say(ticketWords.sessionsOf, { sessions: sessions.length, minutes });
}
