import * as v from 'valibot';
import { webinarStatuses } from '../../fairs/fair-choices.ts';
import { choice, url } from '../../../platform/model/kinds.ts';
import { graphql } from '../../../platform/pages/graphql.ts';
import type { FormField } from '../../../ui/forms/check-form.ts';

/** The name of a session's input. */
export const linkInput = (session: number, part: 'join' | 'host'): string => `${part}-${session}`;

/** The fields of the form for these sessions' links. */
export function linkFields(sessions: readonly number[]): Readonly<Record<string, FormField>> {
  return Object.fromEntries<FormField>([
    ['webinarStatus', choice(webinarStatuses)],
    ...sessions.flatMap((session) => [
      [linkInput(session, 'join'), url().optional()] as const,
      [linkInput(session, 'host'), url().optional()] as const,
    ]),
  ]);
}

const linked = v.nullish(
  v.record(v.string(), v.looseObject({ join: v.string(), host: v.optional(v.string()) })),
);
const planned = v.object({
  sessions: v.array(
    v.looseObject({
      number: v.number(),
      title: v.string(),
      startTime: v.string(),
      lengthMinutes: v.number(),
    }),
  ),
});

/** A webinar's sessions by start time, with their links. */
export function sessionsWithLinks(details: unknown, links: unknown) {
  const linksByNumber = new Map(Object.entries(v.parse(linked, links) ?? {}));
  return v
    .parse(planned, details ?? { sessions: [] })
    .sessions.map(({ number, title, startTime, lengthMinutes }) => {
      const { join = null, host = null } = linksByNumber.get(String(number)) ?? {};
      return { number, title, startTime, lengthMinutes, join, host };
    })
    .toSorted((one, other) => Date.parse(one.startTime) - Date.parse(other.startTime));
}

export const setSessionLinks = graphql(`
  mutation SetSessionLinks($input: SessionLinksInput!) {
    setSessionLinks(input: $input)
  }
`);
