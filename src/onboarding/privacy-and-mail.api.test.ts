import { describe, expect, test } from 'vitest';
import { testHouse, type Person } from '../test-house.server.ts';
import { recordIn, testRecords, writing } from '../test-records.server.ts';

const house = await testHouse();
const { admin, make } = await testRecords(house);
const { pool } = house.database;

const switches = [
  'subscribedFairReminders',
  'subscribedWebinarReminders',
  'allFairReminders',
  'messageNotifications',
  'subscribedChatReminders',
  'shareAttendeeInfo',
] as const;
type Switch = (typeof switches)[number];
type Settings = Readonly<Record<Switch, boolean>>;

const all = (on: boolean): Settings =>
  Object.fromEntries(switches.map((name) => [name, on])) as Settings;

/** Every way to set the switches of which one matters at a time, and the two ends. */
const ways: readonly (readonly [name: string, settings: Settings])[] = [
  ['everything on', all(true)],
  ['everything off', all(false)],
  ...switches.flatMap((name) => [
    [`only ${name} off`, { ...all(true), [name]: false }] as const,
    [`only ${name} on`, { ...all(false), [name]: true }] as const,
  ]),
];

interface Student extends Person {
  readonly settings: Settings;
}

/** What is mailed to students, and the switch each kind obeys; null: it always comes. */
interface Kind {
  readonly name: string;
  readonly obeys: Switch | null;
  readonly send: (students: readonly Student[]) => Promise<unknown>;
}

const post = async (path: string, payload: object, token: string | null = null) => {
  const headers = token === null ? {} : { authorization: `Bearer ${token}` };
  const answer = await house.app.inject({ method: 'POST', url: path, payload, headers });
  expect(answer.statusCode, answer.body).toBe(200);
};
const oneByOne =
  (send: (student: Student) => Promise<unknown>) => async (to: readonly Student[]) => {
    for (const student of to) await send(student);
  };

/** A fair of tomorrow for which all of them have registered, from another day on. */
const start = new Date(house.world.now().getTime() + 30 * 3_600_000);
const hoursOn = (n: number) => new Date(start.getTime() + n * 3_600_000).toISOString();
const fairId = await make('Fair', {
  timeZone: 'UTC',
  startTime: start.toISOString(),
  endTime: hoursOn(4),
  publishedAt: house.world.now().toISOString(),
  exhibitorDeadline: start.toISOString(),
});

/** Lets the minutes pass that news of a fair wait for further changes, and does what is due. */
async function letMinutesPass(): Promise<void> {
  for (let minute = 0; minute < 4; minute += 1) {
    await house.jobs.runDue();
    house.world.advance(60_000);
  }
}

const kinds: readonly Kind[] = [
  {
    name: 'a campaign to students',
    obeys: 'allFairReminders',
    async send() {
      const { errors } = await admin.call(
        `mutation { queueEmail(audience: "STUDENTS", sendTime: "now", subject: "News",
           htmlBody: "<p>A fair for you</p>") { success } }`,
      );
      expect(errors).toBeUndefined();
      for (let round = 0; round < 4; round += 1) {
        await house.jobs.runDue();
        await house.post.deliverDue();
        house.world.advance(4000);
      }
    },
  },
  {
    name: 'the code for a new password',
    obeys: null,
    send: oneByOne(({ email }) => post('/api/auth/email-otp/request-password-reset', { email })),
  },
  {
    name: 'the code to delete the account',
    obeys: null,
    send: oneByOne(({ token }) => post('/api/auth/delete-user/code', {}, token)),
  },
  {
    name: 'the invitation of a parent',
    obeys: null,
    send: oneByOne(async ({ email }) => {
      const parent = await house.person('parent');
      const input = { studentEmail: email, firstName: 'Anne', lastName: 'Byron' };
      recordIn(
        await parent.call(
          'mutation ($input: InviteStudentInput!) { it: inviteStudent(input: $input) { id } }',
          { input },
        ),
      );
    }),
  },
  {
    name: 'the question whether a newsletter is wanted',
    obeys: null,
    send: oneByOne(({ email }) =>
      post('/api/newsletter/subscribe', { list: 'attendees', name: 'Ada', email }),
    ),
  },
];

const reminder: Kind = {
  name: 'the reminder of a fair one registered for',
  obeys: 'subscribedFairReminders',
  async send(to) {
    for (const { email } of to) await make('FairAttendee', { fairId, email });
    house.world.moveTo(hoursOn(-24));
    await letMinutesPass();
  },
};

const cancelled: Kind = {
  name: 'the news that a fair is cancelled',
  obeys: null,
  async send() {
    const { errors } = await admin.call('mutation ($id: ID!) { cancelFair(fairId: $id) { id } }', {
      id: fairId,
    });
    expect(errors).toBeUndefined();
    await letMinutesPass();
  },
};

/** Students who have set their switches by the call that the profile makes. */
const students = await Promise.all(
  ways.map(async ([name, settings]) => {
    const person = await house.person('student');
    const studentId = await make('Student', { userId: person.id, owner: person.id });
    const made = { studentId, ...all(true) };
    const { id } = recordIn(
      await person.call(writing('create', 'StudentPrivacySettings'), { input: made }),
    );
    const input = { id, ...settings };
    recordIn(await person.call(writing('update', 'StudentPrivacySettings'), { input }));
    return { name, ...person, settings };
  }),
);

async function mailsByAddress(): Promise<ReadonlyMap<string, number>> {
  const { rows } = await pool.query<{ recipient: string; count: number }>(
    `select recipient, count(*)::int as count from mail where status <> 'suppressed'
     group by recipient`,
  );
  return new Map(rows.map(({ recipient, count }) => [recipient, count]));
}

describe.each([...kinds, reminder, cancelled])('$name', ({ obeys, send }) => {
  test(obeys ? `comes by ${obeys}, whatever the others say` : 'always comes', async () => {
    const before = await mailsByAddress();
    await send(students);
    const after = await mailsByAddress();
    const got = students.map(({ name, email }) => [
      name,
      (after.get(email) ?? 0) - (before.get(email) ?? 0),
    ]);
    expect(got).toEqual(
      students.map(({ name, settings }) => [name, obeys === null || settings[obeys] ? 1 : 0]),
    );
  });
});

test('who has left mail to many gets none of it, whatever the switches say', async () => {
  const [student] = students;
  await student?.call(
    'mutation { setMyMailChoice(scope: "campaigns", subscribed: false) { scope } }',
  );
  const count = async () => (await mailsByAddress()).get(student?.email ?? '') ?? 0;
  const before = await count();
  await kinds[0]?.send(students);
  expect(await count()).toBe(before);
});
