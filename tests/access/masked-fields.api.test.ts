import { beforeAll, describe, expect, test } from 'vitest';
import { Counselor } from '../../src/features/counselors/counselor.entity.ts';
import { insertRecords } from '../../src/platform/store/insert-records.server.ts';
import { testServer, type Answer, type Person } from '../support/test-server.server.ts';
import { testFollowing } from '../support/test-live.server.ts';
import { filledIn, recordIn, testRecords, writing } from '../support/test-records.server.ts';
import { viewerOf } from '../support/test-scene.server.ts';

const app = await testServer();
const records = await testRecords(app);
const { make, admin } = records;
const { pool } = app.database;
const { brings, changesOf } = testFollowing(app);

const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;

/** A rep of a college that an admin has approved, or that is still a draft. */
async function repOf(status: 'active' | 'draft', collegeId?: string): Promise<Person> {
  const rep = await app.person('college');
  const college = collegeId ?? (await make('College', { status }));
  await make('CollegeRep', { collegeId: college, userId: rep.id });
  return rep;
}

/** The record of a counselor who is confirmed from the beginning. */
async function confirmedCounselor(said: object): Promise<string> {
  const id = app.world.newId();
  const counselorSchoolId = await make('CounselorSchool');
  const confirmedAt = app.world.now();
  await insertRecords(pool, app.world, Counselor, [
    { ...filledIn.Counselor(1), counselorSchoolId, ...said, id, confirmedAt },
  ]);
  return id;
}

async function counselorWho(isConfirmed: boolean): Promise<Person> {
  const counselor = await app.person('counselor');
  const id = await make('Counselor', { userId: counselor.id });
  if (isConfirmed)
    await pool.query('update counselor set confirmed_at = $2 where id = $1', [id, app.world.now()]);
  return counselor;
}

/** An account that an admin has vouched for. */
async function approved(person: Person): Promise<Person> {
  await pool.query('update account set approved_at = $2 where id = $1', [
    person.id,
    app.world.now(),
  ]);
  return person;
}

const college = await make('College', { fairCredits: 7 });
const people: Readonly<Record<string, Person>> = {
  student: await app.person('student'),
  'student whose account an admin has approved': await approved(await app.person('student')),
  parent: await app.person('parent'),
  'self-declared counselor': await counselorWho(false),
  'confirmed counselor': await counselorWho(true),
  'rep of a college in draft': await repOf('draft'),
  'rep of another college': await repOf('active'),
  'rep of the college': await repOf('active', college),
  'college user without a college': await app.person('college'),
  'college user whom an admin has approved': await approved(await app.person('college')),
  admin,
  '6x6 admin': await app.person('admin6x6'),
};

const seeContacts = [
  'confirmed counselor',
  'rep of another college',
  'rep of the college',
  'college user whom an admin has approved',
  'admin',
  '6x6 admin',
];
const seeCredits = ['rep of the college', 'admin'];
const names = Object.keys(people);

describe.each(['CollegeRep', 'Counselor'] as const)('phone and e-mail of a %s', (entityName) => {
  const contact = { phone: '413-555-0199', email: 'hidden@college.test' };
  const nothing = { phone: null, email: null };
  const rows = names.map((name) => {
    const sees = seeContacts.includes(name);
    return { name, sees, sentence: `are ${sees ? '' : 'not '}there for a ${name}` };
  });
  let closed: string;
  let open: string;
  beforeAll(async () => {
    const made = (said: object) =>
      entityName === 'CollegeRep'
        ? make(entityName, { collegeId: college, ...said })
        : confirmedCounselor(said);
    closed = await made(contact);
    open = await made({ ...contact, contactVisible: true });
    await admin.call(writing('update', entityName), { input: { id: closed, firstName: 'Grace' } });
  });

  test.each(rows)('$sentence', async ({ name, sees }) => {
    const person = people[name]!;
    const seen = sees ? contact : nothing;
    const get = (id: string) =>
      person.call(`{ it: get${entityName}(id: "${id}") { firstName phone email } }`);
    expect(recordIn(await get(closed))).toEqual({ firstName: 'Grace', ...seen });
    expect(recordIn(await get(open))).toEqual({ firstName: 'Ada', ...contact });
    const { data } = await person.call(
      `{ list${entityName}s(filter: { id: { eq: "${closed}" } }) { items { phone email } } }`,
    );
    expect(data).toEqual({ [`list${entityName}s`]: { items: [seen] } });
    const [viewer, changes] = [await viewerOf(app, person), await changesOf(entityName, closed)];
    const follow = `subscription { it: onUpdate${entityName} { phone email } }`;
    expect(await brings(follow, viewer!, changes.at(-1)!)).toEqual({ data: { it: seen } });
  });

  test.each(rows)('in comparisons, too, $sentence', async ({ name, sees }) => {
    const person = people[name]!;
    for (const field of ['phone', 'email']) {
      const guess = `{ ${field}: { beginsWith: "h" } }`;
      const wrapped = `{ or: [{ not: ${guess} }, { firstName: { eq: "x" } }] }`;
      for (const filter of [guess, wrapped, `{ ${field}: { attributeExists: true } }`]) {
        const code = sees ? undefined : 'BAD_USER_INPUT';
        const listed = await person.call(
          `{ list${entityName}s(filter: ${filter}) { items { id } } }`,
        );
        expect(codeOf(listed)).toBe(code);
        if (!sees)
          expect(Object.entries(listed.errors![0]!.extensions.fields!)).toEqual([
            [expect.stringMatching(field), 'You can’t filter by this field.'],
          ]);
        const viewer = (await viewerOf(app, person))!;
        const [change] = await changesOf(entityName, closed);
        const follow = `subscription { it: onCreate${entityName}(filter: ${filter}) { id } }`;
        const heard = await brings(follow, viewer, change!);
        expect(heard !== null && 'refused' in heard).toBe(!sees);
      }
    }
  });
});

describe('credits and owner of a college', () => {
  const rows = names.map((name) => {
    const sees = seeCredits.includes(name);
    return { name, sees, sentence: `are ${sees ? '' : 'not '}there for a ${name}` };
  });
  test.each(rows)('$sentence', async ({ name, sees }) => {
    const person = people[name]!;
    const seen = sees ? { fairCredits: 7, owner: admin.id } : { fairCredits: null, owner: null };
    const get = `{ it: getCollege(id: "${college}") { fairCredits owner } }`;
    expect(recordIn(await person.call(get))).toEqual(seen);
    // Neither an admin's comparison nor anyone else's reveals more than they see in every record.
    const filter = '{ fairCredits: { gt: 5 } }';
    const listed = await person.call(`{ listColleges(filter: ${filter}) { items { id } } }`);
    expect(codeOf(listed)).toBe(name === 'admin' ? undefined : 'BAD_USER_INPUT');
  });

  test('cannot be guessed by a rep through the condition of an update', async () => {
    const rep = people['rep of the college']!;
    const update = `mutation { updateCollege(input: { id: "${college}", city: "X" }, condition: { fairCredits: { gt: 5 } }) { id } }`;
    const answer = await rep.call(update);
    expect(answer.errors![0]!.extensions).toEqual({
      code: 'BAD_USER_INPUT',
      fields: { 'condition.fairCredits': 'You can’t filter by this field.' },
    });
  });

  test('bring nothing to those who see neither when only they change', async () => {
    await admin.call(writing('update', 'College'), { input: { id: college, fairCredits: 8 } });
    const change = (await changesOf('College', college)).at(-1)!;
    const follow = 'subscription { it: onUpdateCollege { fairCredits } }';
    for (const name of names) {
      const viewer = (await viewerOf(app, people[name]!))!;
      const it = seeCredits.includes(name) ? { data: { it: { fairCredits: 8 } } } : null;
      expect({ name, heard: await brings(follow, viewer, change) }).toEqual({ name, heard: it });
    }
  });
});
