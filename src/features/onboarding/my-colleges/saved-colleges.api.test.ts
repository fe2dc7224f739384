import { describe, expect, test } from 'vitest';
import { deleteAccount } from '../../accounts/delete-account.server.ts';
import { erasers } from '../personal-data/all-personal-data.server.ts';
import { eventually } from '../../../platform/testing/eventually.ts';
import {
  testServer,
  type Answer,
  type Person,
} from '../../../../tests/support/test-server.server.ts';
import { recordIn, testRecords, writing } from '../../../../tests/support/test-records.server.ts';

const app = await testServer();
const { admin, make, link } = await testRecords(app);
const { pool } = app.database;

const nowhere = '00000000-0000-7000-8000-000000000000';
const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;

/** A college that everyone finds in the directory. */
async function openCollege(name: string): Promise<string> {
  const id = await make('College', { name, slug: name.toLowerCase().replaceAll(' ', '-') });
  await eventually(async () => {
    const { data } = await app
      .stranger()
      .call('query ($search: String) { collegeDirectory(search: $search) { items { id } } }', {
        search: name,
      });
    expect(JSON.stringify(data)).toContain(id);
  });
  return id;
}

const save = (who: Person, collegeId: string, fairId: string | null = null) =>
  who.call(
    `mutation ($collegeId: ID!, $fairId: ID) { it: saveCollege(collegeId: $collegeId, fairId: $fairId) {
      collegeId name savedAt fair { name } college { slug } } }`,
    { collegeId, fairId },
  );
const unsave = async (who: Person, collegeId: string) =>
  (await who.call('mutation ($id: ID!) { it: unsaveCollege(collegeId: $id) }', { id: collegeId }))
    .data?.['it'];
const ask = (who: Person, studentId: string | null = null) =>
  who.call(
    `query ($studentId: ID) { it: mySavedColleges(studentId: $studentId) {
      collegeId name savedAt fair { name } college { slug } } }`,
    { studentId },
  );
const listOf = async (who: Person, studentId: string | null = null) =>
  Object.values(recordIn(await ask(who, studentId))) as {
    readonly name: string;
    readonly fair: unknown;
    readonly college: unknown;
  }[];
const namesOf = async (who: Person, studentId: string | null = null) =>
  (await listOf(who, studentId)).map(({ name }) => name);

async function student(): Promise<Person & { readonly studentId: string }> {
  const person = await app.person('student');
  const studentId = await make('Student', { userId: person.id, owner: person.id });
  return { ...person, studentId };
}

const elm = await openCollege('Elm College');
const oak = await openCollege('Oak College');

describe('a student', () => {
  test('saves colleges into their own list, the last one first, and takes one out', async () => {
    const ada = await student();
    expect(await namesOf(ada)).toEqual([]);
    expect(recordIn(await save(ada, elm))).toEqual({
      collegeId: elm,
      name: 'Elm College',
      savedAt: app.world.now().toISOString(),
      fair: null,
      college: { slug: 'elm-college' },
    });
    app.world.advance(60_000);
    await save(ada, oak);
    expect(await namesOf(ada)).toEqual(['Oak College', 'Elm College']);
    expect(await unsave(ada, elm)).toBe(true);
    expect(await namesOf(ada)).toEqual(['Oak College']);
    expect(await namesOf(await student())).toEqual([]);
  });

  test('who presses twice, in two tabs or long after, has it once and as it was', async () => {
    const ada = await student();
    const [one, other] = await Promise.all([save(ada, elm), save(ada, elm)]);
    expect(recordIn(one)).toEqual(recordIn(other));
    app.world.advance(3_600_000);
    expect(recordIn(await save(ada, elm))).toEqual(recordIn(one));
    expect(await namesOf(ada)).toEqual(['Elm College']);
    expect(await unsave(ada, elm)).toBe(true);
    expect(await unsave(ada, elm)).toBe(false);
    expect(await unsave(ada, 'no id')).toBe(false);
  });

  test('sees on which fair it was saved, the first one that is told', async () => {
    const ada = await student();
    const fairId = await make('Fair', { name: 'Spring', publishedAt: '2026-11-01T00:00:00Z' });
    const later = await make('Fair', { name: 'Fall', publishedAt: '2026-11-01T00:00:00Z' });
    expect(recordIn(await save(ada, elm))).toMatchObject({ fair: null });
    expect(recordIn(await save(ada, elm, fairId))).toMatchObject({ fair: { name: 'Spring' } });
    expect(recordIn(await save(ada, elm, later))).toMatchObject({ fair: { name: 'Spring' } });
  });

  test('cannot name a fair that no one knows of yet, nor one that is not', async () => {
    const ada = await student();
    const draft = await make('Fair', { publishedAt: null });
    for (const fairId of [draft, nowhere, 'no id']) {
      const answer = await save(ada, elm, fairId);
      expect(codeOf(answer)).toBe('BAD_USER_INPUT');
      expect(answer.errors?.[0]?.extensions.fields).toEqual({
        fairId: 'We couldn’t find that fair.',
      });
    }
    expect(await namesOf(ada)).toEqual([]);
  });

  test('saves no college that is not open, and keeps the name of one that has closed', async () => {
    const ada = await student();
    const draft = await make('College', { status: 'draft' });
    for (const id of [draft, nowhere, 'no id'])
      expect(codeOf(await save(ada, id))).toBe('NOT_FOUND');
    const ash = await openCollege('Ash College');
    await save(ada, ash);
    await admin.call(writing('update', 'College'), { input: { id: ash, status: 'closed' } });
    await eventually(async () =>
      expect(await listOf(ada)).toMatchObject([{ name: 'Ash College', college: null }]),
    );
    expect(await unsave(ada, ash)).toBe(true);
  });

  test('is told when the list is full', async () => {
    const ada = await student();
    await pool.query(
      `with many as (
         insert into college (id, name, name_lower, city, state, owner)
         select gen_random_uuid(), 'Many ' || n, 'many ' || n, 'Amherst', 'MA', null
         from generate_series(1, 400) n returning id)
       insert into saved_college (account_id, college_id, saved_at)
       select $1, id, $2 from many`,
      [ada.id, app.world.now()],
    );
    const answer = await save(ada, elm);
    expect(codeOf(answer)).toBe('CONFLICT');
    expect(answer.errors?.[0]?.message).toBe(
      'Your list holds 400 colleges. Please remove one first.',
    );
  });
});

describe('a parent', () => {
  test('has a list of their own, reads that of each linked student, and changes neither', async () => {
    const [ada, bob, other] = [await student(), await student(), await student()];
    const anne = await app.person('parent');
    await link(anne, ada.studentId);
    await link(anne, bob.studentId);
    await save(ada, elm);
    await save(bob, oak);
    await save(other, oak);
    expect(await namesOf(anne)).toEqual([]);
    expect(await namesOf(anne, ada.studentId)).toEqual(['Elm College']);
    expect(await namesOf(anne, bob.studentId)).toEqual(['Oak College']);
    expect(codeOf(await ask(anne, other.studentId))).toBe('NOT_FOUND');
    await save(anne, oak);
    await unsave(anne, elm);
    expect(await namesOf(anne)).toEqual(['Oak College']);
    expect(await namesOf(ada)).toEqual(['Elm College']);
  });

  test('reads it no longer once the link has ended', async () => {
    const ada = await student();
    const anne = await app.person('parent');
    const parentId = await link(anne, ada.studentId);
    await save(ada, elm);
    expect(await namesOf(anne, ada.studentId)).toEqual(['Elm College']);
    await ada.call(`mutation { endLink(link: PARENT, id: "${parentId}") }`);
    expect(codeOf(await ask(anne, ada.studentId))).toBe('NOT_FOUND');
  });
});

test('a counselor has a list, and reads no student’s', async () => {
  const ada = await student();
  await save(ada, elm);
  const teacher = await app.person('counselor');
  await save(teacher, oak);
  expect(await namesOf(teacher)).toEqual(['Oak College']);
  expect(codeOf(await ask(teacher, ada.studentId))).toBe('NOT_FOUND');
});

test('a college hears nothing of who has saved it', async () => {
  const ada = await student();
  const before = await pool.query<{ n: string }>('select count(*) as n from event');
  await save(ada, elm);
  await unsave(ada, elm);
  const after = await pool.query<{ n: string }>('select count(*) as n from event');
  expect(after.rows).toEqual(before.rows);
});

test('who leaves takes the list along, and has had it in the download', async () => {
  const ada = await student();
  const bob = await student();
  const fairId = await make('Fair', { name: 'Spring', publishedAt: '2026-11-01T00:00:00Z' });
  await save(ada, elm, fairId);
  await save(bob, elm);
  expect(recordIn(await ada.call('{ it: myData }'))['saved_college']).toEqual([
    { college_id: elm, college: 'Elm College', fair: 'Spring', saved_at: expect.any(String) },
  ]);
  await deleteAccount(pool, app.world, erasers, ada.id ?? '');
  const { rows } = await pool.query(
    'select account_id from saved_college where college_id = $1 and account_id = any($2)',
    [elm, [ada.id, bob.id]],
  );
  expect(rows).toEqual([{ account_id: bob.id }]);
});
