import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { notFound } from '../../../platform/model/refusal.ts';
import type { Values } from '../../../platform/model/entity.ts';
import { plannedChapters } from '../webinar-settings/planned-chapters.ts';
import { readRecordings } from './recording-slots.ts';

/** Finds the webinar of a fair that an organizer runs: any for ADMINS, 6x6 fairs for ADMINS6X6. */
export async function findWebinar(
  tx: Queryable,
  role: string,
  fairId: string,
): Promise<(Values & { readonly id: string }) | null> {
  if (!isUuid(fairId)) return null;
  const rows = await readRows(tx, { id: 'text', details: 'json', recordingLinks: 'json?' })(
    `select w.id, w.details, w.recording_links as "recordingLinks"
     from fair f join fair_webinar w on w.fair_id = f.id
     where f.id = $1 and ($2 or f.fair_type = '6x6')`,
    [fairId, role === 'ADMINS'],
  );
  return rows[0] ?? null;
}

/** `manageRecordings(...)`: a fair's session recordings, for its organizers, public or not. */
export const manageRecordings = operation<'manageRecordings', PeopleServices>({
  kind: 'Query',
  name: 'manageRecordings',
  field: `
  "Returns the recordings of a fair’s sessions for its organizers, also before they are out. Null before the fair has sessions."
  manageRecordings(fairId: ID!): ManagedRecordings`,
  types: `
    "The recordings of a fair, for organizers."
    type ManagedRecordings {
      "Files go to /api/files/fair-webinar/{webinarId}/{recordings, captions or posters}?part={session}."
      webinarId: ID!
      sessions: [ManagedRecording!]!
    }

    "The recording of a session, for organizers."
    type ManagedRecording {
      session: Int!
      title: String!
      "A link, or the path of an uploaded file on this site."
      url: URL
      captionsUrl: URL
      posterUrl: URL
      "In the order in which they speak. Before there is a recording, the seconds of the plan."
      chapters: [ManagedChapter!]!
    }

    "A chapter of a recording."
    type ManagedChapter {
      exhibitorId: ID!
      name: String!
      "Null where the recording has no chapter of this college."
      atSecond: Float
    }`,
  who: ['ADMINS', 'ADMINS6X6'],
  async resolve({ fairId }, context) {
    const { role } = signedIn(context);
    const { pool } = context.services.database;
    const webinar = await findWebinar(pool, role, fairId);
    if (!webinar) {
      const { rows } = isUuid(fairId)
        ? await pool.query(`select 1 from fair where id = $1 and ($2 or fair_type = '6x6')`, [
            fairId,
            role === 'ADMINS',
          ])
        : { rows: [] };
      if (rows.length === 0) throw notFound();
      return null;
    }
    const { sessions, links } = readRecordings(webinar);
    const rows = await readRows(pool, { id: 'text', name: 'text' })(
      `select e.id, coalesce(c.name, e.name) as name
       from fair_exhibitor e left join college c on c.id = e.college_id where e.fair_id = $1`,
      [fairId],
    );
    const names = new Map(rows.map(({ id, name }) => [id, name]));
    return {
      webinarId: webinar.id,
      sessions: sessions.map((session) => {
        const link = links[session.number];
        const chapters = link?.chapters ?? plannedChapters(session);
        const seconds = new Map(
          chapters.map(({ exhibitorId, atSecond }) => [exhibitorId, atSecond]),
        );
        return {
          session: session.number,
          title: session.title,
          url: link?.url ?? null,
          captionsUrl: link?.captionsUrl ?? null,
          posterUrl: link?.posterUrl ?? null,
          chapters: session.exhibitors
            .toSorted((one, other) => one.position - other.position)
            .flatMap(({ exhibitorId }) => {
              const name = names.get(exhibitorId);
              return name === undefined
                ? []
                : [{ exhibitorId, name, atSecond: seconds.get(exhibitorId) ?? null }];
            }),
        };
      }),
    };
  },
});
