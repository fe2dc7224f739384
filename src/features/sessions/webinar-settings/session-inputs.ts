import { isInstant } from '../../../platform/model/kinds.ts';
import { messages } from '../../../platform/model/messages.ts';
import { isOwnFile } from '../recordings/own-file.ts';
import { chaptersOf } from './planned-chapters.ts';
import type { SessionRun } from '../session-timeline.ts';
import { sessionLink, type StoredLink } from '../links/session-link.ts';
import { recordingLinks, webinarDetails, webinarLinks } from '../../fairs/webinar-shapes.ts';
import { apiSentence, type ApiSentence } from '../../../platform/model/api-sentence.ts';
import { fairRefusals } from '../../fairs/admin-fairs.messages.ts';
import type { RefusedFields } from '../../../platform/model/refusal.ts';

/** A session as an admin enters it. */
export interface SessionInput {
  readonly number: number;
  readonly title: string;
  readonly startTime: string;
  readonly lengthMinutes: number;
  readonly capacity?: number | null;
  /** The attendees' and the host's links: never shown, only used by our redirect. */
  readonly join?: string | null;
  readonly host?: string | null;
  /** Whether its speakers send from the room; null: as before. */
  readonly stage?: boolean | null;
  readonly recording?: string | null;
}

/** A stored session; fields not in the form stay. */
export interface KeptSession {
  readonly number: number;
  readonly title: string;
  readonly startTime: string;
  readonly lengthMinutes: number;
  readonly capacity?: number;
  readonly exhibitors: readonly { readonly exhibitorId: string; readonly startsAtMinute: number }[];
}

/** The three JSON fields of a webinar, as far as this form needs them. */
export interface KeptWebinar {
  readonly details: { readonly sessions: readonly KeptSession[] };
  readonly webinarLinks: Readonly<Record<string, StoredLink>> | null;
  readonly recordingLinks: Readonly<
    Record<string, { readonly url: string; readonly chapters: readonly unknown[] }>
  > | null;
}

interface FairTimes {
  readonly startTime: Date;
  readonly endTime: Date;
}

/** Errors in a fair's sessions, by field path: of each session, and of all together. */
export function sessionProblems(
  sessions: readonly SessionInput[],
  fair: FairTimes,
  stored: KeptWebinar | null,
  /** Sessions with colleges are removed in the planner, so that the colleges are notified. */
  isPlanned: boolean,
): Readonly<Record<string, ApiSentence>> {
  const problems: Record<string, ApiSentence> = {};
  const first = new Map<number, number>();
  sessions.forEach((session, index) => {
    const at = `sessions.${index}`;
    const start = isInstant(session.startTime) ? Date.parse(session.startTime) : null;
    if (session.title.trim() === '') problems[`${at}.title`] = messages.required;
    if (session.lengthMinutes < 1) problems[`${at}.lengthMinutes`] = messages.minimum(1);
    if (first.has(session.number)) problems[`${at}.number`] = apiSentence(fairRefusals.sameNumber);
    else first.set(session.number, index);
    if (start === null) problems[`${at}.startTime`] = messages.dateTime;
    else if (start < fair.startTime.getTime())
      problems[`${at}.startTime`] = apiSentence(fairRefusals.notBegun);
    else if (start + session.lengthMinutes * 60_000 > fair.endTime.getTime())
      problems[`${at}.lengthMinutes`] = apiSentence(fairRefusals.endsAfter);
    if (session.host && !session.join) problems[`${at}.join`] = apiSentence(fairRefusals.joinToo);
  });
  for (const { number, exhibitors } of stored?.details.sessions ?? [])
    if (isPlanned && exhibitors.length > 0 && !first.has(number))
      problems['sessions'] = apiSentence(fairRefusals.hasColleges, { number });
  return problems;
}

/**
 * The webinar after the form is saved. Speakers, notes and chapters stay, and so does an uploaded
 * recording unless a link replaces it. The first recording gets the chapters of the session as its
 * hosts conducted it, or else as planned.
 */
export function keepSessions(
  sessions: readonly SessionInput[],
  stored: KeptWebinar | null,
  runs: ReadonlyMap<number, Pick<SessionRun, 'startedAt' | 'steps' | 'missing'>>,
) {
  const before = new Map(stored?.details.sessions.map((session) => [session.number, session]));
  const sorted = sessions.toSorted((one, other) => one.number - other.number);
  const details = {
    sessions: sorted.map(({ number, title, startTime, lengthMinutes, capacity }) => {
      const { capacity: _former, ...rest } = before.get(number) ?? { exhibitors: [] };
      const own = { number, title: title.trim(), startTime, lengthMinutes };
      return { ...rest, ...own, ...(capacity ? { capacity } : {}) };
    }),
  };
  const links = sorted.flatMap((session) => {
    const link = sessionLink(session, stored?.webinarLinks?.[session.number]);
    return link ? [[String(session.number), link] as const] : [];
  });
  const recordings = sorted.flatMap(({ number, recording }) => {
    const existing = stored?.recordingLinks?.[number];
    const url = recording ?? (existing && isOwnFile(existing.url) ? existing.url : null);
    const session = before.get(number) ?? { exhibitors: [] };
    const chapters = chaptersOf(session, runs.get(number) ?? null);
    return url ? [[String(number), { chapters, ...existing, url }] as const] : [];
  });
  return {
    details,
    webinarLinks: Object.fromEntries(links),
    recordingLinks: Object.fromEntries(recordings),
  };
}

/** The webinar as parsed by its field shapes, or their errors, by form path. */
export function checkShapes(
  sessions: readonly SessionInput[],
  webinar: ReturnType<typeof keepSessions>,
) {
  const placeOf = new Map(sessions.map(({ number }, index) => [number, index]));
  const numbers = webinar.details.sessions.map(({ number }) => number);
  const problems: Record<string, ApiSentence> = {};
  const read = <Value>(
    found: { readonly value: Value } | { readonly problems: RefusedFields },
    name: (path: string) => [number: number, field: string],
  ): Value | undefined => {
    if (!('problems' in found)) return found.value;
    for (const [path, message] of Object.entries(found.problems)) {
      const [number, field] = name(path);
      const index = placeOf.get(number);
      problems[index === undefined ? 'sessions' : `sessions.${index}.${field}`] = message;
    }
    return undefined;
  };
  const parsed = {
    details: read(webinarDetails.parse(webinar.details), (path) => {
      const [, place = '', field = 'title'] = path.split('.');
      return [numbers[Number(place)] ?? 0, field];
    }),
    webinarLinks: read(webinarLinks.parse(webinar.webinarLinks), (path) => {
      const [number = '', field = 'join'] = path.split('.');
      return [Number(number), field];
    }),
    recordingLinks: read(recordingLinks.parse(webinar.recordingLinks), (path) => [
      Number(path.split('.')[0]),
      'recording',
    ]),
  };
  return { problems, kept: parsed };
}
