import { isInOrder, writeUnavailable } from '../../../exhibitors/stated-times.ts';
import { choice, text, whole } from '../../../../platform/model/kinds.ts';
import { messages } from '../../../../platform/model/messages.ts';
import { instantAt, isLocalTime } from '../../../../platform/pages/local-time.ts';
import { usualFormat, type PlannedSession, type Spot, type Wish } from '../plan-shapes.ts';

const localTime = () =>
  text({ max: 16 }).must((value) => (isLocalTime(value) ? null : messages.dateTime));
const format = {
  places: whole({ min: 1, max: 20 }),
  minutesEach: whole({ min: 1, max: 120 }),
  introMinutes: whole({ min: 0, max: 120 }),
  lengthMinutes: whole({ min: 1, max: 1440 }),
};

/** The form for adding sessions. */
export const addFields = {
  startTime: localTime(),
  count: whole({ min: 1, max: 20 }),
  gap: whole({ min: 0, max: 600 }),
  ...format,
};

/** The form for one session. */
export const sessionFields = {
  title: text(),
  startTime: localTime(),
  host: text().optional(),
  ...format,
};

/** The kinds of preferences. */
export const wishKinds = [
  'time',
  'timeMust',
  'timeNot',
  'sessions',
  'sessionsMust',
  'places',
  'with',
  'apart',
  'need',
] as const;

const clock = () => text({ max: 5 }).optional();

/** The form for adding a preference. */
export const wishFields = {
  kind: choice(wishKinds),
  from: clock(),
  until: clock(),
  numbers: text({ max: 60 }).optional(),
  other: text({ max: 36 }).optional(),
  need: text().optional(),
};

interface Added {
  readonly startTime: string;
  readonly count: number;
  readonly gap: number;
  readonly places: number;
  readonly minutesEach: number;
  readonly introMinutes: number;
  readonly lengthMinutes: number;
}

/** The sessions that a form adds, consecutively, numbered after the last existing one. */
export function addedSessions(
  { startTime, count, gap, ...own }: Added,
  zone: string,
  last: number,
  titleOf: (number: number) => string,
): PlannedSession[] {
  const first = instantAt(startTime, zone).getTime();
  return Array.from({ length: count }, (_, index) => {
    const number = last + index + 1;
    const start = first + index * (own.lengthMinutes + gap) * 60_000;
    return { number, title: titleOf(number), startTime: new Date(start).toISOString(), ...own };
  });
}

/** Initial values of the form for adding sessions: the usual format after the last session. */
export const usualSessions = { ...usualFormat, count: 6, gap: 5 };

/** A spot as a form value: `2.3`; empty: no spot. */
export const spotText = (at: Spot | null): string => (at ? `${at.session}.${at.place}` : '');

/** Parses the output of `spotText`. */
export function readSpot(value: string): Spot | null {
  const [session, place] = value.split('.').map(Number);
  return session && place ? { session, place } : null;
}

interface GivenWish {
  readonly kind: (typeof wishKinds)[number];
  readonly from: string | null;
  readonly until: string | null;
  readonly numbers: string | null;
  readonly other: string | null;
  readonly need: string | null;
}

const isClock = (value: string | null): value is string =>
  /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value ?? '');

/** Whether a time preference ends before it begins. */
export const endsTooEarly = ({ kind, from, until }: GivenWish): boolean =>
  ['time', 'timeMust', 'timeNot'].includes(kind) && !isInOrder({ from, until });

/** The preference in a form; null while its object is missing. */
export function readWish({ kind, from, until, numbers, other, need }: GivenWish): Wish | null {
  const listed = (numbers ?? '')
    .split(/\D+/)
    .map(Number)
    .filter((number) => number >= 1 && number <= 999);
  switch (kind) {
    case 'time':
    case 'timeMust':
      return isClock(from) || isClock(until)
        ? {
            kind: 'time',
            must: kind === 'timeMust',
            ...(isClock(from) ? { from } : {}),
            ...(isClock(until) ? { until } : {}),
          }
        : null;
    case 'timeNot': {
      const text = writeUnavailable({
        from: isClock(from) ? from : null,
        until: isClock(until) ? until : null,
      });
      return text === null ? null : { kind: 'need', text };
    }
    case 'sessions':
    case 'sessionsMust':
      return listed.length > 0
        ? { kind: 'sessions', numbers: listed, must: kind === 'sessionsMust' }
        : null;
    case 'places':
      return listed.length > 0 && listed.every((position) => position <= 20)
        ? { kind, places: listed }
        : null;
    case 'with':
    case 'apart':
      return other ? { kind, exhibitorId: other } : null;
    case 'need':
      return need ? { kind, text: need } : null;
  }
}
