import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import { FairWebinar } from '../../fairs/fair-webinar.entity.ts';
import { fairRefusals } from '../../fairs/admin-fairs.messages.ts';
import { writeAuditEntry } from '../../../platform/audit/write-audit-entry.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { jsonOf, nullable, readRows } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { badInput, notFound } from '../../../platform/model/refusal.ts';
import { changeRecord } from '../../../platform/store/insert-records.server.ts';
import type { PlannedSession } from '../session-timeline.ts';
import { divideSession } from './divide-session.ts';
import { noteSlots } from './note-slots.server.ts';
import { speakerMessages } from './speakers.messages.ts';

type Session = PlannedSession & { readonly number: number };

/** SQL: exhibitors of the fair `$1` who can speak. */
const able = `e.fair_id = $1 and e.payment_status not in ('failed', 'refunded')
  and not exists (select from exhibitor_registration r
    where r.exhibitor_id = e.id and r.withdrawn_at is not null)`;

/** `sessionSpeakers(fairId)`: who speaks in the sessions of a fair without a planner, and who could. */
export const sessionSpeakers = operation<'sessionSpeakers', PeopleServices>({
  kind: 'Query',
  name: 'sessionSpeakers',
  field: `
  "Lists the sessions of a webinar or booth fair with their speakers, and who can speak. Null for 6x6 fairs, which have a plan, and without sessions."
  sessionSpeakers(fairId: ID!): SessionSpeakers`,
  types: `
  "The speakers of a fair’s sessions, and who can speak."
  type SessionSpeakers { sessions: [SpokenSession!]! exhibitors: [SpeakingExhibitor!]! }
  "A session with its speakers, in order."
  type SpokenSession { number: Int! title: String! speakers: [ID!]! }
  "An exhibitor who can speak in a session."
  type SpeakingExhibitor { id: ID! name: String! }`,
  who: ['ADMINS'],
  async resolve({ fairId }, { services }) {
    const { pool } = services.database;
    const kept = isUuid(fairId) ? await readSessions(pool, fairId, false) : null;
    if (!kept || kept.sessions.length === 0) return null;
    const exhibitors = await readRows(pool, { id: 'text', name: 'text' })(
      `select e.id, coalesce(c.name, e.name) as name from fair_exhibitor e
       left join college c on c.id = e.college_id and c.status = 'active'
       where ${able} order by name, e.id`,
      [fairId],
    );
    return {
      exhibitors,
      sessions: kept.sessions.map(({ number, title, exhibitors: speakers }) => ({
        number,
        title,
        speakers: speakers
          .toSorted((one, other) => one.position - other.position)
          .map(({ exhibitorId }) => exhibitorId),
      })),
    };
  },
});

/**
 * `setSessionSpeakers(...)`: who speaks in a session, in this order, and the time each has. At 6x6
 * fairs the plan says so.
 */
export const setSessionSpeakers = operation<'setSessionSpeakers', PeopleServices>({
  kind: 'Mutation',
  name: 'setSessionSpeakers',
  field: `
  "Sets who speaks in a session of a webinar or booth fair, in this order; the time is divided among them. Speakers are emailed."
  setSessionSpeakers(fairId: ID!, session: Int!, exhibitorIds: [ID!]!): Boolean!`,
  who: ['ADMINS'],
  async resolve({ fairId, session: number, exhibitorIds }, context) {
    const by = signedIn(context);
    const { services, world } = context;
    const chosen = [...new Set(exhibitorIds)];
    if (!isUuid(fairId)) throw notFound(apiSentence(fairRefusals.noFair));
    return services.writer.change(async (tx) => {
      const known = await readRows(tx, { id: 'text' })(
        `select e.id from fair_exhibitor e where ${able} and e.id::text = any($2)
         order by e.id for key share`,
        [fairId, chosen],
      );
      if (known.length < chosen.length)
        throw badInput({ exhibitorIds: apiSentence(speakerMessages.unknown) });
      const kept = await readSessions(tx, fairId, true);
      const session = kept?.sessions.find((one) => one.number === number);
      if (!kept || !session) throw notFound(apiSentence(fairRefusals.noFair));
      const exhibitors = divideSession(session.lengthMinutes, chosen);
      if (exhibitors === null)
        throw badInput({ exhibitorIds: apiSentence(speakerMessages.tooMany) });
      const sessions = kept.sessions.map((one) =>
        one.number === number ? { ...one, exhibitors } : one,
      );
      await changeRecord(tx, world, FairWebinar, kept.id, { details: { sessions } });
      await noteSlots(tx, world, fairId, changedSlots(session.exhibitors, exhibitors));
      await writeAuditEntry(tx, world, by, {
        action: 'setSessionSpeakers',
        subject: 'Fair',
        subjectId: fairId,
        details: { session: number, speakers: chosen.length },
      });
      return true;
    });
  },
});

type Slots = Session['exhibitors'];

/** Those with another time than before, or none any longer. */
function changedSlots(before: Slots, after: Slots) {
  const ids = new Set([...before, ...after].map(({ exhibitorId }) => exhibitorId));
  const slotOf = (slots: Slots, id: string) => slots.find(({ exhibitorId }) => exhibitorId === id);
  return [...ids].flatMap((exhibitorId) => {
    const [was, is] = [slotOf(before, exhibitorId), slotOf(after, exhibitorId)];
    const isSame =
      was?.startsAtMinute === is?.startsAtMinute && was?.lengthMinutes === is?.lengthMinutes;
    return isSame ? [] : [{ exhibitorId, hadSlot: was !== undefined }];
  });
}

/** The sessions of a fair that has no plan; null if it has, or has none. */
async function readSessions(on: Queryable, fairId: string, lock: boolean) {
  const [row] = await readRows(on, {
    id: 'text',
    details: nullable(jsonOf<{ readonly sessions: readonly (Session & { title: string })[] }>()),
  })(
    `select w.id, w.details from fair_webinar w join fair f on f.id = w.fair_id
     where f.id = $1 and f.fair_type <> '6x6'${lock ? ' for update of w' : ''}`,
    [fairId],
  );
  return row?.details ? { id: row.id, sessions: row.details.sessions } : null;
}
