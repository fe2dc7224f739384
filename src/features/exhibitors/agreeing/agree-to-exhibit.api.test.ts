import { describe, expect, test } from 'vitest';
import type { Person } from '../../../../tests/support/test-server.server.ts';
import { guestServer } from '../../../../tests/support/test-guest-exhibitors.server.ts';
import { codeOf, itOf } from '../../../../tests/support/test-payments.server.ts';
import { fieldsOf } from '../../../../tests/support/test-registrations.server.ts';

const app = await guestServer();
const { records, database, visitor, world, mails } = app;
const { admin, make } = records;
const { pool } = database;

const contact = (email: string) => ({
  primaryContactFirstName: 'Ada',
  primaryContactLastName: 'Byron',
  primaryContactPhone: '413-555-0100',
  primaryContactAttendingFair: true,
  primaryContactEmail: email,
  paymentType: 'waived',
});
const place = {
  name: 'Guild of Welders',
  address1: '1 Elm St',
  city: 'Amherst',
  state: 'MA',
  postalCode: '01002',
};
const add = async (input: object) =>
  String(
    (
      await admin.call(
        'mutation ($input: AddExhibitorInput!) { it: addExhibitor(input: $input) }',
        { input },
      )
    ).data?.['it'],
  );
/** The contact's proof after opening the link of the newest email. */
const opened = async (email: string) =>
  String(itOf(await app.open(await app.token(email)))['proof']);
const agree = (proof: string, consent = true) =>
  visitor.call(
    `mutation ($proof: String!, $consent: Boolean!) {
      it: agreeToExhibitorRegistration(proof: $proof, consent: $consent) { consent } }`,
    { proof, consent },
  );
const agreeAs = (who: Person, id: string) =>
  who.call('mutation ($id: ID!) { it: agreeToMyExhibit(id: $id, consent: true) }', { id });
const stored = async (id: string) =>
  (
    await pool.query(
      `select e.consent, r.agreed_at as at from fair_exhibitor e
       left join exhibitor_registration r on r.exhibitor_id = e.id where e.id = $1`,
      [id],
    )
  ).rows[0] as unknown;
const adminReads = async (id: string) =>
  itOf(await admin.call(`{ it: exhibitorCollege(exhibitorId: "${id}") { consent } }`));
const agreementsOf = async (who: Person) => {
  const { data } = await who.call('{ myData }');
  return (data?.['myData'] as Readonly<Record<string, unknown>>)['exhibitor_legal_agreement'];
};

describe('An exhibitor whom an admin entered', () => {
  test('is asked by email, agrees by its link, and keeps the time, which tells the version', async () => {
    const email = 'ada@welders.test';
    const fairId = await make('Fair');
    const id = await add({ ...contact(email), ...place, fairId });
    const [first] = await mails(email);
    expect(first?.text).toContain('agree to the terms of the fair');
    expect(await stored(id)).toEqual({ consent: false, at: null });
    expect(await adminReads(id)).toEqual({ consent: false });
    const proof = await opened(email);
    // Opening it is not agreement.
    expect(await stored(id)).toEqual({ consent: false, at: null });
    expect(fieldsOf(await agree(proof, false))).toEqual({ consent: 'Required.' });
    const person = await app.personAt(email);
    expect(await agreementsOf(person)).toBeUndefined();
    world.advance(1000);
    const at = world.now();
    expect(itOf(await agree(proof))).toEqual({ consent: true });
    world.advance(60_000);
    // Once is enough: the time is unchanged.
    expect(itOf(await agree(proof))).toEqual({ consent: true });
    expect(await stored(id)).toEqual({ consent: true, at });
    expect(await adminReads(id)).toEqual({ consent: true });
    expect(await agreementsOf(person)).toMatchObject([
      { exhibitor: place.name, terms_version: 1, privacy_version: 1 },
    ]);
  });

  test('of a college is agreed to by its rep, and by no one else', async () => {
    const { collegeId, fairId, email } = await app.scene();
    const rep = await app.personAt(email);
    const id = await add({ ...contact(email), fairId, collegeId });
    expect(codeOf(await agreeAs(rep, id))).toBe('NOT_FOUND');
    await make('CollegeRep', { collegeId, userId: rep.id, owner: rep.id, email });
    await pool.query('update college_rep set confirmed_at = now() where user_id = $1', [rep.id]);
    const exhibits = await rep.call('{ it: me { exhibits { id consent } } }');
    expect(itOf(exhibits)['exhibits']).toEqual([{ id, consent: false }]);
    for (const other of [admin, await app.person('college'), await app.person('parent')])
      expect(codeOf(await agreeAs(other, id))).toBe('NOT_FOUND');
    expect(codeOf(await agreeAs(visitor, id))).toBe('UNAUTHENTICATED');
    expect((await agreeAs(rep, id)).data).toEqual({ it: id });
    expect(await stored(id)).toMatchObject({ consent: true });
  });

  test('of a college leads its contact to where it is asked before the booth', async () => {
    const { collegeId, fairId, email } = await app.scene();
    const id = await add({ ...contact(email), fairId, collegeId, inviteContact: true });
    const pressed = await app.press(await app.entryIn(email));
    expect(pressed).toMatchObject({ exhibit: 'rep' });
    expect(pressed).not.toHaveProperty('booth');
    expect(await stored(id)).toEqual({ consent: false, at: null });
  });

  test('does not agree once it has withdrawn, or the fair is over', async () => {
    const fairId = await make('Fair');
    const email = 'late@welders.test';
    const id = await add({ ...contact(email), ...place, fairId, name: 'Guild of Potters' });
    const proof = await opened(email);
    await pool.query(
      'update exhibitor_registration set withdrawn_at = $2 where exhibitor_id = $1',
      [id, world.now()],
    );
    expect(codeOf(await agree(proof))).toBe('CONFLICT');
    await pool.query(
      'update exhibitor_registration set withdrawn_at = null where exhibitor_id = $1',
      [id],
    );
    await pool.query(
      `update fair set start_time = $2::timestamptz - interval '5 hours',
         end_time = $2::timestamptz - interval '1 hour',
         exhibitor_deadline = $2::timestamptz - interval '9 hours' where id = $1`,
      [fairId, world.now()],
    );
    expect(codeOf(await agree(proof))).toBe('CONFLICT');
    expect(await stored(id)).toEqual({ consent: false, at: null });
  });
});

test('someone who registers without help agrees with it, and is not asked again', async () => {
  const { fairId, input, email } = await app.scene();
  const proof = await app.proof(visitor, { ...input, fairId });
  const asked = await visitor.call(
    'query ($proof: String!) { it: exhibitorRegistration(proof: $proof) { consent } }',
    { proof },
  );
  expect(itOf(asked)).toEqual({ consent: true });
  expect((await mails(email))[0]?.text).not.toContain('agree to the terms');
  // Only the emailed link shows whose registration it is.
  expect(codeOf(await agree(proof))).toBe('NOT_FOUND');
});
