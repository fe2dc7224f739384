import * as v from 'valibot';
import { choice, text, url, whole } from '../../../platform/model/kinds.ts';
import { messages } from '../../../platform/model/messages.ts';
import { isLocalTime } from '../../../platform/pages/local-time.ts';
import type { FormField } from '../../../ui/forms/check-form.ts';
import { webinarStatuses } from '../../fairs/fair-choices.ts';
import { instantIn, typedIn } from '../../fairs/fair-form-fields.tsx';
import { isOwnFile } from '../recordings/own-file.ts';
import type { SessionInput } from './session-inputs.ts';

/** The fields of each session, in this order. */
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
  startTime: text({ max: 16 }).must((value) => (isLocalTime(value) ? null : messages.dateTime)),
  lengthMinutes: whole({ min: 1, max: 1440 }),
};
const optional = {
  capacity: whole({ min: 1, max: 1_000_000 }).optional(),
  join: url().optional(),
  host: url().optional(),
  recording: url().optional(),
};

/** The input name of the session at a position; dots would make them one field. */
export const inputOf = (index: number, part: Part): string => `s${index}-${part}`;

/** The input of whether it has a stage. */
export const stageInput = (index: number): string => `s${index}-stage`;

/** The fields of a form with this many sessions; the last one can be empty. */
export function sessionFields(count: number): Readonly<Record<string, FormField>> {
  const fields: [string, FormField][] = [['webinarStatus', choice(webinarStatuses)]];
  for (let index = 0; index < count; index += 1) {
    const own = index === count - 1 ? looser() : required;
    for (const [part, field] of Object.entries({ ...own, ...optional }))
      fields.push([inputOf(index, part as Part), field]);
  }
  return Object.fromEntries(fields);
}

/** A session left blank has no errors. */
const looser = () =>
  Object.fromEntries(Object.entries(required).map(([part, field]) => [part, field.optional()]));

const sessionsShape = v.object({
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
  v.record(
    v.string(),
    v.looseObject({
      join: v.optional(v.string()),
      host: v.optional(v.string()),
      stage: v.optional(v.boolean()),
    }),
  ),
);
const recordings = v.nullish(v.record(v.string(), v.looseObject({ url: v.string() })));

interface Webinar {
  readonly webinarStatus: string;
  readonly details: unknown;
  readonly webinarLinks: unknown;
  readonly recordingLinks: unknown;
}

/** The initial form: the existing sessions, and an empty one. */
export function startSessions(webinar: Webinar | null, zone: string) {
  const sessions = v.parse(sessionsShape, webinar?.details ?? { sessions: [] }).sessions;
  const toJoin = new Map(Object.entries(v.parse(links, webinar?.webinarLinks) ?? {}));
  const watched = new Map(Object.entries(v.parse(recordings, webinar?.recordingLinks) ?? {}));
  const initial: Record<string, string | number | undefined> = {
    webinarStatus: webinar?.webinarStatus ?? 'draft',
  };
  sessions.forEach((session, index) => {
    const { number, title, startTime, lengthMinutes, capacity } = session;
    const values: Readonly<Record<Part, string | number | undefined>> = {
      number,
      title,
      startTime: typedIn(startTime, zone),
      lengthMinutes,
      capacity,
      join: toJoin.get(String(number))?.join,
      host: toJoin.get(String(number))?.host,
      recording: linkOf(watched.get(String(number))?.url),
    };
    for (const part of sessionParts) initial[inputOf(index, part)] = values[part];
    initial[stageInput(index)] = String(toJoin.get(String(number))?.stage === true);
  });
  return { count: sessions.length + 1, numbers: sessions.map(({ number }) => number), initial };
}

/** An uploaded file has its own form. */
const linkOf = (url: string | undefined) => (url && isOwnFile(url) ? undefined : url);

/** The sessions in a form; those checked for removal are separate. */
export function readSessions(form: FormData) {
  const count = Number(form.get('count'));
  const places = Number.isInteger(count) && count >= 1 && count <= 201 ? count : 1;
  const isOut = (index: number) => form.getAll(`s${index}-remove`).includes('true');
  const isEmpty = (index: number) =>
    ['number', 'title'].every((part) => !form.get(inputOf(index, part as Part)));
  const gone = Array.from({ length: places }, (_, index) => index).filter(
    (index) => isOut(index) || (index === places - 1 && isEmpty(index)),
  );
  const remaining = Array.from({ length: places }, (_, index) => index).filter(
    (index) => !gone.includes(index),
  );
  // If the last one is started, it must be complete like the others.
  const fields = Object.fromEntries(
    Object.entries(sessionFields(places + 1)).filter(([name]) => {
      const index = /^s(\d+)-/.exec(name)?.[1];
      return index === undefined || remaining.includes(Number(index));
    }),
  );
  return { fields, remaining };
}

/** The mutation for valid input, and the inputs to which its errors belong. */
export function sessionsInput(
  values: Readonly<Record<string, unknown>>,
  remaining: readonly number[],
  zone: string,
): readonly SessionInput[] {
  const textAt = (index: number, part: Part): string | null => {
    const value = values[inputOf(index, part)];
    return typeof value === 'string' ? value : null;
  };
  const numberAt = (index: number, part: Part): number | null => {
    const value = values[inputOf(index, part)];
    return typeof value === 'number' ? value : null;
  };
  return remaining.map((index) => ({
    number: numberAt(index, 'number') ?? 0,
    title: textAt(index, 'title') ?? '',
    startTime: instantIn(textAt(index, 'startTime') ?? '', zone),
    lengthMinutes: numberAt(index, 'lengthMinutes') ?? 0,
    capacity: numberAt(index, 'capacity'),
    join: textAt(index, 'join'),
    host: textAt(index, 'host'),
    recording: textAt(index, 'recording'),
  }));
}

/** API paths to form inputs. */
export const inputNames = (remaining: readonly number[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    remaining.flatMap((formIndex, index) =>
      sessionParts.map((part) => [`sessions.${index}.${part}`, inputOf(formIndex, part)] as const),
    ),
  );
