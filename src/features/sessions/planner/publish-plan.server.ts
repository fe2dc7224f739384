import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import { FairWebinar } from '../../fairs/fair-webinar.entity.ts';
import { noteSlots } from '../webinar-settings/note-slots.server.ts';
import { webinarDetails } from '../../fairs/webinar-shapes.ts';
import { writeAuditEntry } from '../../../platform/audit/write-audit-entry.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { jsonOf, nullable, readRows } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { conflict } from '../../../platform/model/refusal.ts';
import { changeRecord, insertRecords } from '../../../platform/store/insert-records.server.ts';
import type { World } from '../../../platform/world.ts';
import type { Published } from './follow-published.ts';
import { findPlanFair, openPlan, type OpenPlan } from './hold-plan.server.ts';
import { comparePlans, toPublished } from './plan-difference.ts';
import { planRefusals as messages } from './plan-refusals.messages.ts';
import { withoutStated } from './stated-wishes.ts';
import { slotNotice } from './tell-slots.server.ts';

/** Dependencies for publishing, besides the records. */
export interface PlanServices extends PeopleServices {
  readonly jobs: Pick<Jobs, 'enqueue'>;
}

/**
 * `publishSessionPlan(...)`: publishes the draft: the sessions of the fair's webinar and its
 * exhibitors' time slots, in one transaction. Exhibitors whose slot changed get an email.
 */
export const publishSessionPlan = operation<'publishSessionPlan', PlanServices>({
  kind: 'Mutation',
  name: 'publishSessionPlan',
  field: `
  "Publishes the draft plan as the sessions and time slots of the fair, and emails exhibitors whose slot changed."
  publishSessionPlan(input: PublishSessionPlanInput!): PublishedSessionPlan!`,
  types: `
  "The input of \`publishSessionPlan\`."
  input PublishSessionPlanInput {
    fairId: ID!
    "The version whose changes were looked at."
    version: Int!
  }
  "The result of publishing a plan."
  type PublishedSessionPlan {
    "Exhibitors who are emailed: their slot is new, another one, or gone."
    told: Int!
  }`,
  who: ['ADMINS', 'ADMINS6X6'],
  async resolve({ input }, context) {
    const { world, services } = context;
    const by = signedIn(context);
    return services.writer.change(async (tx) => {
      const fair = await findPlanFair(tx, input.fairId);
      // The lock order of a withdrawal: the exhibitor before the fair's sessions.
      await tx.query(
        'select from fair_exhibitor where fair_id = $1 order by id for no key update',
        [fair.id],
      );
      const held = await openPlan(tx, world, fair.id, true);
      refuse(held, input.version, world.now());
      const after = toPublished(held.plan, held.published);
      const difference = comparePlans(held.published, after, [...held.takesPart]);
      const { added, changed, removed, movedSessions, otherColleges } = difference;
      await writeSessions(tx, world, fair.id, after);
      await writeSlots(tx, world, fair.id, after);
      await tx.query(
        `update session_plan set plan = $2, base = $3, published_at = $4, published_by = $5
         where fair_id = $1`,
        [
          fair.id,
          JSON.stringify(withoutStated(held.plan, held.stated)),
          JSON.stringify(after),
          world.now(),
          by.id,
        ],
      );
      const notices = await noteSlots(tx, world, fair.id, [
        ...added.map((exhibitorId) => ({ exhibitorId, hadSlot: false })),
        ...[...changed, ...removed].map((exhibitorId) => ({ exhibitorId, hadSlot: true })),
      ]);
      if (fair.publishedAt)
        for (const noticeId of notices)
          await services.jobs.enqueue(tx, slotNotice, { noticeId }, { key: noticeId });
      const notifiedCount = added.length + changed.length + removed.length;
      await writeAuditEntry(tx, world, by, {
        action: 'publishSessionPlan',
        subject: 'Fair',
        subjectId: fair.id,
        details: {
          version: held.version,
          sessions: after.sessions.length,
          told: notifiedCount,
          // Until their attendees are emailed, the planner says so (`readUntold`).
          changedSessions: [...new Set([...movedSessions, ...otherColleges])],
        },
      });
      return { told: notifiedCount };
    });
  },
});

function refuse({ fair, version, plan }: OpenPlan, seen: number, now: Date): void {
  if (fair.cancelledAt) throw conflict(apiSentence(messages.cancelled));
  if (fair.endTime <= now) throw conflict(apiSentence(messages.over));
  if (version !== seen) throw conflict(apiSentence(messages.changedMeanwhile));
  if (plan.sessions.length === 0) throw conflict(apiSentence(messages.noSessions));
}

async function writeSessions(
  tx: Queryable,
  world: World,
  fairId: string,
  published: Published,
): Promise<void> {
  const checked = webinarDetails.parse(published);
  if (!('value' in checked)) throw new Error('This plan is no webinar.');
  const details = checked.value;
  const [webinar] = await readRows(tx, {
    id: 'text',
    status: 'text',
    links: nullable(jsonOf<Readonly<Record<string, object>>>()),
  })(
    `select id, webinar_status as status, webinar_links as links from fair_webinar
     where fair_id = $1 for update`,
    [fairId],
  );
  if (!webinar) {
    await insertRecords(tx, world, FairWebinar, [{ fairId, details, webinarStatus: 'scheduled' }]);
    return;
  }
  // Removes links of deleted sessions.
  const numbers = new Set(published.sessions.map(({ number }) => String(number)));
  const links = Object.entries(webinar.links ?? {}).filter(([number]) => numbers.has(number));
  await changeRecord(tx, world, FairWebinar, webinar.id, {
    details,
    ...(webinar.links === null ? {} : { webinarLinks: Object.fromEntries(links) }),
    ...(webinar.status === 'draft' ? { webinarStatus: 'scheduled' } : {}),
  });
}

/** FairExhibitor.timeSlots are derived from the sessions. */
async function writeSlots(
  tx: Queryable,
  world: World,
  fairId: string,
  { sessions }: Published,
): Promise<void> {
  const slots = sessions.flatMap(({ number, exhibitors }) =>
    exhibitors.map(({ exhibitorId }) => ({ exhibitorId, number })),
  );
  await tx.query(
    `update fair_exhibitor e set time_slots = s.numbers, updated_at = $3
     from (
       select e.id, array_agg(n.number order by n.number) filter (where n.number is not null)
         as numbers
       from fair_exhibitor e
       left join jsonb_to_recordset($2) as n("exhibitorId" uuid, number integer)
         on n."exhibitorId" = e.id
       where e.fair_id = $1 group by e.id
     ) s
     where s.id = e.id and e.time_slots is distinct from s.numbers`,
    [fairId, JSON.stringify(slots), world.now()],
  );
}
