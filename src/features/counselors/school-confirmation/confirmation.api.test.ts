import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { viewerOf } from '../../../../tests/support/test-scene.server.ts';
import {
  testServer,
  type Answer,
  type Person,
} from '../../../../tests/support/test-server.server.ts';
import { lastToken, mailsTo } from '../../../../tests/support/test-mail.server.ts';
import { testFollowing } from '../../../../tests/support/test-live.server.ts';
import {
  filledIn,
  recordIn,
  testRecords,
  writing,
} from '../../../../tests/support/test-records.server.ts';

const app = await testServer();
const { admin, make } = await testRecords(app);
const { pool } = app.database;
const { brings, changesOf } = testFollowing(app);

const place = { address1: '1 Elm St', city: 'Amherst', state: 'MA', postalCode: '01002' };
const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;
const confirm = (counselorId: string, confirmed?: boolean) =>
  admin.call(
    `mutation ($id: ID!${confirmed === undefined ? '' : ', $yes: Boolean!'}) {
      it: confirmCounselor(counselorId: $id${confirmed === undefined ? '' : ', confirmed: $yes'}) { id confirmedAt }
    }`,
    { id: counselorId, yes: confirmed },
  );
const ask = (who: Person, colleagueEmail: string) =>
  who.call('mutation ($email: Email!) { it: requestSchoolConfirmation(colleagueEmail: $email) }', {
    email: colleagueEmail,
  });
const isApproved = async (who: Person) =>
  recordIn(await who.call('{ it: me { approved } }'))['approved'];

async function counselorAt(schoolId: string) {
  const person = await app.person('counselor');
  const id = await make('Counselor', { counselorSchoolId: schoolId, userId: person.id });
  return { ...person, counselorId: id };
}

describe('a counselor', () => {
  test('is self-declared until an admin has made sure, who may take it back', async () => {
    const teacher = await counselorAt(await make('CounselorSchool'));
    expect(await isApproved(teacher)).toBe(false);
    expect(recordIn(await confirm(teacher.counselorId))).toMatchObject({
      confirmedAt: app.world.now().toISOString(),
    });
    expect(await isApproved(teacher)).toBe(true);
    expect(await mailsTo(app, teacher.email)).toMatchObject([{ kind: 'counselor-confirmed' }]);
    await confirm(teacher.counselorId, false);
    expect(await isApproved(teacher)).toBe(false);
    expect(codeOf(await confirm(app.world.newId()))).toBe('NOT_FOUND');
  });

  test('is vouched for by a confirmed colleague of the same school', async () => {
    const schoolId = await make('CounselorSchool');
    const colleague = await counselorAt(schoolId);
    await confirm(colleague.counselorId);
    const teacher = await counselorAt(schoolId);
    expect((await ask(teacher, colleague.email)).data).toEqual({ it: true });
    const token = await lastToken(app, colleague.email, 'counselor-confirmation');
    const accept = (who: Person) =>
      who.call('mutation ($token: String) { acceptInvitation(token: $token) }', { token });
    expect(codeOf(await accept(teacher))).toBe('NOT_FOUND');
    expect((await accept(colleague)).errors).toBeUndefined();
    expect(await isApproved(teacher)).toBe(true);
  });

  test('is confirmed at once with an address at the school’s domain, and colleagues are told', async () => {
    const school = { ...place, name: 'Domain High' };
    const [ann, bob, kid, mail] = await Promise.all(
      [
        'ann@domain-high.test',
        'bob@domain-high.test',
        'kid@students.domain-high.test',
        'x@gmail.com',
      ].map(async (email) => {
        const person = await app.person('counselor');
        await pool.query('update account set email = $2, email_verified = true where id = $1', [
          person.id,
          email,
        ]);
        return { ...person, email };
      }),
    );
    if (!ann || !bob || !kid || !mail) throw new Error('Someone is missing.');
    const choose = async (who: Person) =>
      recordIn(
        await who.call(
          'mutation ($school: NewSchoolInput) { it: chooseMySchool(school: $school) { id confirmedAt } }',
          { school },
        ),
      );
    // No one knows the domain before an admin has confirmed the first one there.
    const first = await choose(ann);
    expect(first['confirmedAt']).toBeNull();
    await confirm(String(first['id']));
    expect((await choose(bob))['confirmedAt']).toBe(app.world.now().toISOString());
    expect((await mailsTo(app, ann.email)).map(({ kind }) => kind)).toContain('counselor-joined');
    expect((await mailsTo(app, bob.email)).map(({ kind }) => kind)).toEqual([
      'counselor-confirmed',
    ]);
    // Students have addresses at the school, too, and anyone has one at a mail provider.
    expect((await choose(kid))['confirmedAt']).toBeNull();
    expect((await choose(mail))['confirmedAt']).toBeNull();
  });

  test('learns nothing about addresses, and reaches no one else', async () => {
    const schoolId = await make('CounselorSchool');
    const teacher = await counselorAt(schoolId);
    const unconfirmed = await counselorAt(schoolId);
    const elsewhere = await counselorAt(await make('CounselorSchool'));
    await confirm(elsewhere.counselorId);
    const sent = await mailsTo(app, elsewhere.email);
    for (const email of [unconfirmed.email, elsewhere.email, teacher.email, 'nobody@mail.test'])
      expect((await ask(teacher, email)).data).toEqual({ it: true });
    expect(await mailsTo(app, unconfirmed.email)).toEqual([]);
    expect(await mailsTo(app, elsewhere.email)).toEqual(sent);
  });

  test('is not confirmed by a colleague who no longer is', async () => {
    const schoolId = await make('CounselorSchool');
    const colleague = await counselorAt(schoolId);
    await confirm(colleague.counselorId);
    const teacher = await counselorAt(schoolId);
    await ask(teacher, colleague.email);
    const token = await lastToken(app, colleague.email, 'counselor-confirmation');
    await confirm(colleague.counselorId, false);
    const answer = await colleague.call(
      'mutation ($token: String) { acceptInvitation(token: $token) }',
      { token },
    );
    expect(codeOf(answer)).toBe('NOT_FOUND');
    expect(await isApproved(teacher)).toBe(false);
  });
});

describe('a counselor whom no one has confirmed', () => {
  /** Where someone finds a counselor of a school: alone, in lists, by filters, behind the school, live. */
  async function findings(who: Person, counselorId: string, schoolId: string) {
    const { data } = await who.call(
      `{ alone: getCounselor(id: "${counselorId}") { id }
         listed: listCounselors(limit: 1000) { items { id } }
         named: listCounselors(filter: { lastName: { eq: "Evil" } }) { items { id } }
         atSchool: getCounselorSchool(id: "${schoolId}") { counselors { items { id } } } }`,
    );
    const found = data as {
      alone: { id: string } | null;
      listed: { items: { id: string }[] };
      named: { items: { id: string }[] };
      atSchool: { counselors: { items: { id: string }[] } };
    };
    const is = ({ id }: { id: string }) => id === counselorId;
    const [made] = await changesOf('Counselor', counselorId);
    const viewer = (await viewerOf(app, who))!;
    const heard = await brings(
      'subscription { it: onCreateCounselor { id firstName email } }',
      viewer,
      made!,
    );
    return [
      found.alone !== null,
      found.listed.items.some(is),
      found.named.items.some(is),
      found.atSchool.counselors.items.some(is),
      heard !== null,
    ];
  }
  const everywhere = [true, true, true, true, true];
  const nowhere = [false, false, false, false, false];

  async function eveAt(schoolId: string) {
    const eve = await app.person('counselor');
    const input = {
      firstName: 'Eve',
      lastName: 'Evil',
      phone: '202-555-0100',
      email: eve.email,
      counselorSchoolId: schoolId,
      contactVisible: true,
    };
    const made = await eve.call(writing('create', 'Counselor'), { input });
    return { ...eve, counselorId: String(recordIn(made)['id']) };
  }

  test('is found by admins, by confirmed colleagues of the school, and by no one else', async () => {
    const [schoolId, elsewhere] = [await make('CounselorSchool'), await make('CounselorSchool')];
    const eve = await eveAt(schoolId);
    const [colleague, distant] = [await counselorAt(schoolId), await counselorAt(elsewhere)];
    await confirm(colleague.counselorId);
    await confirm(distant.counselorId);
    const rep = await app.person('college');
    await make('CollegeRep', { userId: rep.id });
    const strangers = {
      student: await app.person('student'),
      parent: await app.person('parent'),
      'account of a college without one': await app.person('college'),
      rep,
      'coordinator of 6x6': await app.person('admin6x6'),
      'confirmed counselor of another school': distant,
      'unconfirmed colleague': await counselorAt(schoolId),
    };
    const see = (who: Person) => findings(who, eve.counselorId, schoolId);
    for (const [name, who] of Object.entries({ eve, admin, colleague }))
      expect([name, await see(who)]).toEqual([name, everywhere]);
    for (const [name, who] of Object.entries(strangers))
      expect([name, await see(who)]).toEqual([name, nowhere]);
    // What an admin makes for a counselor is that counselor's to see.
    const made = strangers['unconfirmed colleague'];
    expect(await findings(made, made.counselorId, schoolId)).toEqual([
      true,
      true,
      false,
      true,
      true,
    ]);
    // A colleague whose own confirmation is taken back is a stranger again.
    await confirm(colleague.counselorId, false);
    expect(await see(colleague)).toEqual(nowhere);
  });

  test('comes into view when confirmed, and leaves it when that is taken back', async () => {
    const schoolId = await make('CounselorSchool');
    const eve = await eveAt(schoolId);
    const student = await app.person('student');
    const viewer = (await viewerOf(app, student))!;
    const hears = async (on: 'Create' | 'Delete') =>
      brings(
        `subscription { it: on${on}Counselor { id firstName email } }`,
        viewer,
        (await changesOf('Counselor', eve.counselorId)).at(-1)!,
      );
    const shown = async () =>
      (await student.call(`{ it: getCounselor(id: "${eve.counselorId}") { firstName email } }`))
        .data;
    expect(await shown()).toEqual({ it: null });
    await confirm(eve.counselorId);
    const seen = { firstName: 'Eve', email: eve.email };
    expect(await shown()).toEqual({ it: seen });
    expect(await hears('Create')).toEqual({ data: { it: { id: eve.counselorId, ...seen } } });
    await confirm(eve.counselorId, false);
    expect(await shown()).toEqual({ it: null });
    expect(await hears('Delete')).toEqual({
      data: { it: { id: eve.counselorId, firstName: null, email: null } },
    });
  });

  test('has the email of the account and no other, until confirmed; admins may write any', async () => {
    const schoolId = await make('CounselorSchool');
    const ownOnly = {
      email: 'Until you’re confirmed at your school, this must be your account’s email address.',
    };
    const fieldsOf = ({ errors }: Answer) => errors?.[0]?.extensions.fields;
    const principal = 'principal@school.test';
    const someone = await app.person('counselor');
    const input = { ...filledIn.Counselor(1), counselorSchoolId: schoolId };
    const typed = { input: { ...input, email: principal } };
    expect(fieldsOf(await someone.call(writing('create', 'Counselor'), typed))).toEqual(ownOnly);
    const none = await someone.call('{ it: me { counselor { id } } }');
    expect(recordIn(none)).toEqual({ counselor: null });

    const eve = await eveAt(schoolId);
    const change = (who: Person, changes: object) =>
      who.call(writing('update', 'Counselor', 'firstName email'), {
        input: { id: eve.counselorId, ...changes },
      });
    expect(fieldsOf(await change(eve, { firstName: 'X', email: principal }))).toEqual(ownOnly);
    const own = { firstName: 'Grace', email: eve.email };
    expect(recordIn(await change(eve, own))).toEqual(own);

    const office = 'office@school.test';
    expect(recordIn(await change(admin, { email: office }))['email']).toBe(office);
    const kept = { firstName: 'Ada', email: office };
    expect(recordIn(await change(eve, kept))).toEqual(kept);
    expect(fieldsOf(await change(eve, { email: principal }))).toEqual(ownOnly);
    await confirm(eve.counselorId);
    expect(recordIn(await change(eve, { email: principal }))['email']).toBe(principal);
  });

  test('who typed another one before that rule came has the email of the account', async () => {
    const schoolId = await make('CounselorSchool');
    const [waiting, confirmed] = [await counselorAt(schoolId), await counselorAt(schoolId)];
    await confirm(confirmed.counselorId);
    const file = new URL(
      '../../../../migrations/0048-unconfirmed-counselors-keep-their-email.sql',
      import.meta.url,
    );
    await pool.query(await readFile(file, 'utf8'));
    const emailOf = async (id: string) =>
      recordIn(await admin.call(`{ it: getCounselor(id: "${id}") { email } }`))['email'];
    expect(await emailOf(waiting.counselorId)).toBe(waiting.email);
    expect(await emailOf(confirmed.counselorId)).toBe('ada@mail.test');
  });
});
