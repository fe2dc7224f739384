import { describe, expect, test } from 'vitest';
import { withClasses } from '../../../../tests/support/test-classes.server.ts';
import {
  fromAnOrganizer,
  switches,
  type Kind,
  type Settings,
  type Student,
} from '../../../../tests/support/test-mail-from-an-organizer.server.ts';
import {
  beforeSettings,
  toStudents,
  type StudentMail,
} from '../../../../tests/support/test-mail-kinds.ts';
import { ofBooths } from '../../../../tests/support/test-mail-of-booths.server.ts';
import { ofSessions } from '../../../../tests/support/test-mail-of-sessions.server.ts';
import { recordIn, testRecords, writing } from '../../../../tests/support/test-records.server.ts';
import { student } from '../../../../tests/support/test-registrations.server.ts';
import { testServer, type Person } from '../../../../tests/support/test-server.server.ts';

// Sessions end, and accounts begin, by the real clock.
const app = await testServer(new Date(Date.now() + 86_400_000).toISOString());
const { admin, make } = await testRecords(app);
const { pool } = app.database;

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

const post = async (path: string, payload: object, token: string | null = null) => {
  const headers = token === null ? {} : { authorization: `Bearer ${token}` };
  const answer = await app.fastify.inject({ method: 'POST', url: path, payload, headers });
  expect(answer.statusCode, answer.body).toBe(200);
};
const oneByOne =
  (send: (student: Student) => Promise<unknown>) => async (to: readonly Student[]) => {
    for (const student of to) await send(student);
  };

const start = new Date(app.world.now().getTime() + 30 * 3_600_000);
const hoursOn = (n: number) => new Date(start.getTime() + n * 3_600_000).toISOString();
const fairId = await make('Fair', {
  slug: 'privacy',
  fairType: '6x6',
  timeZone: 'UTC',
  startTime: start.toISOString(),
  endTime: hoursOn(4),
  publishedAt: app.world.now().toISOString(),
  exhibitorDeadline: start.toISOString(),
});

await make('FairWebinar', {
  fairId,
  details: {
    sessions: [
      {
        number: 1,
        title: 'One',
        startTime: start.toISOString(),
        lengthMinutes: 45,
        exhibitors: [],
      },
    ],
  },
});

/** Lets the minutes pass that news of a fair wait for further changes, and does what is due. */
async function letMinutesPass(): Promise<void> {
  for (let minute = 0; minute < 4; minute += 1) {
    await app.jobs.runDue();
    app.world.advance(60_000);
  }
}

const kinds: readonly Kind[] = [
  {
    name: 'a campaign to students',
    mail: 'campaign',
    async send() {
      const { errors } = await admin.call(
        `mutation { queueEmail(audience: "STUDENTS", sendTime: "now", subject: "News",
           htmlBody: "<p>A fair for you</p>") { success } }`,
      );
      expect(errors).toBeUndefined();
      for (let round = 0; round < 4; round += 1) {
        await app.jobs.runDue();
        await app.mailService.deliverDue();
        app.world.advance(4000);
      }
    },
  },
  {
    name: 'the code for a new password',
    mail: 'reset-code',
    send: oneByOne(({ email }) => post('/api/auth/email-otp/request-password-reset', { email })),
  },
  {
    name: 'the link for who must wait after wrong passwords',
    mail: 'sign-in-blocked',
    send: oneByOne(async ({ email }) => {
      const payload = { email, password: 'Wrong-password-1!' };
      for (let tries = 0; tries < 11; tries += 1)
        await app.fastify.inject({ method: 'POST', url: '/api/auth/sign-in/email', payload });
    }),
  },
  {
    name: 'the code to delete the account',
    mail: 'delete-code',
    send: oneByOne(({ token }) => post('/api/auth/delete-user/code', {}, token)),
  },
  {
    name: 'the invitation of a parent',
    mail: 'student-invitation',
    send: oneByOne(async ({ email }) => {
      const parent = await app.person('parent');
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
    mail: 'newsletter-confirmation',
    send: oneByOne(({ email }) =>
      post('/api/newsletter/subscribe', { list: 'attendees', name: 'Ada', email }),
    ),
  },
];

const mutate = async (
  who: Person,
  mutation: string,
  variables: Readonly<Record<string, unknown>>,
) => {
  const { errors } = await who.call(mutation, variables);
  expect(errors).toBeUndefined();
};
const registrations = new Map<string, string>();
const registering: Kind['send'] = oneByOne(async (one) => {
  const input = { ...student, fair: 'privacy' };
  await mutate(
    one,
    'mutation ($input: RegisterForFairInput!) { registerForFair(input: $input) { slug } }',
    { input },
  );
  const { rows } = await pool.query<{ id: string }>(
    'select id from fair_attendee where fair_id = $1 and email = $2',
    [fairId, one.email],
  );
  registrations.set(one.email, rows[0]?.id ?? '');
});

/** What comes around one fair, in the order in which it happens. */
const aroundAFair: readonly Kind[] = [
  { name: 'the confirmation of a registration', mail: 'registration-done', send: registering },
  { name: 'the answer to a second one', mail: 'registration-again', send: registering },
  {
    name: 'the link to the registration',
    mail: 'registration-link',
    send: oneByOne((one) =>
      mutate(one, 'mutation ($email: Email!) { sendRegistrationLink(email: $email) }', {
        email: one.email,
      }),
    ),
  },
  {
    name: 'the news of a change to one’s own registration',
    mail: 'registration-changed',
    send: oneByOne((one) =>
      mutate(
        one,
        'mutation ($input: MyRegistrationInput!) { updateMyRegistration(input: $input) { id } }',
        { input: { id: registrations.get(one.email), attending: [1] } },
      ),
    ),
  },
  {
    name: 'the news that a fair is moved',
    mail: 'fair-moved',
    async send() {
      await mutate(admin, 'mutation ($input: MoveFairInput!) { moveFair(input: $input) { id } }', {
        input: { fairId, startTime: hoursOn(24) },
      });
      await letMinutesPass();
    },
  },
  {
    name: 'the reminder of a fair one registered for',
    mail: 'fair-reminder',
    async send() {
      app.world.moveTo(hoursOn(0));
      await letMinutesPass();
    },
  },
  {
    name: 'the news that a fair is cancelled',
    mail: 'fair-cancelled',
    async send() {
      await mutate(admin, 'mutation ($id: ID!) { cancelFair(fairId: $id) { id } }', { id: fairId });
      await letMinutesPass();
    },
  },
  {
    name: 'the news that it takes place after all',
    mail: 'fair-resumed',
    async send() {
      await mutate(admin, writing('update', 'Fair'), { input: { id: fairId, cancelledAt: null } });
      await letMinutesPass();
    },
  },
  {
    name: 'the farewell of who takes the registration back',
    mail: 'registration-gone',
    send: oneByOne((one) =>
      mutate(one, 'mutation ($id: ID!) { cancelMyRegistration(id: $id) }', {
        id: registrations.get(one.email),
      }),
    ),
  },
];

const { fair, counselor, codeOfLink, save, write } = await withClasses(app);
let aClass: { readonly slug: string; readonly by: Person } | undefined;
const writeToTheClass = async (kind: string) => {
  if (!aClass) throw new Error('There is no class yet.');
  expect((await write(aClass.by, aClass.slug, kind)).errors).toBeUndefined();
  await app.jobs.runDue();
};

/** What a counselor has written to a list, of a fair for which no one on it has registered. */
const fromACounselor: readonly Kind[] = [
  {
    name: 'the invitation of a counselor',
    mail: 'class-invitation',
    async send(to) {
      aClass = { slug: await fair(), by: await counselor() };
      await codeOfLink(aClass.by, aClass.slug);
      await save(aClass.by, aClass.slug, to.map(({ email }) => email).join('\n'));
      await writeToTheClass('invitation');
    },
  },
  {
    name: 'the reminder of a counselor',
    mail: 'class-reminder',
    async send() {
      app.world.advance(86_400_000);
      await writeToTheClass('reminder');
    },
  },
];

/** Students who have set their switches by the call that the profile makes. */
const students = await Promise.all(
  ways.map(async ([name, settings]) => {
    const person = await app.person('student');
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

async function mailsByAddress(kind: StudentMail): Promise<ReadonlyMap<string, number>> {
  const { rows } = await pool.query<{ recipient: string; count: number }>(
    `select recipient, count(*)::int as count from mail where status <> 'suppressed' and kind = $1
     group by recipient`,
    [kind],
  );
  return new Map(rows.map(({ recipient, count }) => [recipient, count]));
}

/** No one is signed in afterwards. */
const endingSessions: readonly Kind[] = [
  {
    name: 'the notice that the password was reset',
    mail: 'security-notice',
    send: oneByOne(async ({ email }) => {
      await post('/api/auth/email-otp/request-password-reset', { email });
      const last = `select subject from mail where recipient = $1 order by id desc limit 1`;
      const { rows } = await pool.query<{ subject: string }>(last, [email]);
      const [otp] = rows[0]?.subject.split(' ') ?? [];
      await post('/api/auth/email-otp/reset-password', {
        email,
        otp,
        password: 'My-own-words-2026!',
      });
    }),
  },
];

/** After it there is no account. */
const leaving: Kind = {
  name: 'the farewell to who deleted the account',
  mail: 'account-deleted',
  send: oneByOne(async ({ email }) => {
    const password = 'My-own-words-2026!';
    const answer = await app.fastify.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      payload: { email, password },
    });
    const { token } = answer.json() as { token: string };
    await post('/api/auth/delete-user', { password }, token);
  }),
};

const told = [
  ...kinds,
  ...aroundAFair,
  ...fromACounselor,
  ...fromAnOrganizer(app, admin, make),
  ...ofSessions(app, admin, make),
  ...ofBooths(app, make),
  ...endingSessions,
  leaving,
];

test('every kind of mail to students is walked', () => {
  const walked = told.map(({ mail }) => mail);
  expect([...walked, ...beforeSettings].toSorted()).toEqual(Object.keys(toStudents).toSorted());
});

const isWalked = ({ mail, send }: Kind) => {
  const obeys = toStudents[mail];
  test(obeys ? `comes by ${obeys}, whatever the others say` : 'always comes', async () => {
    const before = await mailsByAddress(mail);
    await send(students);
    const after = await mailsByAddress(mail);
    const got = students.map(({ name, email }) => [
      name,
      (after.get(email) ?? 0) - (before.get(email) ?? 0),
    ]);
    expect(got).toEqual(
      students.map(({ name, settings }) => [name, obeys === null || settings[obeys] ? 1 : 0]),
    );
  });
};

const before = told.filter((kind) => kind !== leaving && !endingSessions.includes(kind));
describe.each(before)('$name', isWalked);

test('who has left mail to many gets none of it, whatever the switches say', async () => {
  const [first] = students;
  await first?.call(
    'mutation { setMyMailChoice(scope: "campaigns", subscribed: false) { scope } }',
  );
  const count = async () => (await mailsByAddress('campaign')).get(first?.email ?? '') ?? 0;
  const before = await count();
  await kinds[0]?.send(students);
  expect(await count()).toBe(before);
});

describe.each([...endingSessions, leaving])('$name', isWalked);
