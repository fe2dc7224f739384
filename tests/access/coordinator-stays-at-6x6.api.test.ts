import { expect, test } from 'vitest';
import { operations } from '../../src/app/operations.ts';
import { testServer, type Answer } from '../support/test-server.server.ts';
import { readsEnded, testRecords } from '../support/test-records.server.ts';
import { openSessionAt } from '../support/test-session-at-fair.server.ts';

const app = await testServer('2026-11-21T12:00:00Z');
const { make, admin } = await testRecords(app);
const coordinator = await app.person('admin6x6');

const fairs = {
  booth: await make('Fair', { fairType: 'booth' }),
  '6x6': await make('Fair', { fairType: '6x6' }),
};
const people = { attendees: {}, exhibitors: {} } as Record<string, Record<string, string>>;
for (const [kind, fairId] of Object.entries(fairs)) {
  const collegeId = await make('College');
  await make('FairBooth', { fairId, collegeId });
  await app.database.pool.query(
    `insert into booth_message
       (id, booth_id, author_as, body, client_key, held_for, created_at)
     select gen_random_uuid(), id, 'student', 'www.example', 'one', 'link', now()
     from fair_booth where fair_id = $1`,
    [fairId],
  );
  const attendee = await make('FairAttendee', { fairId });
  const exhibitor = await make('FairExhibitor', { fairId, collegeId });
  people['attendees'] = { ...people['attendees'], [kind]: attendee };
  people['exhibitors'] = { ...people['exhibitors'], [kind]: exhibitor };
}

const total = ({ data }: Answer) => (data?.['it'] as { total: number } | undefined)?.total;
const listed =
  (name: string, more = '') =>
  async (fairId: string) =>
    (total(await coordinator.call(`{ it: ${name}(fairId: "${fairId}"${more}) { total } }`)) ?? 0) >
    0;
const written = (call: string) => async (fairId: string) =>
  (await coordinator.call(call.replace('$fair', fairId))).errors === undefined;

/** A held message at a fair's booth: read by the organizers, released, hidden. */
const moderated = (name: string) => async (fairId: string) => {
  const { rows } = await app.database.pool.query<{ id: string }>(
    `select m.id from booth_message m join fair_booth b on b.id = m.booth_id where b.fair_id = $1`,
    [fairId],
  );
  const call = `mutation { ${name}(id: "${rows[0]?.id ?? ''}") { text } }`;
  return (await coordinator.call(call)).errors === undefined;
};

const changed = (call: string) => written(`mutation { ${call} }`);
const anySession = `{ kind: "addSessions", placements: [], sessions: [{ number: 1, title: "One",
  startTime: "2027-01-10T15:00:00Z", lengthMinutes: 45, places: 6, minutesEach: 6, introMinutes: 1 }] }`;

const reads = (call: string) => async (fairId: string) =>
  (await coordinator.call(`{ it: ${call.replace('$fair', fairId)} }`)).data?.['it'] != null;
const among = (call: string) => async (fairId: string) => {
  const { data } = await coordinator.call(`{ it: ${call} { id } }`);
  return (data?.['it'] as { id: string }[]).some(({ id }) => id === fairId);
};
/** Coordinators find those alone who are at the fair, so each time a student registers for it. */
async function excluding(fairId: string): Promise<string> {
  const student = await app.person('student');
  await make('FairAttendee', { fairId, email: student.email });
  return `excludeFromFair(fairId: "${fairId}", personId: "${student.id}", kind: REMOVED,
    reason: "Is rude") { id }`;
}
const announcing = 'announce(fairId: "$fair", audience: everyone, body: "Hello") { id }';

/** A fair has one session with a recording. */
async function recorded(fairId: string, status = 'ended') {
  const { pool } = app.database;
  const { rowCount } = await pool.query('select from fair_webinar where fair_id = $1', [fairId]);
  if (rowCount === 0) await make('FairWebinar', { fairId });
  await pool.query(
    `update fair_webinar set webinar_status = $2,
       recording_links = '{"1": {"url": "https://video.example.org/1", "chapters": []}}',
       details = '{"sessions": [{"number": 1, "title": "One", "lengthMinutes": 45,
         "startTime": "2027-01-10T15:00:00Z", "exhibitors": []}]}'
     where fair_id = $1`,
    [fairId, status],
  );
}

async function openedAt(fairId: string) {
  await recorded(fairId);
  const exhibitor = people['exhibitors']?.[fairId === fairs['6x6'] ? '6x6' : 'booth'] ?? '';
  return { exhibitor, ...(await openSessionAt(app, fairId, exhibitor, coordinator)) };
}

const ofQuestion = (call: string) => async (fairId: string) => {
  const { question, other } = await openedAt(fairId);
  return changed(`${call.replace('$one', question).replace('$two', other)} { id }`)(fairId);
};

const audienceAt = (fairId: string) => `FAIR_REGISTERED:${fairId}`;
const emailContent = (fairId: string) =>
  `audience: "${audienceAt(fairId)}", subject: "Hello", htmlBody: "<p>Hello</p>"`;

/** An email that the coordinator began, as if there were no rule about to whom. */
async function begun(fairId: string): Promise<string> {
  const { world } = app;
  const id = world.newId();
  await app.database.pool.query(
    `insert into campaign_draft (id, audience, subject, html, created_by, created_at, updated_at)
     values ($1, $2, 'Hello', '<p>Hello</p>', $3, $4, $4)`,
    [id, audienceAt(fairId), coordinator.id, world.now()],
  );
  return id;
}

/** The same, scheduled. */
async function scheduled(fairId: string, status = 'scheduled'): Promise<string> {
  const { world } = app;
  const { pool } = app.database;
  const id = world.newId();
  await pool.query(
    `insert into campaign (id, audience, subject, send_at, send_time, metadata, status, created_by,
       created_at, updated_at)
     values ($1, $2, 'Hello', $4, '', '{}', $5, $3, $4, $4)`,
    [id, audienceAt(fairId), coordinator.id, world.now(), status],
  );
  for (const part of ['html', 'txt'])
    await pool.query('insert into campaign_body (key, campaign_id, body) values ($1, $2, $3)', [
      `campaigns/${id}/body.${part}`,
      id,
      '<p>Hello</p>',
    ]);
  await pool.query(
    `with batch as (
       insert into mail_batch (id, kind, scope, status, created_at)
       values ($2, 'campaign', 'campaigns', 'sending', $3)
     )
     insert into mail (id, kind, recipient, subject, text, batch_id, status, next_attempt_at,
       message_id, created_at)
     values ($1, 'campaign', 'reader@people.test', 'Hello', '', $2, 'sent', $3, '', $3)`,
    [world.newId(), id, world.now()],
  );
  return id;
}

/** A student who registered for a fair shares with its college, whose id this answers. */
async function shared(fairId: string): Promise<string> {
  const { pool } = app.database;
  const { rows } = await pool.query<{ id: string }>(
    'select college_id as id from fair_exhibitor where fair_id = $1',
    [fairId],
  );
  const collegeId = rows[0]?.id ?? '';
  const student = await app.person('student');
  await make('Student', { userId: student.id, owner: student.id });
  const attendee = await make('FairAttendee', {
    fairId,
    attendeeType: 'student',
    dob: '2009-05-04',
    email: student.email,
  });
  await pool.query('update fair_attendee set user_id = $2, confirmed_at = now() where id = $1', [
    attendee,
    student.id,
  ]);
  await student.call(
    `mutation { shareWithCollege(collegeId: "${collegeId}", groups: [contact], action: saved) { groups } }`,
  );
  return collegeId;
}

const withDraft = (call: string) => async (fairId: string) =>
  changed(call.replace('$id', await begun(fairId)))(fairId);
const steered =
  (name: string, status = 'scheduled') =>
  async (fairId: string) =>
    changed(`${name}(id: "${await scheduled(fairId, status)}") { id }`)(fairId);

/** A separate registration, so that one call does not remove it from the next. */
const ofSomeone = (call: string) => async (fairId: string) => {
  const id = await make('FairAttendee', { fairId });
  return (await coordinator.call(call.replace('$id', id))).errors === undefined;
};

/** Every hand-written operation about a fair for coordinators, and whether it had an effect. */
const table: Readonly<Record<string, (fairId: string) => Promise<boolean>>> = {
  sessionAttendees: listed('sessionAttendees'),
  sessionCounts: reads('sessionCounts(fairId: "$fair") { registered }'),
  manageAttendees: listed('manageAttendees'),
  managedAttendee: ofSomeone('{ managedAttendee(id: "$id") { id } }'),
  goneAttendee: (fairId) => readsEnded(app, coordinator, fairId),
  revealAttendee: ofSomeone('mutation { revealAttendee(id: "$id") { id } }'),
  correctAttendee: ofSomeone(
    'mutation { correctAttendee(input: { id: "$id", schoolName: "Elm High" }) }',
  ),
  cancelAttendees: ofSomeone('mutation { cancelAttendees(ids: ["$id"], tell: false) }'),
  resendConfirmations: ofSomeone('mutation { resendConfirmations(ids: ["$id"]) { sent } }'),
  addAttendee: changed(
    `addAttendee(input: { fairId: "$fair", attendeeType: "parent", firstName: "Rosa",
      lastName: "Reyes", email: "rosa@families.test" })`,
  ),
  manageExhibitors: listed('manageExhibitors'),
  manageReadiness: listed('manageReadiness'),
  noteDownload: changed('noteDownload(list: "attendees", rows: 1, fairId: "$fair")'),
  hasSessionStages: reads('hasSessionStages(fairId: "$fair")'),
  async manageFairs(fairId) {
    const { data } = await coordinator.call('{ it: manageFairs { items { id } } }');
    return (data?.['it'] as { items: { id: string }[] }).items.some(({ id }) => id === fairId);
  },
  sessionFairs: among('sessionFairs'),
  async organizerDashboard(fairId) {
    // An upcoming one of the same type.
    const start = app.world.now().getTime() + 3_600_000;
    const coming = await make('Fair', {
      fairType: fairId === fairs['6x6'] ? '6x6' : 'booth',
      startTime: new Date(start).toISOString(),
      endTime: new Date(start + 3_600_000).toISOString(),
      exhibitorDeadline: new Date(start).toISOString(),
      publishedAt: new Date(start - 7_200_000).toISOString(),
    });
    const { data } = await coordinator.call('{ it: organizerDashboard { fairs { id } } }');
    return (data?.['it'] as { fairs: { id: string }[] }).fairs.some(({ id }) => id === coming);
  },
  releaseBoothMessage: moderated('releaseBoothMessage'),
  hideBoothMessage: moderated('hideBoothMessage'),
  showBoothMessage: moderated('showBoothMessage'),
  async sessionPlan(fairId) {
    const { data } = await coordinator.call(`{ it: sessionPlan(fair: "${fairId}") { fairId } }`);
    return data?.['it'] != null;
  },
  async sessionPlanStamp(fairId) {
    const { data } = await coordinator.call(`{ it: sessionPlanStamp(fairId: "${fairId}") }`);
    return data?.['it'] != null;
  },
  changeSessionPlan: changed(
    `changeSessionPlan(input: { fairId: "$fair", version: 0, operation: ${anySession} }) { version }`,
  ),
  undoSessionPlan: changed('undoSessionPlan(fairId: "$fair") { version }'),
  redoSessionPlan: changed('redoSessionPlan(fairId: "$fair") { version }'),
  publishSessionPlan: changed(
    'publishSessionPlan(input: { fairId: "$fair", version: 3 }) { told }',
  ),
  async setSessionLinks(fairId) {
    await recorded(fairId);
    return changed('setSessionLinks(input: { fairId: "$fair", links: [] })')(fairId);
  },
  async conductSession(fairId) {
    const { run, exhibitor } = await openedAt(fairId);
    const what = `(runId: "${run}", action: MISSING, exhibitorId: "${exhibitor}") { endedAt }`;
    return changed(`conductSession${what}`)(fairId);
  },
  async answerSessionQuestion(fairId) {
    const { question: id, exhibitor } = await openedAt(fairId);
    const call = `answerSessionQuestion(questionId: "${id}", exhibitorId: "${exhibitor}") { id }`;
    return changed(call)(fairId);
  },
  moderateSessionQuestion: ofQuestion('moderateSessionQuestion(questionId: "$one", action: HIDE)'),
  mergeSessionQuestions: ofQuestion('mergeSessionQuestions(questionId: "$one", into: "$two")'),
  async manageRecordings(fairId) {
    await recorded(fairId);
    return reads('manageRecordings(fairId: "$fair") { webinarId }')(fairId);
  },
  async recordingsEmail(fairId) {
    await recorded(fairId);
    return reads('recordingsEmail(fairId: "$fair") { areOut }')(fairId);
  },
  async sessionFigures(fairId) {
    await recorded(fairId);
    return reads('sessionFigures(fairId: "$fair") { number }')(fairId);
  },
  async emailRecordings(fairId) {
    await recorded(fairId, 'published');
    return changed('emailRecordings(fairId: "$fair")')(fairId);
  },
  async setRecordingChapters(fairId) {
    await recorded(fairId);
    return changed('setRecordingChapters(fairId: "$fair", session: 1, chapters: [])')(fairId);
  },
  async alignRecordingChapters(fairId) {
    await recorded(fairId);
    return changed('alignRecordingChapters(fairId: "$fair", session: 1, startsAt: 0)')(fairId);
  },
  async removeRecording(fairId) {
    await recorded(fairId);
    return changed('removeRecording(fairId: "$fair", session: 1, place: recordings)')(fairId);
  },
  async sharedListsAtFair(fairId) {
    const { data } = await coordinator.call(
      `{ it: sharedListsAtFair(fairId: "${fairId}") { name } }`,
    );
    return (data?.['it'] as unknown[]).length > 0;
  },
  async sharedStudentsAtFair(fairId) {
    const collegeId = await shared(fairId);
    return listed('sharedStudentsAtFair', `, collegeId: "${collegeId}"`)(fairId);
  },
  async exportSharedStudentsAtFair(fairId) {
    const collegeId = await shared(fairId);
    return changed(`exportSharedStudentsAtFair(fairId: "$fair", collegeId: "${collegeId}") { id }`)(
      fairId,
    );
  },
  async removeExhibitor(fairId) {
    const id = await make('FairExhibitor', { fairId });
    return changed(`removeExhibitor(id: "${id}")`)(fairId);
  },
  campaignFairs: among('campaignFairs'),
  campaignAudience: (fairId) =>
    reads(`campaignAudience(audience: "${audienceAt(fairId)}") { members }`)(fairId),
  async campaignTable(fairId) {
    await begun(fairId);
    await scheduled(fairId);
    return listed('campaignTable')(fairId);
  },
  getCampaign: async (fairId) =>
    reads(`getCampaign(id: "${await scheduled(fairId)}") { id }`)(fairId),
  campaignBodies: async (fairId) =>
    reads(`campaignBodies(id: "${await scheduled(fairId)}") { htmlBody }`)(fairId),
  async campaignDeliveries(fairId) {
    const { data } = await coordinator.call(
      `{ it: campaignDeliveries(campaignId: "${await scheduled(fairId)}") { items { id } } }`,
    );
    return (data?.['it'] as { items: unknown[] }).items.length > 0;
  },
  previewCampaign: (fairId) =>
    reads(`previewCampaign(${emailContent(fairId)}, recipient: 1) { subject }`)(fairId),
  sendCampaignTest: (fairId) => changed(`sendCampaignTest(${emailContent(fairId)})`)(fairId),
  getCampaignDraft: async (fairId) =>
    reads(`getCampaignDraft(id: "${await begun(fairId)}") { id }`)(fairId),
  saveCampaignDraft: (fairId) =>
    changed(`saveCampaignDraft(input: { ${emailContent(fairId)} }) { id }`)(fairId),
  deleteCampaignDraft: withDraft('deleteCampaignDraft(id: "$id")'),
  deleteCampaignDrafts: withDraft('deleteCampaignDrafts(ids: ["$id"]) { count }'),
  cancelCampaigns: async (fairId) =>
    changed(`cancelCampaigns(ids: ["${await scheduled(fairId)}"]) { count }`)(fairId),
  sendCampaignDraft: withDraft(
    'sendCampaignDraft(id: "$id", version: 1, sendTime: "2026-12-01T09:00[UTC]")',
  ),
  copyCampaign: withDraft('copyCampaign(id: "$id")'),
  editCampaign: async (fairId) =>
    changed(`editCampaign(id: "${await scheduled(fairId, 'scheduled')}")`)(fairId),
  pauseCampaign: steered('pauseCampaign'),
  resumeCampaign: steered('resumeCampaign', 'paused'),
  cancelCampaign: steered('cancelCampaign'),
  fairFigures: reads('fairFigures(fairId: "$fair") { registered }'),
  fairMonitor: reads('fairMonitor(fairId: "$fair") { people }'),
  fairAnnouncements: reads('fairAnnouncements(fairId: "$fair") { id }'),
  announce: changed(announcing),
  async withdrawAnnouncement(fairId) {
    const { data } = await admin.call(`mutation { it: ${announcing.replace('$fair', fairId)} }`);
    const { id } = data?.['it'] as { id: string };
    return changed(`withdrawAnnouncement(id: "${id}") { id }`)(fairId);
  },
  fairExclusions: reads('fairExclusions(fairId: "$fair") { id }'),
  excludeFromFair: async (fairId) => changed(await excluding(fairId))(fairId),
  async liftFairExclusion(fairId) {
    const { data } = await admin.call(`mutation { it: ${await excluding(fairId)} }`);
    const { id } = data?.['it'] as { id: string };
    return changed(`liftFairExclusion(id: "${id}")`)(fairId);
  },
  suggestSessionPlan: changed('suggestSessionPlan(fairId: "$fair") { moved }'),
  setFairSessions: written(
    `mutation { setFairSessions(input: { fairId: "$fair", sessions: [{ number: 1, title: "One",
      startTime: "2027-01-10T15:00:00Z", lengthMinutes: 45 }] }) }`,
  ),
};

test('a coordinator is let in by the calls of this table and by no other', () => {
  const open = operations
    .filter(({ who }) => who.some((one) => one === 'ADMINS6X6'))
    .map(({ name }) => name);
  expect(open.sort()).toEqual(Object.keys(table).sort());
});

test.each(Object.entries(table))(
  'a coordinator does something by %s at a 6x6 fair, and nothing at another',
  async (_, call) => {
    expect(await call(fairs['6x6'])).toBe(true);
    expect(await call(fairs.booth)).toBe(false);
  },
);

test.each([
  ['Attendee', 'attendees', 'schoolName: "Elm High"'],
  ['Exhibitor', 'exhibitors', 'name: "Elm College"'],
])('a coordinator reads and changes a Fair%s of a 6x6 fair alone', async (type, of, change) => {
  for (const [kind, isSeen] of [
    ['6x6', true],
    ['booth', false],
  ] as const) {
    const id = people[of]?.[kind] ?? '';
    const read = await coordinator.call(`{ it: getFair${type}(id: "${id}") { id } }`);
    expect(read.data?.['it'] ?? null).toEqual(isSeen ? { id } : null);
    for (const act of [
      `updateFair${type}(input: { id: "${id}", ${change} }) { id }`,
      `deleteFair${type}(input: { id: "${id}" }) { id }`,
    ]) {
      const { data } = await coordinator.call(`mutation { it: ${act} }`);
      expect(data?.['it'] ?? null).toEqual(isSeen ? { id } : null);
    }
  }
});
