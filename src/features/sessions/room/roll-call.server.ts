import { signedIn } from '../../accounts/people-services.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { forbidden } from '../../../platform/model/refusal.ts';
import { representsExhibitor } from '../../exhibitors/represents-exhibitor.ts';
import { openRoom } from './open-room.server.ts';
import type { RoomServices } from './session-room.server.ts';

/** Milliseconds after which a page that says nothing is gone. */
const goneAfter = 30_000;
/** Milliseconds after which nothing of it is kept. */
const forgottenAfter = 600_000;

/**
 * `checkInToSession(...)`: that a speaker’s page is there, and what it found of camera and
 * microphone. Pages call it every ten seconds.
 */
export const checkInToSession = operation<'checkInToSession', RoomServices>({
  kind: 'Mutation',
  name: 'checkInToSession',
  field: `
  "Reports every ten seconds that a speaker is in the room, and whether camera and microphone work."
  checkInToSession(
    runId: ID!
    "Null: not checked."
    camera: Boolean
    microphone: Boolean
  ): Boolean!`,
  who: ['signedIn'],
  async resolve({ runId, camera = null, microphone = null }, context) {
    const by = signedIn(context);
    const { services, world } = context;
    const now = world.now();
    return services.writer.change(async (tx) => {
      const room = await openRoom(tx, by, { runId }, now);
      if (room.as !== 'SPEAKER') throw forbidden();
      await tx.query(
        `insert into session_check_in (run_id, account_id, camera, microphone, seen_at)
         values ($1, $2, $3, $4, $5)
         on conflict (run_id, account_id) do update
           set camera = coalesce(excluded.camera, session_check_in.camera),
             microphone = coalesce(excluded.microphone, session_check_in.microphone),
             seen_at = excluded.seen_at`,
        [room.runId, by.id, camera, microphone, now],
      );
      await tx.query('delete from session_check_in where run_id = $1 and seen_at < $2', [
        room.runId,
        new Date(now.getTime() - forgottenAfter),
      ]);
      return true;
    });
  },
});

/** `sessionRollCall(runId)`: which speakers are in the room, for its hosts and speakers. */
export const sessionRollCall = operation<'sessionRollCall', RoomServices>({
  kind: 'Query',
  name: 'sessionRollCall',
  field: `
  "Lists the speakers who are in the room of a session. For its speakers and hosts."
  sessionRollCall(runId: ID!): [SessionSpeakerHere!]!`,
  types: `
  "A speaker who is in the room, and what they checked."
  type SessionSpeakerHere {
    "The exhibitors for whom they speak."
    exhibitorIds: [ID!]!
    name: String!
    camera: Boolean
    microphone: Boolean
  }`,
  who: ['signedIn'],
  async resolve({ runId }, context) {
    const by = signedIn(context);
    const { services, world } = context;
    const { pool } = services.database;
    const now = world.now();
    const room = await openRoom(pool, by, { runId }, now);
    if (room.as === 'ATTENDEE') throw forbidden();
    return readRows(pool, {
      exhibitorIds: 'text[]',
      name: 'text',
      camera: 'boolean?',
      microphone: 'boolean?',
    })({
      name: 'session-roll-call',
      text: `select * from (
          select array(select e.id::text from fair_exhibitor e
              where e.id = any($3::uuid[]) and ${isSpeaker}) as "exhibitorIds",
            coalesce(nullif(trim(r.first_name || ' ' || r.last_name), ''), a.name) as name,
            c.camera, c.microphone
          from session_check_in c join account a on a.id = c.account_id
          left join lateral (select first_name, last_name from college_rep
            where user_id = c.account_id and confirmed_at is not null limit 1) r on true
          where c.run_id = $1 and c.seen_at > $2) here
        where cardinality("exhibitorIds") > 0 order by name`,
      values: [
        room.runId,
        new Date(now.getTime() - goneAfter),
        room.session.exhibitors.map(({ exhibitorId }) => exhibitorId),
      ],
    });
  },
});

/** SQL: whether the account `a` speaks for the exhibitor `e`. */
export const isSpeaker = representsExhibitor('e', {
  account: 'a.id',
  email: 'lower(a.email)',
  colleges: `array(select college_id from college_rep
    where user_id = a.id and confirmed_at is not null)`,
});
