import { expect, test } from 'vitest';
import { said, testBooth, type TestBooth } from '../../../../tests/support/test-booth.server.ts';
import { testServer, type Person } from '../../../../tests/support/test-server.server.ts';
import { recordIn } from '../../../../tests/support/test-records.server.ts';
import { sharing } from '../../../../tests/support/test-sharing.server.ts';

const app = await testServer();
const { student, share, withdraw, make } = await sharing(app);
const { pool } = app.database;

const figures = 'visits questions answered medianAnswerSeconds saves documents leads';
const ask = (who: Person, fields: string, fairId: string | null = null) =>
  who.call(`query ($fairId: ID) { it: collegeResults(fairId: $fairId) { ${fields} } }`, { fairId });
const read = async (who: Person, fields: string, fairId: string | null = null) =>
  recordIn(await ask(who, fields, fairId));
const nothing = {
  visits: 0,
  questions: 0,
  answered: 0,
  medianAnswerSeconds: null,
  saves: null,
  documents: null,
  leads: 0,
};

/** This many people visit the booth and save the college at its fair. */
async function comeAndSave({ boothId, collegeId, fairId }: TestBooth, count: number) {
  for (let n = 0; n < count; n += 1) {
    const { id } = await app.person('student');
    await pool.query(
      'insert into booth_visit (booth_id, account_id, first_at) values ($1, $2, $3)',
      [boothId, id, new Date(Date.parse('2026-11-21T12:01:00Z') + n * 600_000)],
    );
    await pool.query(
      `insert into saved_college (account_id, college_id, fair_id, saved_at)
       values ($1, $2, $3, $4)`,
      [id, collegeId, fairId, app.world.now()],
    );
  }
}

const endFair = (fairId: string) =>
  pool.query(
    `update fair set start_time = $2::timestamptz - interval '4 hours', end_time = $2,
       exhibitor_deadline = $2 where id = $1`,
    [fairId, new Date(app.world.now().getTime() - 60_000)],
  );

test('a rep reads what came of the booth, and nothing of another college at the same fair', async () => {
  const booth = await testBooth(app);
  const neighbor = await booth.exhibitor();
  await comeAndSave(booth, 3);
  const asker = await booth.attendee();
  const first = said(await booth.post(asker, 'Is there a hiking club?'));
  said(await booth.post(asker, 'What does it cost?'));
  app.world.advance(120_000);
  await booth.post(booth.rep, 'Every weekend', { answers: first.id });
  const found = {
    ...nothing,
    visits: 3,
    questions: 2,
    answered: 1,
    medianAnswerSeconds: 120,
  };
  const fields = `total { ${figures} } fairs { fairId slug results { ${figures} } }
    visits { at count }`;
  expect(await read(booth.rep, fields, booth.fairId)).toEqual({
    total: found,
    fairs: [{ fairId: booth.fairId, slug: booth.slug, results: found }],
    visits: [
      { at: '2026-11-21T12:00:00.000Z', count: 2 },
      { at: '2026-11-21T12:15:00.000Z', count: 1 },
    ],
  });
  expect(await read(booth.rep, `total { ${figures} } visits { count }`)).toEqual({
    total: found,
    visits: [],
  });
  expect(await read(neighbor, `total { ${figures} } fairs { slug }`)).toEqual({
    total: nothing,
    fairs: [{ slug: booth.slug }],
  });
});

test('a rep reads nothing of a fair at which the college has no booth', async () => {
  const [own, other] = [await testBooth(app), await testBooth(app)];
  for (const fairId of [other.fairId, 'none'])
    expect((await ask(own.rep, 'college', fairId)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

test('a rep without an open college reads nothing', async () => {
  const { rep, collegeId, fairId } = await testBooth(app);
  await pool.query(`update college set status = 'draft' where id = $1`, [collegeId]);
  for (const who of [rep, await app.person('college')]) {
    expect(await read(who, `college fairs { slug } total { ${figures} } leads { by }`)).toEqual({
      college: null,
      fairs: [],
      total: nothing,
      leads: [],
    });
    expect((await ask(who, 'college', fairId)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  }
});

test('saves are counted after the fair, and from five people up', async () => {
  const [few, enough] = [await testBooth(app), await testBooth(app)];
  await comeAndSave(few, 4);
  await comeAndSave(enough, 5);
  const saves = async ({ rep, fairId }: TestBooth) => {
    const { total } = await read(rep, 'total { saves }', fairId);
    const { total: ofAll } = await read(rep, 'total { saves }');
    expect(ofAll).toEqual(total);
    return (total as { saves: number | null }).saves;
  };
  expect([await saves(few), await saves(enough)]).toEqual([null, null]);
  for (const { fairId } of [few, enough]) await endFair(fairId);
  expect([await saves(few), await saves(enough)]).toEqual([null, 5]);
});

test('leads are broken down by what they share, and no few of them', async () => {
  const { rep, collegeId, fairId, slug } = await testBooth(app);
  const lead = async (told: Readonly<Record<string, string>>, groups: string[]) => {
    const who = await student(told);
    await make('FairAttendee', {
      fairId,
      attendeeType: 'student',
      dob: '2009-05-01',
      userId: who.id,
    });
    const sent = { groups, action: 'asked', fairId };
    expect((await share(who, collegeId, sent)).errors).toBeUndefined();
    return who;
  };
  const school = ['contact', 'school', 'demographics'];
  for (let n = 0; n < 5; n += 1) await lead({ state: 'VT', schoolGrade: '11th' }, school);
  await lead({ state: 'VT', schoolGrade: '12th' }, school);
  await lead({ state: 'NH', schoolGrade: '12th' }, ['contact', 'demographics']);
  const gone = await lead({ state: 'VT', schoolGrade: '11th' }, school);
  await withdraw(gone, collegeId);

  const fields = 'total { leads } leads { by rows { label count } others unknown }';
  const found = {
    total: { leads: 7 },
    leads: [
      { by: 'state', rows: [{ label: 'VT', count: 6 }], others: 1, unknown: 0 },
      { by: 'schoolGrade', rows: [{ label: '11th', count: 5 }], others: 1, unknown: 1 },
      { by: 'majors', rows: [], others: 0, unknown: 7 },
    ],
  };
  expect(await read(rep, fields, fairId)).toEqual(found);
  expect(await read(rep, fields)).toEqual(found);
  expect(await read(rep, 'fairs { slug results { leads } }')).toEqual({
    fairs: [{ slug, results: { leads: 7 } }],
  });
});
