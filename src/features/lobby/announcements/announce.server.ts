import { signedIn, type PeopleCall, type PeopleServices } from '../../accounts/people-services.ts';
import { runsFair } from '../../fairs/fair-organizers.server.ts';
import { writeAuditEntry } from '../../../platform/audit/write-audit-entry.server.ts';
import { transaction } from '../../../platform/database/transaction.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { checkValues } from '../../../platform/model/check-values.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { badInput, notFound } from '../../../platform/model/refusal.ts';
import { announcementFields } from './announcement-fields.ts';
import { announcementMessages as messages } from './announcements.messages.ts';
import { announcementRow, announcementSql } from './open-announcements.server.ts';
import { oneRow } from '../../../platform/database/one-row.ts';
import { readRows } from '../../../platform/database/read-rows.ts';

const type = `
  "The audience of an announcement."
  enum AnnouncementAudience { everyone families exhibitors }
  "An announcement an organizer made at a fair."
  type FairAnnouncement {
    id: ID!
    audience: AnnouncementAudience!
    "The session to whose people it goes: those registered for it, and the colleges in it. Null: the whole fair."
    session: Int
    body: String!
    createdAt: DateTime!
    "Null while it is shown."
    withdrawnAt: DateTime
  }`;

/** `fairAnnouncements(fairId)`: all announcements of a fair, for its organizers. */
export const fairAnnouncements = operation<'fairAnnouncements', PeopleServices>({
  kind: 'Query',
  name: 'fairAnnouncements',
  field: `
  "Lists everything announced at a fair, for those who run it."
  fairAnnouncements(fairId: ID!): [FairAnnouncement!]!`,
  types: type,
  who: ['ADMINS', 'ADMINS6X6'],
  async resolve({ fairId }, call) {
    const { pool } = call.services.database;
    await findManaged(pool, call, fairId);
    return readRows(pool, announcementRow)(
      `select ${announcementSql} from fair_announcement a where a.fair_id = $1
       order by a.created_at desc, a.id`,
      [fairId],
    );
  },
});

/** `announce(...)`: sends a message to people at a fair, immediately. */
export const announce = operation<'announce', PeopleServices>({
  kind: 'Mutation',
  name: 'announce',
  field: `
  "Announces something to people at a fair, right away."
  announce(
    fairId: ID!
    audience: AnnouncementAudience!
    "For 6x6 fairs and webinars: only people in this session."
    session: Int
    body: String!
  ): FairAnnouncement!`,
  who: ['ADMINS', 'ADMINS6X6'],
  async resolve({ fairId, audience, session = null, body }, call) {
    const by = signedIn(call);
    const { services, world } = call;
    const values = checkValues(announcementFields, { body }, world.now());
    return transaction(services.database.pool, async (tx) => {
      await findManaged(tx, call, fairId);
      if (session !== null && !(await hasSession(tx, fairId, session)))
        throw badInput({ session: apiSentence(messages.noSuchSession) });
      const rows = await readRows(tx, announcementRow)(
        `insert into fair_announcement as a
           (id, fair_id, audience, session, body, created_at, created_by)
         values ($1, $2, $3, $4, $5, $6, $7) returning ${announcementSql}`,
        [world.newId(), fairId, audience, session, values['body'], world.now(), by.id],
      );
      const announced = oneRow(rows);
      await writeAuditEntry(tx, world, by, {
        action: 'announce',
        subject: 'Fair',
        subjectId: fairId,
        details: {
          announcementId: announced.id,
          audience,
          ...(session === null ? {} : { session }),
        },
      });
      return announced;
    });
  },
});

/** `withdrawAnnouncement(id)`: hides an announcement; its record stays. */
export const withdrawAnnouncement = operation<'withdrawAnnouncement', PeopleServices>({
  kind: 'Mutation',
  name: 'withdrawAnnouncement',
  field: `
  "Withdraws an announcement. The record of it stays."
  withdrawAnnouncement(id: ID!): FairAnnouncement!`,
  who: ['ADMINS', 'ADMINS6X6'],
  async resolve({ id }, call) {
    const by = signedIn(call);
    const { services, world } = call;
    return transaction(services.database.pool, async (tx) => {
      const [known] = isUuid(id)
        ? await readRows(tx, announcementRow)(
            `select ${announcementSql} from fair_announcement a where a.id = $1 for update`,
            [id],
          )
        : [];
      if (!known) throw notFound();
      await findManaged(tx, call, known.fairId);
      if (known.withdrawnAt !== null) return known;
      const withdrawnAt = world.now();
      await tx.query('update fair_announcement set withdrawn_at = $2 where id = $1', [
        id,
        withdrawnAt,
      ]);
      await writeAuditEntry(tx, world, by, {
        action: 'withdrawAnnouncement',
        subject: 'Fair',
        subjectId: known.fairId,
        details: { announcementId: id },
      });
      return { ...known, withdrawnAt };
    });
  },
});

/** Whether a fair's plan has a session with this number. */
async function hasSession(on: Queryable, fairId: string, session: number): Promise<boolean> {
  const { rowCount } = await on.query(
    `select from fair_webinar w, jsonb_array_elements(w.details -> 'sessions') s
     where w.fair_id = $1 and (s ->> 'number')::int = $2`,
    [fairId, session],
  );
  return rowCount !== 0;
}

/** @throws Refusal NOT_FOUND for a fair that the caller does not run */
async function findManaged(on: Queryable, call: PeopleCall, fairId: string): Promise<void> {
  const [fair] = isUuid(fairId)
    ? await readRows(on, { fairType: 'text' })(
        'select fair_type as "fairType" from fair where id = $1',
        [fairId],
      )
    : [];
  if (!fair || !runsFair(signedIn(call), fair.fairType)) throw notFound();
}
