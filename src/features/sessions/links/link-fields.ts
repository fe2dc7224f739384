import * as v from 'valibot';
import { webinarStatuses } from '../../fairs/fair-choices.ts';
import { choice, url } from '../../../platform/model/kinds.ts';
import { graphql } from '../../../platform/pages/graphql.ts';
import type { FormField } from '../../../ui/forms/check-form.ts';

/** The name of a session's input. */
export const linkInput = (session: number, part: 'join' | 'host' | 'stage'): string =>
  `${part}-${session}`;

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
  v.record(
    v.string(),
    v.looseObject({
      join: v.optional(v.string()),
      host: v.optional(v.string()),
      stage: v.optional(v.boolean()),
    }),
  ),
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
      const link = linksByNumber.get(String(number)) ?? {};
      const { join = null, host = null, stage = false } = link;
      return { number, title, startTime, lengthMinutes, join, host, stage };
    })
    .toSorted((one, other) => Date.parse(one.startTime) - Date.parse(other.startTime));
}

/** Whether speakers can send from a session’s room. */
export const stagesQuery = graphql(`
  query SessionStages($fairId: ID!) {
    hasSessionStages(fairId: $fairId)
  }
`);

export const setSessionLinks = graphql(`
  mutation SetSessionLinks($input: SessionLinksInput!) {
    setSessionLinks(input: $input)
  }
`);
