import { describe, expect, test } from 'vitest';
import { deleteAccount } from '../../src/features/accounts/delete-account.server.ts';
import { erasers } from '../../src/features/onboarding/personal-data/all-personal-data.server.ts';
import { testServer, type Answer, type Person } from '../support/test-server.server.ts';
import { recordIn } from '../support/test-records.server.ts';
import { sharing } from '../support/test-sharing.server.ts';

const app = await testServer();
const { admin, college, repOf, student, share, withdraw } = await sharing(app);
const { pool } = app.database;

type Sent = Readonly<Record<string, unknown>>;

const workFields = 'rating tags notes followUp followUpOn version changedAt changedBy';
const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;
const messageOf = ({ errors }: Answer) => errors?.[0]?.message;

const save = (who: Person, id: unknown, input: Sent, version = 0) =>
  who.call(
    `mutation ($id: ID!, $version: Int!, $input: LeadChangeInput!) {
       it: saveLead(id: $id, version: $version, input: $input) { ${workFields} } }`,
    { id, version, input },
  );
const look = (who: Person, id: unknown) =>
  who.call(
    `query ($id: ID!) { it: lead(id: $id) { id outcome lead { student { firstName } work { ${workFields} } }
       interactions { kind } } }`,
    { id },
  );
const list = async (who: Person, args = '') => {
  const answer = await who.call(
    `{ it: leads${args} { total items { student { id firstName } work { rating } interactions } } }`,
  );
  return recordIn(answer)['items'] as {
    student: { id: string; firstName: string };
    work: { rating: string | null };
  }[];
};
const names = async (who: Person, args = '') =>
  (await list(who, args)).map((one) => one.student.firstName);

/** A college, its rep, a student who shares, and the lead's id. */
async function aLead(said: Sent = {}) {
  const { id: collegeId, rep } = await college();
  const ada = await student(said);
  await share(ada, collegeId);
  const [found] = await list(rep);
  return { collegeId, rep, ada, id: found?.student.id ?? '' };
}

describe('a rep', () => {
  test('rates, tags, notes and plans a follow-up, each by a call of its own, and sees who did it when', async () => {
    const { rep, id } = await aLead();
    expect(recordIn(await look(rep, id))['lead']).toMatchObject({
      work: { rating: null, tags: [], notes: '', followUp: null, version: 0, changedAt: null },
    });
    app.world.advance(1000);
    const at = app.world.now().toISOString();
    expect(recordIn(await save(rep, id, { rating: 'hot' }))).toEqual({
      rating: 'hot',
      tags: [],
      notes: '',
      followUp: null,
      followUpOn: null,
      version: 1,
      changedAt: at,
      changedBy: 'Rita Rep',
    });
    await save(rep, id, { addTag: ' Watershed ' }, 1);
    await save(rep, id, { addTag: 'WATERSHED' }, 1);
    await save(rep, id, { addTag: 'WUE rate' }, 1);
    await save(rep, id, { removeTag: 'watershed' }, 1);
    await save(rep, id, { notes: 'Runs cross country.\nWorried about cost.' }, 1);
    await save(rep, id, { followUp: 'call', followUpOn: '2026-12-01' }, 1);
    expect(recordIn(await look(rep, id))['lead']).toMatchObject({
      work: {
        rating: 'hot',
        tags: ['WUE rate'],
        notes: 'Runs cross country.\nWorried about cost.',
        followUp: 'call',
        followUpOn: '2026-12-01',
        version: 6,
      },
    });
    // No follow-up has no day, and what is cleared is gone.
    expect(recordIn(await save(rep, id, { followUp: 'none' }, 6))).toMatchObject({
      followUp: 'none',
      followUpOn: null,
    });
    expect(recordIn(await save(rep, id, { rating: null, notes: null }, 7))).toMatchObject({
      rating: null,
      notes: '',
      version: 8,
    });
  });

  test('who changes what a colleague changed meanwhile is told so, and overwrites nothing', async () => {
    const { collegeId, rep, id } = await aLead();
    const dana = await repOf(collegeId);
    await pool.query(`update college_rep set first_name = 'Dana' where user_id = $1`, [dana.id]);
    await save(dana, id, { notes: 'From Dana', rating: 'warm', followUp: 'email' });
    // The parts are separate: a tag never collides, and the same again is no change.
    expect(codeOf(await save(rep, id, { addTag: 'Choir' }, 0))).toBeUndefined();
    expect(recordIn(await save(rep, id, { rating: 'warm' }, 0))).toMatchObject({ version: 2 });
    for (const input of [{ notes: 'Mine' }, { rating: 'cool' }, { followUp: 'none' }]) {
      const refused = await save(rep, id, input, 0);
      expect(codeOf(refused)).toBe('CONFLICT');
      expect(messageOf(refused)).toMatch(/^Dana Rep changed .* after you opened/);
    }
    expect(recordIn(await look(rep, id))['lead']).toMatchObject({
      work: { notes: 'From Dana', rating: 'warm', followUp: 'email', tags: ['Choir'] },
    });
    // Someone who taps twice in a row means the second tap.
    for (const rating of ['hot', 'cool'])
      expect(codeOf(await save(dana, id, { rating }, 2))).toBeUndefined();
    // Taps on several parts faster than the answers come are all meant.
    const taps = [{ followUp: 'call' }, { rating: 'warm' }, { addTag: 'Band' }, { rating: 'hot' }];
    for (const input of taps) expect(codeOf(await save(dana, id, input, 2))).toBeUndefined();
    // Having seen it, the rep may.
    expect(recordIn(await save(rep, id, { notes: 'Both' }, 4))).toMatchObject({ notes: 'Both' });
  });

  test('two of whom write at once overwrite nothing', async () => {
    const { collegeId, rep, id } = await aLead();
    const dana = await repOf(collegeId);
    const both = await Promise.all([
      save(rep, id, { notes: 'One' }),
      save(dana, id, { notes: 'Two' }),
    ]);
    expect(both.map(codeOf).filter(Boolean)).toEqual(['CONFLICT']);
  });

  test('writes no more than a lead holds', async () => {
    const { rep, id } = await aLead();
    const wrong: Sent[] = [
      { addTag: 'x'.repeat(41) },
      { notes: 'x'.repeat(5001) },
      { followUpOn: '2026-02-30' },
    ];
    for (const input of wrong) expect(codeOf(await save(rep, id, input))).toBe('BAD_USER_INPUT');
    for (let n = 1; n <= 20; n += 1) await save(rep, id, { addTag: `Tag ${n}` });
    const refused = await save(rep, id, { addTag: 'One more' });
    expect(messageOf(refused)).toBeDefined();
    expect(refused.errors?.[0]?.extensions['fields']).toEqual({
      addTag: 'A lead can have up to 20 tags. Remove one first.',
    });
  });

  test('of another college, or who left, neither reads nor writes what a team noted', async () => {
    const { collegeId, rep, id } = await aLead();
    await save(rep, id, { notes: 'Only us' });
    const other = await college();
    const left = await repOf(collegeId);
    await rep.call('mutation ($id: ID!) { endLink(link: COLLEGE_REP, id: $id) }', {
      id: left.repId,
    });
    for (const who of [other.rep, left]) {
      expect((await look(who, id)).data).toEqual({ it: null });
      expect(codeOf(await save(who, id, { notes: 'Not mine' }, 1))).toBe('NOT_FOUND');
      expect(await list(who)).toEqual([]);
    }
    for (const who of [admin, await student(), await app.person('parent')]) {
      expect(codeOf(await look(who, id))).toBe('FORBIDDEN');
      expect(codeOf(await save(who, id, { notes: 'Not mine' }, 1))).toBe('FORBIDDEN');
    }
    expect(recordIn(await look(rep, id))['lead']).toMatchObject({ work: { notes: 'Only us' } });
  });

  test('who left is not named any longer in what they noted', async () => {
    const { collegeId, rep, id } = await aLead();
    const left = await repOf(collegeId);
    await save(left, id, { rating: 'hot' });
    await deleteAccount(pool, app.world, erasers, left.id ?? '');
    expect(recordIn(await look(rep, id))['lead']).toMatchObject({
      work: { rating: 'hot', changedBy: null },
    });
  });

  test('filters by rating, follow-up, grade, subject, state and start, and sorts by interest', async () => {
    const { id: collegeId, rep } = await college();
    const zoe = await student({ firstName: 'Zoe', state: 'VT', schoolGrade: '11th' });
    const bea = await student({ firstName: 'Bea', state: 'MA', entryDate: 'Fall 2027' });
    const eve = await student({ firstName: 'Eve', state: 'MA', schoolGrade: '9th' });
    await share(zoe, collegeId, { groups: ['contact', 'school', 'demographics'] });
    await share(bea, collegeId, { groups: ['contact', 'school', 'academics', 'demographics'] });
    // Her grade is not shared, so no one finds her by it.
    await share(eve, collegeId, { groups: ['contact'] });
    await pool.query(
      `insert into student_college_preferences (id, student_id, majors)
       values (gen_random_uuid(), $1, '{Biology}')`,
      [bea.studentId],
    );
    const idOf = new Map((await list(rep)).map(({ student: one }) => [one.firstName, one.id]));
    await save(rep, idOf.get('Eve'), { rating: 'hot', addTag: 'Choir' });
    await save(rep, idOf.get('Zoe'), { rating: 'cool', followUp: 'call' });
    expect(await names(rep, '(sort: "interest", descending: true)')).toEqual(['Eve', 'Zoe', 'Bea']);
    const found: [string, string[]][] = [
      ['rating: "hot"', ['Eve']],
      ['rating: "none"', ['Bea']],
      ['followUp: "call"', ['Zoe']],
      ['followUp: "open", sort: "agreedAt"', ['Bea', 'Eve']],
      ['grade: "11th"', ['Zoe']],
      ['grade: "9th"', []],
      ['subject: "Biology"', ['Bea']],
      ['start: "Fall 2027"', ['Bea']],
      ['state: "VT"', ['Zoe']],
      ['search: "choir"', ['Eve']],
    ];
    for (const [args, expected] of found)
      expect((await names(rep, `(${args})`)).toSorted()).toEqual(expected);
    const answer = await rep.call('{ it: leads { choices { grades subjects states starts } } }');
    expect(recordIn(answer)['choices']).toEqual({
      grades: ['11th'],
      subjects: ['Biology'],
      states: ['MA', 'VT'],
      starts: ['Fall 2027'],
    });
  });
});

describe('a student', () => {
  test('who stops sharing takes away what was noted, at once and for good', async () => {
    const { collegeId, rep, ada, id } = await aLead();
    await save(rep, id, { notes: 'Runs cross country', rating: 'hot' });
    await withdraw(ada, collegeId);
    expect(recordIn(await look(rep, id))).toEqual({
      id,
      outcome: 'withdrawn',
      lead: null,
      interactions: [],
    });
    expect(codeOf(await save(rep, id, { notes: 'Again' }, 1))).toBe('NOT_FOUND');
    const { rows } = await pool.query('select from lead where sharing_id = $1', [id]);
    expect(rows).toEqual([]);
    await share(ada, collegeId);
    expect(recordIn(await look(rep, id))).toMatchObject({
      outcome: 'shared',
      lead: { work: { notes: '', rating: null, version: 0 } },
    });
  });

  test('who takes back one group keeps being a lead with its notes', async () => {
    const { collegeId, rep, ada, id } = await aLead();
    await share(ada, collegeId, { groups: ['contact', 'school'] });
    await save(rep, id, { notes: 'Runs cross country' });
    await share(ada, collegeId, { groups: ['contact'] });
    expect(recordIn(await look(rep, id))).toMatchObject({
      outcome: 'shared',
      lead: { work: { notes: 'Runs cross country' } },
    });
  });

  test('who deletes the account leaves an id that says erased, and no note', async () => {
    const { rep, ada, id } = await aLead();
    await save(rep, id, { notes: 'Runs cross country' });
    await deleteAccount(pool, app.world, erasers, ada.id ?? '');
    expect(recordIn(await look(rep, id))).toMatchObject({ outcome: 'erased', lead: null });
    expect((await pool.query('select from lead where sharing_id = $1', [id])).rows).toEqual([]);
  });

  test('gets what was noted with the copy of their data', async () => {
    const { rep, ada, id } = await aLead();
    await save(rep, id, { notes: 'Runs cross country', rating: 'hot' });
    expect(recordIn(await ada.call('{ it: myData }'))['notes_about_me']).toMatchObject([
      { rating: 'hot', notes: 'Runs cross country' },
    ]);
    expect(recordIn(await rep.call('{ it: myData }'))['leads_i_changed']).toHaveLength(1);
  });
});
