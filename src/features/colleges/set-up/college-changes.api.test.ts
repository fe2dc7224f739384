import { describe, expect, test } from 'vitest';
import { testServer, type Person } from '../../../../tests/support/test-server.server.ts';
import { mailsTo } from '../../../../tests/support/test-mail.server.ts';
import { recordIn, testRecords } from '../../../../tests/support/test-records.server.ts';
import { codeOf, fieldsOf } from '../../../../tests/support/test-registrations.server.ts';

const app = await testServer('2026-11-21T12:00:00Z');
const { admin, make } = await testRecords(app);
const { pool } = app.database;
let unitId = 331_000;

/** A college of the federal list with two confirmed reps. */
async function norwich(said: object = {}) {
  unitId += 1;
  const collegeId = await make('College', {
    name: `Norwich ${unitId}`,
    unitId,
    domain: 'norwich.edu',
    postalCode: '05405',
    address1: '1 Main St',
    city: 'Northfield',
    state: 'VT',
    boothUrl: 'https://www.norwich.edu/',
    ...said,
  });
  const reps = [await app.person('college'), await app.person('college')] as const;
  for (const rep of reps) await make('CollegeRep', { collegeId, userId: rep.id });
  return { collegeId, reps };
}
const ask = (who: Person, input: object) =>
  who.call(
    `mutation ($input: CollegeChangeInput!) {
       it: requestCollegeChange(input: $input) { id askedBy fields { field before after } } }`,
    { input },
  );
const waiting = async (who: Person) =>
  (await who.call('{ it: collegeChanges { id collegeId fields { field } } }')).data?.['it'] as {
    readonly id: string;
    readonly collegeId: string;
  }[];
const decide = (who: Person, id: string, approve: boolean, reason?: string) =>
  who.call(
    `mutation ($id: ID!, $approve: Boolean!, $reason: String) {
       it: decideCollegeChange(id: $id, approve: $approve, reason: $reason) }`,
    { id, approve, ...(reason === undefined ? {} : { reason }) },
  );
const college = async (id: string) =>
  recordIn(await admin.call(`{ it: getCollege(id: "${id}") { name nameLower city boothUrl } }`));
const lastMail = async (to: string) => (await mailsTo(app, to)).at(-1)?.text ?? '';

describe('a rep who asks for another name and site of a federal college', () => {
  test('waits for an admin, who makes the change; all reps and the audit log are told', async () => {
    const { collegeId, reps } = await norwich();
    const [ada, ben] = reps;
    const before = await college(collegeId);
    const asked = await ask(ada, { name: 'Norwich College', boothUrl: 'https://norwich.org' });
    const { id, ...told } = recordIn(asked);
    expect(told).toEqual({
      askedBy: ada.email,
      fields: [
        { field: 'name', before: before['name'], after: 'Norwich College' },
        {
          field: 'boothUrl',
          before: 'https://www.norwich.edu/',
          after: 'https://norwich.org',
        },
      ],
    });
    expect(await college(collegeId)).toEqual(before);
    expect(await waiting(ben)).toHaveLength(1);
    expect(await lastMail(admin.email)).toContain('/admin/claims');
    expect((await decide(admin, String(id), true)).data).toEqual({ it: true });
    expect(await college(collegeId)).toMatchObject({
      name: 'Norwich College',
      nameLower: 'norwich college',
      city: 'Northfield',
      boothUrl: 'https://norwich.org',
    });
    for (const { email } of reps)
      expect(await lastMail(email)).toContain('Norwich College, https://norwich.org');
    expect(await waiting(admin)).not.toContainEqual(expect.objectContaining({ id }));
    expect(codeOf(await decide(admin, String(id), true))).toBe('NOT_FOUND');
    const { rows } = await pool.query(
      `select details from audit_entry where action = 'decideCollegeChange' and subject_id = $1`,
      [collegeId],
    );
    expect(rows).toEqual([
      { details: { change: id, approved: true, fields: ['name', 'boothUrl'] } },
    ]);
  });

  test('is refused with a reason, which the reps read', async () => {
    const { collegeId, reps } = await norwich();
    const before = await college(collegeId);
    const id = String(recordIn(await ask(reps[0], { name: 'Harvard University' }))['id']);
    expect(fieldsOf(await decide(admin, id, false))).toEqual({ reason: 'Required.' });
    expect((await decide(admin, id, false, 'That is another college.')).data).toEqual({ it: true });
    expect(await college(collegeId)).toEqual(before);
    expect(await lastMail(reps[1].email)).toContain('Reason: That is another college.');
  });

  test('replaces what was asked before, and takes it back by asking for what is there', async () => {
    const { collegeId, reps } = await norwich();
    const { name } = await college(collegeId);
    await ask(reps[0], { name: 'First' });
    await ask(reps[1], { city: 'Barre' });
    expect(await waiting(reps[0])).toMatchObject([{ fields: [{ field: 'city' }] }]);
    expect((await ask(reps[0], { name })).data).toEqual({ it: null });
    expect(await waiting(reps[0])).toEqual([]);
  });

  test('moves it abroad with its ZIP code, which is checked with the country and waits with it', async () => {
    const { collegeId, reps } = await norwich();
    const place = async () =>
      recordIn(await admin.call(`{ it: getCollege(id: "${collegeId}") { country postalCode } }`));
    const before = await place();
    const abroad = { country: 'Canada', postalCode: 'H3A 0G4' };
    expect(fieldsOf(await ask(reps[0], { country: 'Canada', postalCode: '!' }))).toHaveProperty(
      'postalCode',
    );
    const { id, fields } = recordIn(await ask(reps[0], abroad));
    expect(fields).toMatchObject([
      { field: 'country', after: 'Canada' },
      { field: 'postalCode', before: '05405', after: 'H3A 0G4' },
    ]);
    expect(await place()).toEqual(before);
    expect((await decide(admin, String(id), true)).data).toEqual({ it: true });
    expect(await place()).toEqual(abroad);
    const home = { country: 'USA', postalCode: '05663' };
    const back = String(recordIn(await ask(reps[0], home))['id']);
    expect((await decide(admin, back, true)).data).toEqual({ it: true });
    expect(await place()).toEqual(home);
    expect((await ask(reps[0], { postalCode: '05405' })).data).toEqual({ it: null });
  });

  test('sees nothing of other colleges, decides nothing, and asks for nothing that cannot be', async () => {
    const { reps } = await norwich();
    const id = String(recordIn(await ask((await norwich()).reps[0], { name: 'Theirs' }))['id']);
    expect(await waiting(reps[0])).toEqual([]);
    expect(codeOf(await decide(reps[0], id, true))).toBe('FORBIDDEN');
    expect(
      fieldsOf(await ask(reps[0], { boothUrl: 'https://evil.test\\@norwich.edu' })),
    ).toHaveProperty('boothUrl');
    const free = await norwich({ unitId: null });
    expect(codeOf(await ask(free.reps[0], { name: 'Free College' }))).toBe('CONFLICT');
  });
});
