import * as v from 'valibot';
import { choice, text, url, whole } from '../platform/model/kinds.ts';
import { messages } from '../platform/model/messages.ts';
import { isLocalTime } from '../platform/pages/local-time.ts';
import type { FormField } from '../ui/check-form.ts';
import { webinarStatuses } from './fair-choices.ts';
import { instantIn, typedIn } from './fair-form-fields.ts';
import { isOwnFile } from './own-file.ts';
import type { SessionInput } from './session-inputs.ts';

/** What is filled in of each session, in this order. */
export const sessionParts = [
  'number',
  'title',
  'startTime',
  'lengthMinutes',
  'capacity',
  'join',
  'host',
  'recording',
] as const;
type Part = (typeof sessionParts)[number];

const required = {
  number: whole({ min: 1, max: 999 }),
  title: text(),
  startTime: text({ max: 16 }).must((given) => (isLocalTime(given) ? null : messages.dateTime)),
  lengthMinutes: whole({ min: 1, max: 1440 }),
};
const optional = {
  capacity: whole({ min: 1, max: 1_000_000 }).optional(),
  join: url().optional(),
  host: url().optional(),
  recording: url().optional(),
};

/** The name of an input of the session at a place; dots would make them one field. */
export const inputOf = (place: number, part: Part): string => `s${place}-${part}`;

/** The fields of a form with so many sessions; the last one may be left empty. */
export function sessionFields(count: number): Readonly<Record<string, FormField>> {
  const fields: [string, FormField][] = [['webinarStatus', choice(webinarStatuses)]];
  for (let place = 0; place < count; place += 1) {
    const own = place === count - 1 ? looser() : required;
    for (const [part, field] of Object.entries({ ...own, ...optional }))
      fields.push([inputOf(place, part as Part), field]);
  }
  return Object.fromEntries(fields);
}

/** Nothing is wrong with a session that no one fills in. */
const looser = () =>
  Object.fromEntries(Object.entries(required).map(([part, field]) => [part, field.optional()]));

const kept = v.object({
  sessions: v.array(
    v.looseObject({
      number: v.number(),
      title: v.string(),
      startTime: v.string(),
      lengthMinutes: v.number(),
      capacity: v.optional(v.number()),
    }),
  ),
});
const links = v.nullish(
  v.record(v.string(), v.looseObject({ join: v.string(), host: v.optional(v.string()) })),
);
const recordings = v.nullish(v.record(v.string(), v.looseObject({ url: v.string() })));

interface Webinar {
  readonly webinarStatus: string;
  readonly details: unknown;
  readonly webinarLinks: unknown;
  readonly recordingLinks: unknown;
}

/** What is in the form at first: the sessions there are, and an empty one. */
export function startSessions(webinar: Webinar | null, zone: string) {
  const sessions = v.parse(kept, webinar?.details ?? { sessions: [] }).sessions;
  const toJoin = new Map(Object.entries(v.parse(links, webinar?.webinarLinks) ?? {}));
  const watched = new Map(Object.entries(v.parse(recordings, webinar?.recordingLinks) ?? {}));
  const initial: Record<string, string | number | undefined> = {
    webinarStatus: webinar?.webinarStatus ?? 'draft',
  };
  sessions.forEach((session, place) => {
    const { number, title, startTime, lengthMinutes, capacity } = session;
    const given: Readonly<Record<Part, string | number | undefined>> = {
      number,
      title,
      startTime: typedIn(startTime, zone),
      lengthMinutes,
      capacity,
      join: toJoin.get(String(number))?.join,
      host: toJoin.get(String(number))?.host,
      recording: linkOf(watched.get(String(number))?.url),
    };
    for (const part of sessionParts) initial[inputOf(place, part)] = given[part];
  });
  return { count: sessions.length + 1, numbers: sessions.map(({ number }) => number), initial };
}

/** An uploaded file has its own form. */
const linkOf = (url: string | undefined) => (url && isOwnFile(url) ? undefined : url);

/** The sessions that a form holds, those ticked to be taken out apart. */
export function readSessions(form: FormData) {
  const count = Number(form.get('count'));
  const places = Number.isInteger(count) && count >= 1 && count <= 201 ? count : 1;
  const isOut = (place: number) => form.getAll(`s${place}-remove`).includes('true');
  const isEmpty = (place: number) =>
    ['number', 'title'].every((part) => !form.get(inputOf(place, part as Part)));
  const gone = Array.from({ length: places }, (_, place) => place).filter(
    (place) => isOut(place) || (place === places - 1 && isEmpty(place)),
  );
  const standing = Array.from({ length: places }, (_, place) => place).filter(
    (place) => !gone.includes(place),
  );
  // Whoever begins the last one fills it in like the others.
  const fields = Object.fromEntries(
    Object.entries(sessionFields(places + 1)).filter(([name]) => {
      const place = /^s(\d+)-/.exec(name)?.[1];
      return place === undefined || standing.includes(Number(place));
    }),
  );
  return { fields, standing };
}

/** The call that saves what passed, and where its problems belong. */
export function sessionsInput(
  values: Readonly<Record<string, unknown>>,
  standing: readonly number[],
  zone: string,
): readonly SessionInput[] {
  const textAt = (place: number, part: Part): string | null => {
    const value = values[inputOf(place, part)];
    return typeof value === 'string' ? value : null;
  };
  const numberAt = (place: number, part: Part): number | null => {
    const value = values[inputOf(place, part)];
    return typeof value === 'number' ? value : null;
  };
  return standing.map((place) => ({
    number: numberAt(place, 'number') ?? 0,
    title: textAt(place, 'title') ?? '',
    startTime: instantIn(textAt(place, 'startTime') ?? '', zone),
    lengthMinutes: numberAt(place, 'lengthMinutes') ?? 0,
    capacity: numberAt(place, 'capacity'),
    join: textAt(place, 'join'),
    host: textAt(place, 'host'),
    recording: textAt(place, 'recording'),
  }));
}

/** Paths of the API to inputs of the form. */
export const inputNames = (standing: readonly number[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    standing.flatMap((place, index) =>
      sessionParts.map((part) => [`sessions.${index}.${part}`, inputOf(place, part)] as const),
    ),
  );
