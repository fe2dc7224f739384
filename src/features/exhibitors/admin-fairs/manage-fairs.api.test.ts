import { describe, expect, test } from 'vitest';
import {
  testServer,
  type Answer,
  type Person,
} from '../../../../tests/support/test-server.server.ts';
import { recordIn, testRecords } from '../../../../tests/support/test-records.server.ts';

const app = await testServer('2026-11-21T12:00:00Z');
const { admin, make } = await testRecords(app);
const coordinator = await app.person('admin6x6');

const fairs = async (who: Person, args = '') =>
  recordIn(
    await who.call(
      `{ it: manageFairs${args} { total items { name state attendees exhibitors booths boothsSent } } }`,
    ),
  );
const names = (page: Readonly<Record<string, unknown>>) =>
  (page['items'] as { name: string }[]).map(({ name }) => name);
const attendees = (who: Person, args: string) =>
  who.call(
    `{ it: manageAttendees(${args}) { total items { firstName lastName email schoolName } } }`,
  );
const exhibitors = (who: Person, args: string) =>
  who.call(
    `{ it: manageExhibitors(${args}) { total items { name paymentStatus boothId boothSent timeSlotNotes } } }`,
  );
const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;

const over = {
  startTime: '2026-10-01T15:00:00.000Z',
  endTime: '2026-10-01T19:00:00.000Z',
  exhibitorDeadline: '2026-09-01T00:00:00.000Z',
};
const live = {
  startTime: '2026-11-21T11:00:00.000Z',
  endTime: '2026-11-21T19:00:00.000Z',
  exhibitorDeadline: '2026-11-01T00:00:00.000Z',
};
await make('Fair', { name: 'Alder', ...over });
await make('Fair', { name: 'birch', publishedAt: null });
await make('Fair', { name: 'Cedar', ...live, fairType: '6x6' });
await make('Fair', { name: 'Dogwood', cancelledAt: '2026-11-01T00:00:00.000Z' });
const elm = await make('Fair', { name: 'Elm 100%' });
const collegeId = await make('College', { name: 'Zeta College' });
const boothId = await make('FairBooth', { fairId: elm, collegeId });
await make('FairExhibitor', {
  fairId: elm,
  collegeId,
  name: 'Zeta College',
  timeSlotNotes: ['Early, please'],
});
await make('FairExhibitor', {
  fairId: elm,
  name: 'Alpha Tech',
  primaryContactEmail: 'x@alpha.test',
});
for (const [firstName, lastName] of [
  ['Ada', 'Byron'],
  ['Grace', 'Hopper'],
  ['Alan', 'Adler'],
])
  await make('FairAttendee', { fairId: elm, firstName, lastName, schoolName: `${lastName} High` });

describe('an admin who looks at the fairs', () => {
  test('sees all of them with how many take part, in the order asked for', async () => {
    const page = await fairs(admin, '(sort: "name")');
    expect(page['total']).toBe(5);
    expect(names(page)).toEqual(['Alder', 'birch', 'Cedar', 'Dogwood', 'Elm 100%']);
    expect((page['items'] as { state: string }[]).map(({ state }) => state)).toEqual([
      'over',
      'draft',
      'live',
      'cancelled',
      'coming',
    ]);
    expect((page['items'] as object[])[4]).toMatchObject({
      attendees: 3,
      exhibitors: 2,
      booths: 1,
      boothsSent: 0,
    });
    expect(names(await fairs(admin, '(sort: "attendees", descending: true)'))[0]).toBe('Elm 100%');
    expect(await fairs(admin, '(page: 2)')).toEqual({ total: 5, items: [] });
  });

  test('finds by words, kind and state', async () => {
    expect(names(await fairs(admin, '(search: "BIR")'))).toEqual(['birch']);
    expect(names(await fairs(admin, '(search: "0%")'))).toEqual(['Elm 100%']);
    expect(names(await fairs(admin, '(state: "cancelled")'))).toEqual(['Dogwood']);
    expect(names(await fairs(admin, '(fairType: "6x6", state: "live")'))).toEqual(['Cedar']);
    for (const wrong of [
      'state: "odd"',
      'fairType: "odd"',
      'sort: "id; drop table fair"',
      'page: 0',
    ])
      expect(codeOf(await admin.call(`{ it: manageFairs(${wrong}) { total } }`))).toBe(
        'BAD_USER_INPUT',
      );
  });

  test('sees who is registered and who exhibits', async () => {
    const all = recordIn(await attendees(admin, `fairId: "${elm}"`));
    expect((all['items'] as { lastName: string }[]).map(({ lastName }) => lastName)).toEqual([
      'Adler',
      'Byron',
      'Hopper',
    ]);
    expect(
      recordIn(await attendees(admin, `fairId: "${elm}", search: "hopper high"`)),
    ).toMatchObject({
      total: 1,
      items: [{ firstName: 'Grace' }],
    });
    expect(
      recordIn(await exhibitors(admin, `fairId: "${elm}", sort: "name", descending: true`)),
    ).toEqual({
      total: 2,
      items: [
        {
          name: 'Zeta College',
          paymentStatus: 'pending',
          boothId,
          boothSent: false,
          timeSlotNotes: ['Early, please'],
        },
        {
          name: 'Alpha Tech',
          paymentStatus: 'pending',
          boothId: null,
          boothSent: null,
          timeSlotNotes: null,
        },
      ],
    });
    expect(
      recordIn(await exhibitors(admin, `fairId: "${elm}", search: "alpha.test"`))['total'],
    ).toBe(1);
  });
});

test('a coordinator sees 6x6 fairs and no one of any other', async () => {
  expect(names(await fairs(coordinator))).toEqual(['Cedar']);
  expect(names(await fairs(coordinator, '(fairType: "booth")'))).toEqual(['Cedar']);
  const none = { total: 0, items: [] };
  for (const id of [elm, 'x']) {
    expect(recordIn(await attendees(coordinator, `fairId: "${id}"`))).toEqual(none);
    expect(recordIn(await exhibitors(coordinator, `fairId: "${id}"`))).toEqual(none);
  }
});

test('an admin looks at a draft as everyone would see it, and no one else does', async () => {
  const id = await make('Fair', { name: 'Fir', fairType: '6x6', publishedAt: null });
  await make('FairWebinar', {
    fairId: id,
    webinarStatus: 'draft',
    details: {
      sessions: [
        {
          number: 1,
          title: 'One',
          startTime: '2027-01-10T15:00:00Z',
          lengthMinutes: 45,
          exhibitors: [],
          notes: 'Ring twice.',
        },
      ],
    },
  });
  const look = (who: Person) =>
    who.call(`{ it: fairPreview(fairId: "${id}") { name phase sessions { title } } }`);
  expect(recordIn(await look(admin))).toEqual({
    name: 'Fir',
    phase: expect.any(String) as unknown,
    sessions: [{ title: 'One' }],
  });
  expect(codeOf(await look(coordinator))).toBe('FORBIDDEN');
  expect((await admin.call('{ it: fairPreview(fairId: "x") { name } }')).data).toEqual({
    it: null,
  });
  expect((await app.guest().call('{ it: fairCard(slug: "fir") { name } }')).data).toEqual({
    it: null,
  });
});
