import { expect, test } from 'vitest';
import { operations } from './operations.ts';
import { testHouse, type Answer } from './test-house.server.ts';
import { testRecords } from './test-records.server.ts';

const house = await testHouse('2026-11-21T12:00:00Z');
const { make } = await testRecords(house);
const coordinator = await house.person('admin6x6');

const fairs = {
  booth: await make('Fair', { fairType: 'booth' }),
  '6x6': await make('Fair', { fairType: '6x6' }),
};
const people = { attendees: {}, exhibitors: {} } as Record<string, Record<string, string>>;
for (const [kind, fairId] of Object.entries(fairs)) {
  const collegeId = await make('College');
  await make('FairBooth', { fairId, collegeId });
  await house.database.pool.query(
    `insert into booth_message
       (id, booth_id, author_as, body, client_key, held_for, created_at)
     select gen_random_uuid(), id, 'student', 'www.example', 'one', 'link', now()
     from fair_booth where fair_id = $1`,
    [fairId],
  );
  people['attendees'] = {
    ...people['attendees'],
    [kind]: await make('FairAttendee', { fairId }),
  };
  people['exhibitors'] = {
    ...people['exhibitors'],
    [kind]: await make('FairExhibitor', { fairId, collegeId }),
  };
}

const total = ({ data }: Answer) => (data?.['it'] as { total: number } | undefined)?.total;
const listed =
  (name: string, more = '') =>
  async (fairId: string) =>
    (total(await coordinator.call(`{ it: ${name}(fairId: "${fairId}"${more}) { total } }`)) ?? 0) >
    0;
const written = (call: string) => async (fairId: string) =>
  (await coordinator.call(call.replace('$fair', fairId))).errors === undefined;

/** What is held at the booth of a fair: read by whoever looks after the fair, let through, hidden. */
const moderated = (name: string) => async (fairId: string) => {
  const { rows } = await house.database.pool.query<{ id: string }>(
    `select m.id from booth_message m join fair_booth b on b.id = m.booth_id where b.fair_id = $1`,
    [fairId],
  );
  const call = `mutation { ${name}(id: "${rows[0]?.id ?? ''}") { text } }`;
  return (await coordinator.call(call)).errors === undefined;
};

/** Every hand-written call that coordinators may make about a fair, and whether it did something. */
const table: Readonly<Record<string, (fairId: string) => Promise<boolean>>> = {
  manageAttendees: listed('manageAttendees'),
  manageExhibitors: listed('manageExhibitors'),
  manageReadiness: listed('manageReadiness'),
  async manageFairs(fairId) {
    const { data } = await coordinator.call('{ it: manageFairs { items { id } } }');
    return (data?.['it'] as { items: { id: string }[] }).items.some(({ id }) => id === fairId);
  },
  releaseBoothMessage: moderated('releaseBoothMessage'),
  hideBoothMessage: moderated('hideBoothMessage'),
  showBoothMessage: moderated('showBoothMessage'),
  setFairSessions: written(
    'mutation { setFairSessions(input: { fairId: "$fair", sessions: [] }) }',
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
])('a coordinator reads and changes a Fair%s of a 6x6 fair alone', async (noun, of, change) => {
  for (const [kind, isSeen] of [
    ['6x6', true],
    ['booth', false],
  ] as const) {
    const id = people[of]?.[kind] ?? '';
    const read = await coordinator.call(`{ it: getFair${noun}(id: "${id}") { id } }`);
    expect(read.data?.['it'] ?? null).toEqual(isSeen ? { id } : null);
    for (const act of [
      `updateFair${noun}(input: { id: "${id}", ${change} }) { id }`,
      `deleteFair${noun}(input: { id: "${id}" }) { id }`,
    ]) {
      const { data } = await coordinator.call(`mutation { it: ${act} }`);
      expect(data?.['it'] ?? null).toEqual(isSeen ? { id } : null);
    }
  }
});

test('a coordinator looks after no money, and puts no booth on the floor', async () => {
  const id = people['exhibitors']?.['booth'] ?? '';
  for (const call of [
    `markPaymentPaid(input: { exhibitorId: "${id}" })`,
    `refundPayment(input: { exhibitorId: "${id}" }) { id }`,
    `giveCredits(input: { collegeId: "${id}", credits: 1 })`,
    `closeWithdrawal(exhibitorId: "${id}")`,
    `approveCollege(collegeId: "${id}") { id }`,
    `publishFair(fairId: "${fairs['6x6']}") { id }`,
    `cancelFair(fairId: "${fairs['6x6']}") { id }`,
    `updateFair(input: { id: "${fairs['6x6']}", name: "Mine" }) { id }`,
  ]) {
    const { errors, data } = await coordinator.call(`mutation { it: ${call} }`);
    expect([errors?.[0]?.extensions.code ?? 'done', data?.['it'] ?? null]).toEqual([
      expect.stringMatching(/^(?:FORBIDDEN|NOT_FOUND)$/),
      null,
    ]);
  }
});
