import { signedIn, type SignedIn } from '../../accounts/people-services.ts';
import { writeAuditEntry } from '../../../platform/audit/write-audit-entry.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { jsonOf, nullable, readRows } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { messages } from '../../../platform/model/messages.ts';
import { badInput, notFound } from '../../../platform/model/refusal.ts';
import { changeRecord, insertRecords } from '../../../platform/store/insert-records.server.ts';
import { webinarStatuses } from '../../fairs/fair-choices.ts';
import { FairWebinar } from '../../fairs/fair-webinar.entity.ts';
import type { LinkServices } from '../links/set-session-links.server.ts';
import { noteSlots } from './note-slots.server.ts';
import {
  keepSessions,
  sessionProblems,
  checkShapes,
  type KeptWebinar,
  type SessionInput,
} from './session-inputs.ts';
import { readRuns } from './read-runs.server.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { fairRefusals } from '../../fairs/admin-fairs.messages.ts';

/**
 * `setFairSessions(...)`: sets all sessions of a fair's webinar, with their links and recordings.
 * Speakers belong to the plan and stay; the coordinators' draft follows these changes, and colleges
 * whose session has a new time or title are notified as when the draft is published.
 */
export const setFairSessions = operation<'setFairSessions', LinkServices>({
  kind: 'Mutation',
  name: 'setFairSessions',
  field: `
  "Replaces the sessions of a fair with their links and recordings. Speakers stay as planned."
  setFairSessions(input: FairSessionsInput!): Boolean!`,
  types: `
  "The input of \`setFairSessions\`."
  input FairSessionsInput {
    fairId: ID!
    "Stays as it is unless said; a new webinar is a draft."
    webinarStatus: String
    sessions: [FairSessionInput!]!
  }
  "A part of \`FairSessionsInput\`."
  input FairSessionInput {
    number: Int!
    title: String!
    startTime: DateTime!
    lengthMinutes: Int!
    "How many may come; no end to it unless said."
    capacity: Int
    "Link where people join: given only to those who can. A video at YouTube or Vimeo plays in the room."
    join: String
    host: String
    "Whether its speakers send from the session’s room. Stays as it is unless given."
    stage: Boolean
    "A link to the recording. Without one, an uploaded recording stays and a link is removed."
    recording: String
  }`,
  who: ['ADMINS', 'ADMINS6X6'],
  async resolve({ input }, context) {
    const by = signedIn(context);
    const { world, services } = context;
    const { sessions, webinarStatus: status } = input;
    if (status && !webinarStatuses.some((one) => one === status))
      throw badInput({ webinarStatus: messages.choice(webinarStatuses) });
    await services.writer.change(async (tx) => {
      const fair = await lockOrganized(tx, by, input.fairId);
      // A withdrawal also locks the exhibitor before the sessions.
      await tx.query('select from fair_exhibitor where fair_id = $1 order by id for key share', [
        input.fairId,
      ]);
      const { id, ...kept } = (await lockWebinar(tx, input.fairId)) ?? { id: null };
      const existing = 'details' in kept ? kept : null;
      const webinar = keepSessions(sessions, existing, await readRuns(tx, input.fairId));
      const shapes = checkShapes(sessions, webinar);
      const problems = {
        ...shapes.problems,
        ...sessionProblems(sessions, fair, existing, fair.fairType === '6x6'),
      };
      sessions.forEach(({ stage }, index) => {
        if (stage === true && !services.env.janus)
          problems[`sessions.${index}.stage`] = apiSentence(fairRefusals.noStage);
      });
      const hadSome = (existing?.details.sessions.length ?? 0) > 0;
      if (fair.publishedAt && fair.fairType !== 'booth' && hadSome && sessions.length === 0)
        problems['sessions'] = apiSentence(fairRefusals.lastSession);
      if (status === 'published' && Object.keys(webinar.recordingLinks).length === 0)
        problems['webinarStatus'] = apiSentence(fairRefusals.noRecording);
      if (Object.keys(problems).length > 0) throw badInput(problems);
      const record = { ...shapes.kept, ...(status ? { webinarStatus: status } : {}) };
      if (id === null)
        await insertRecords(tx, world, FairWebinar, [{ ...record, fairId: input.fairId }]);
      else await changeRecord(tx, world, FairWebinar, id, record);
      await noteSlots(tx, world, input.fairId, slotsChanged(existing, sessions));
      await writeAuditEntry(tx, world, by, {
        action: 'setFairSessions',
        subject: 'Fair',
        subjectId: input.fairId,
        details: { sessions: sessions.map(({ number }) => number) },
      });
    });
    return true;
  },
});

/** Speakers in sessions whose time or title has changed. */
const slotsChanged = (before: KeptWebinar | null, sessions: readonly SessionInput[]) =>
  (before?.details.sessions ?? []).flatMap((was) => {
    const is = sessions.find(({ number }) => number === was.number);
    const isSame =
      is?.title.trim() === was.title &&
      is.lengthMinutes === was.lengthMinutes &&
      Date.parse(is.startTime) === Date.parse(was.startTime);
    return isSame ? [] : was.exhibitors.map(({ exhibitorId }) => ({ exhibitorId, hadSlot: true }));
  });

/** Locks the webinar of a fair that this admin runs. @throws Refusal NOT_FOUND */
async function lockOrganized(tx: Queryable, { role }: SignedIn, id: string) {
  const rows = isUuid(id)
    ? await readRows(tx, {
        startTime: 'timestamp',
        endTime: 'timestamp',
        fairType: 'text',
        publishedAt: 'timestamp?',
      })(
        `select start_time as "startTime", end_time as "endTime", fair_type as "fairType",
           published_at as "publishedAt" from fair
         where id = $1 and ($2 or fair_type = '6x6') for update`,
        [id, role === 'ADMINS'],
      )
    : [];
  if (!rows[0]) throw notFound(apiSentence(fairRefusals.noFair));
  return rows[0];
}

async function lockWebinar(tx: Queryable, fairId: string) {
  const rows = await readRows<KeptWebinar & { readonly id: string }>(tx, {
    details: jsonOf(),
    webinarLinks: nullable(jsonOf()),
    recordingLinks: nullable(jsonOf()),
    id: 'text',
  })(
    `select id, details, webinar_links as "webinarLinks", recording_links as "recordingLinks"
     from fair_webinar where fair_id = $1 for update`,
    [fairId],
  );
  return rows[0];
}
