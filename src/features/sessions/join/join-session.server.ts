import type { PeopleServices } from '../../accounts/people-services.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { entryStates } from './judge-entry.ts';
import { makeRun } from '../room/open-room.server.ts';
import { readEntry, readLink, type Entry } from './read-entry.server.ts';

const types = `
  "The answer to someone who asks to join a session; \`open\` means they can join now."
  enum SessionEntryState { ${entryStates.join(' ')} }

  "A session of a fair, and whether the caller may join it."
  type SessionEntry {
    state: SessionEntryState!
    fair: EntryFair!
    "Null: the plan has no such session."
    session: EntrySession
    "From when the caller may join."
    opensAt: DateTime
    "The caller runs the fair."
    isOrganizer: Boolean!
    "The caller's own registration for the fair."
    registrationId: ID
    "Numbers of the sessions that the caller has chosen, or in which their college speaks."
    mySessions: [Int!]!
    "Until when a speaker can answer questions in the room of a session that is over. Null for everyone else."
    answersUntil: DateTime
  }
  "The fair of a session entry."
  type EntryFair { id: ID! name: String! slug: String! fairType: String! timeZone: String! }
  "The session of a session entry."
  type EntrySession { number: Int! title: String! startTime: DateTime! lengthMinutes: Int! }`;

const args = `
    "The fair's address without \`fair-\`."
    fair: String!
    "The number of the session."
    session: Int!`;

const isNumber = (session: number) => session >= 1 && session <= 999;

/** `sessionEntry(...)`: whether someone can join a session, without joining it. */
export const sessionEntry = operation<'sessionEntry', PeopleServices>({
  kind: 'Query',
  name: 'sessionEntry',
  field: `
  "Returns whether the caller can join a session. Null if there is no such fair."
  sessionEntry(${args}
  ): SessionEntry`,
  types,
  who: ['everyone'],
  resolve: ({ fair, session }, { viewer, services, world }) =>
    isNumber(session)
      ? readEntry(services.database.pool, viewer, { slug: fair, session }, world.now())
      : null,
});

/**
 * `joinSession(...)`: joins a session, so that its room opens. Records that an attendee came, with
 * the first and the last time. Returns the session's address only to people who can join now.
 */
export const joinSession = operation<'joinSession', PeopleServices>({
  kind: 'Mutation',
  name: 'joinSession',
  field: `
  "Joins a session. Null if there is no such fair."
  joinSession(${args}
  ): SessionJoined`,
  types: `
  "The result of joining a session, with the link if it is open."
  type SessionJoined {
    entry: SessionEntry!
    "Where the session takes place; null unless the caller may join it now."
    url: String
  }`,
  who: ['everyone'],
  async resolve({ fair, session }, { viewer, services, world }) {
    const { pool } = services.database;
    const now = world.now();
    if (!isNumber(session)) return null;
    const entry = await readEntry(pool, viewer, { slug: fair, session }, now);
    if (entry?.state !== 'open' && entry?.state !== 'noLink') return entry && { entry, url: null };
    const url = await services.writer.change(async (tx) => {
      await makeRun(tx, world, { fairId: entry.fair.id, session });
      await writeAttendance(tx, entry, session, now);
      return readLink(tx, entry, session);
    });
    return { entry: { ...entry, state: url === null ? 'noLink' : 'open' }, url };
  },
});

/** Records that an attendee came to a session, and so to the fair. */
async function writeAttendance(
  tx: Queryable,
  { fair, registrationId }: Entry,
  session: number,
  now: Date,
): Promise<void> {
  if (registrationId === null) return;
  const { rowCount } = await tx.query(
    `insert into session_attendance (attendee_id, session, fair_id, joined_at, last_joined_at)
     select id, $2, fair_id, $3, $3 from fair_attendee
     where id = $1 and fair_id = $4 and ($5 or $2 = any(attending))
     on conflict (attendee_id, session) do update set last_joined_at = excluded.last_joined_at`,
    [registrationId, session, now, fair.id, fair.fairType === 'booth'],
  );
  if (rowCount)
    await tx.query(
      `update fair_attendee set entered_at = $2, updated_at = $2
       where id = $1 and entered_at is null`,
      [registrationId, now],
    );
}
