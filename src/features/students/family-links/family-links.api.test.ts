import { describe, expect, test } from 'vitest';
import {
  testServer,
  type Answer,
  type Person,
} from '../../../../tests/support/test-server.server.ts';
import { lastToken, mailsTo } from '../../../../tests/support/test-mail.server.ts';
import { recordIn, testRecords, writing } from '../../../../tests/support/test-records.server.ts';

const app = await testServer();
const { make } = await testRecords(app);

const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;
const invited = `{ id email firstName studentId userId confirmedAt }`;
const inviteParent = (who: Person, input: object) =>
  who.call(`mutation ($input: InviteParentInput!) { it: inviteParent(input: $input) ${invited} }`, {
    input: { firstName: 'Anne', lastName: 'Byron', studentRelationship: 'Relative', ...input },
  });
const inviteStudent = (who: Person, input: object) =>
  who.call(
    `mutation ($input: InviteStudentInput!) { it: inviteStudent(input: $input) ${invited} }`,
    { input: { firstName: 'Anne', lastName: 'Byron', ...input } },
  );
const answer = (who: Person, call: 'accept' | 'decline', token: string) =>
  who.call(`mutation ($token: String) { ${call}Invitation(token: $token) }`, { token });
const endLink = (who: Person, id: unknown) =>
  who.call(`mutation ($id: ID!) { endLink(link: PARENT, id: $id) }`, { id });
const self = async (who: Person) =>
  recordIn(
    await who.call(
      '{ it: me { student_id parent { id confirmedAt } student { id firstName } students { items { id } } parents { items { id } } invitations { id kind from } } }',
    ),
  );

async function student(): Promise<Person & { readonly studentId: string }> {
  const person = await app.person('student');
  const studentId = await make('Student', { userId: person.id, owner: person.id });
  return { ...person, studentId };
}

describe('a student who names a parent', () => {
  test('has a record of the parent at once, and a link when the parent has accepted', async () => {
    const ada = await student();
    const anne = await app.person('parent');
    const record = recordIn(await inviteParent(ada, { email: anne.email.toUpperCase() }));
    expect(record).toMatchObject({
      email: anne.email,
      studentId: ada.studentId,
      userId: null,
      confirmedAt: null,
    });
    expect(await self(anne)).toMatchObject({ student_id: null, student: null });

    const token = await lastToken(app, anne.email, 'parent-invitation');
    expect((await answer(anne, 'accept', token)).data).toEqual({ acceptInvitation: true });
    expect(await self(anne)).toMatchObject({
      student_id: ada.studentId,
      student: { id: ada.studentId, firstName: 'Ada' },
      parent: { id: record['id'], confirmedAt: app.world.now().toISOString() },
      invitations: [],
    });
    expect(await self(ada)).toMatchObject({ parents: { items: [{ id: record['id'] }] } });
    expect(codeOf(await answer(anne, 'accept', token))).toBe('NOT_FOUND');
  });

  test('writes to the parent with a name that cannot be a link or a novel', async () => {
    const ada = await app.person('student');
    const name = { firstName: 'http://evil.example/win', lastName: 'x'.repeat(200) };
    await make('Student', { userId: ada.id, owner: ada.id, ...name });
    await inviteParent(ada, { email: 'somebody@mail.test' });
    const [mail] = await mailsTo(app, 'somebody@mail.test');
    expect(mail!.text).not.toContain('evil');
    expect(mail!.subject.length).toBeLessThan(120);
  });

  test('asks again: the old mail is void, the record is the same', async () => {
    const ada = await student();
    const anne = await app.person('parent');
    const first = recordIn(await inviteParent(ada, { email: anne.email }));
    const old = await lastToken(app, anne.email, 'parent-invitation');
    const again = recordIn(await inviteParent(ada, { email: anne.email, firstName: 'Annabella' }));
    expect(again).toMatchObject({ id: first['id'], firstName: 'Annabella' });
    expect(codeOf(await answer(anne, 'accept', old))).toBe('NOT_FOUND');
    const fresh = await lastToken(app, anne.email, 'parent-invitation');
    expect((await answer(anne, 'accept', fresh)).errors).toBeUndefined();
    expect(codeOf(await inviteParent(ada, { email: anne.email }))).toBe('CONFLICT');
  });

  test('needs a record of their own, another address, and a valid one', async () => {
    const nameless = await app.person('student');
    expect(codeOf(await inviteParent(nameless, { email: 'x@mail.test' }))).toBe('CONFLICT');
    const ada = await student();
    const { errors } = await inviteParent(ada, { email: 'no address', phone: '12' });
    expect(errors?.[0]?.extensions.fields).toEqual({
      email: 'Please enter a valid email address.',
      phone: 'Please enter a valid phone number.',
    });
    expect(codeOf(await inviteParent(ada, { email: ada.email }))).toBe('BAD_USER_INPUT');
  });
});

describe('an invitation', () => {
  test('is good for its address only, for the right kind of account, and for two weeks', async () => {
    const ada = await student();
    const anne = await app.person('parent');
    await inviteParent(ada, { email: anne.email });
    const token = await lastToken(app, anne.email, 'parent-invitation');
    expect(codeOf(await answer(await app.person('parent'), 'accept', token))).toBe('NOT_FOUND');

    const teacher = await app.person('counselor');
    await inviteParent(ada, { email: teacher.email });
    const wrong = await lastToken(app, teacher.email, 'parent-invitation');
    expect(codeOf(await answer(teacher, 'accept', wrong))).toBe('CONFLICT');

    app.world.advance(15 * 86_400_000);
    const later = await app.person('parent');
    await app.database.pool.query('update session set expires_at = $1', [
      new Date(app.world.now().getTime() + 86_400_000),
    ]);
    expect(later.id).not.toBeNull();
    expect(codeOf(await answer(anne, 'accept', token))).toBe('NOT_FOUND');
  });

  test('is shown to the person who has confirmed the address, and answered from there', async () => {
    const ada = await student();
    const anne = await app.person('parent');
    await inviteParent(ada, { email: anne.email });
    const { invitations } = (await self(anne)) as { invitations: { id: string }[] };
    expect(invitations).toMatchObject([{ kind: 'PARENT_INVITATION', from: 'Ada Byron' }]);
    const accept = (who: Person) =>
      who.call('mutation ($id: ID) { acceptInvitation(invitationId: $id) }', {
        id: invitations[0]!.id,
      });
    expect(codeOf(await accept(await app.person('parent')))).toBe('NOT_FOUND');
    expect((await accept(anne)).errors).toBeUndefined();
    expect(await self(anne)).toMatchObject({ student_id: ada.studentId });
  });

  test('that is declined leaves nothing behind', async () => {
    const ada = await student();
    const anne = await app.person('parent');
    await inviteParent(ada, { email: anne.email });
    const token = await lastToken(app, anne.email, 'parent-invitation');
    expect((await answer(anne, 'decline', token)).errors).toBeUndefined();
    expect(await self(ada)).toMatchObject({ parents: { items: [] } });
    expect(codeOf(await answer(anne, 'accept', token))).toBe('NOT_FOUND');
  });
});

describe('a parent who looks for a student', () => {
  test('sees nothing of the student before the student accepts, and then the same as the student', async () => {
    const ada = await student();
    const anne = await app.person('parent');
    const record = recordIn(await inviteStudent(anne, { studentEmail: ada.email }));
    expect(record).toMatchObject({ studentId: null, userId: anne.id, email: anne.email });
    expect(await self(anne)).toMatchObject({ student: null, parent: { id: record['id'] } });
    const waiting = async () =>
      (await anne.call('{ studentInvitations { parentId email } }')).data?.['studentInvitations'];
    expect(await waiting()).toEqual([{ parentId: record['id'], email: ada.email }]);

    const token = await lastToken(app, ada.email, 'student-invitation');
    expect((await answer(ada, 'accept', token)).errors).toBeUndefined();
    expect(await self(anne)).toMatchObject({ student: { id: ada.studentId } });
    expect(await waiting()).toEqual([]);
    expect(await self(ada)).toMatchObject({ parents: { items: [{ id: record['id'] }] } });
    expect(codeOf(await inviteStudent(anne, { studentEmail: ada.email }))).toBe('CONFLICT');
  });

  test('is linked with a student who has an account and nothing more, made from what it says', async () => {
    const ada = await app.person('student');
    const anne = await app.person('parent');
    await inviteStudent(anne, { studentEmail: ada.email });
    const token = await lastToken(app, ada.email, 'student-invitation');
    const known = (name: string) =>
      app.database.pool.query(
        `update account set name = $2, birth_date = '2010-05-01' where id = $1`,
        [ada.id, name],
      );
    await known('');
    expect(codeOf(await answer(ada, 'accept', token))).toBe('CONFLICT');
    await known('Ada King Lovelace');
    expect((await answer(ada, 'accept', token)).errors).toBeUndefined();
    expect(await self(ada)).toMatchObject({ student: { firstName: 'Ada King' } });
    expect(await self(anne)).toMatchObject({ student: { firstName: 'Ada King' } });
    const { rows } = await app.database.pool.query(
      'select dob::text, last_name, email, setup_step from student where user_id = $1',
      [ada.id],
    );
    expect(rows).toEqual([
      { dob: '2010-05-01', last_name: 'Lovelace', email: ada.email, setup_step: 0 },
    ]);
  });

  test('is named to the reader of the email, until the invitation is answered or withdrawn', async () => {
    const anne = await app.person('parent');
    const shown = async (key: string) =>
      (
        await app
          .stranger()
          .call(
            'query ($key: String!) { it: studentInvitation(key: $key) { from fromFirstName email hasAccount } }',
            { key },
          )
      ).data?.['it'];
    const invited = recordIn(await inviteStudent(anne, { studentEmail: 'to-come@mail.test' }));
    const token = await lastToken(app, 'to-come@mail.test', 'student-invitation');
    expect(await shown(token)).toEqual({
      from: 'Anne Byron',
      fromFirstName: 'Anne',
      email: 'to-come@mail.test',
      hasAccount: false,
    });
    expect(await shown('x'.repeat(22))).toBeNull();

    const again = 'mutation ($key: String!) { it: sendParentInvitation(key: $key) }';
    expect((await app.stranger().call(again, { key: token })).data).toEqual({ it: true });
    expect(await shown(token)).toBeNull();
    const fresh = await lastToken(app, 'to-come@mail.test', 'student-invitation');
    expect(await shown(fresh)).toMatchObject({ from: 'Anne Byron' });
    await endLink(anne, invited['id']);
    expect(await shown(fresh)).toBeNull();

    const ada = await student();
    await inviteStudent(anne, { studentEmail: ada.email });
    const known = await lastToken(app, ada.email, 'student-invitation');
    expect(await shown(known)).toMatchObject({ hasAccount: true });
  });

  test('has several students and switches between them, and to no one else', async () => {
    const [ada, bob, eve] = [await student(), await student(), await student()];
    const anne = await app.person('parent');
    for (const one of [ada, bob]) {
      await inviteStudent(anne, { studentEmail: one.email });
      const token = await lastToken(app, one.email, 'student-invitation');
      expect((await answer(one, 'accept', token)).errors).toBeUndefined();
      app.world.advance(1000);
    }
    const { students } = (await self(anne)) as { students: { items: { id: string }[] } };
    expect(students.items.map(({ id }) => id).sort()).toEqual(
      [ada.studentId, bob.studentId].sort(),
    );
    const seenAs = (studentId: string) =>
      anne.call('query ($id: ID) { it: me(studentId: $id) { student_id student { id } } }', {
        id: studentId,
      });
    expect(await self(anne)).toMatchObject({ student_id: ada.studentId });
    expect(recordIn(await seenAs(bob.studentId))).toEqual({
      student_id: bob.studentId,
      student: { id: bob.studentId },
    });
    expect(codeOf(await seenAs(eve.studentId))).toBe('NOT_FOUND');
  });
});

describe('a link', () => {
  async function linked() {
    const ada = await student();
    const anne = await app.person('parent');
    const { id } = recordIn(await inviteParent(ada, { email: anne.email }));
    await answer(anne, 'accept', await lastToken(app, anne.email, 'parent-invitation'));
    return { ada, anne, id };
  }

  test.each(['student', 'parent'] as const)('is ended by the %s at once', async (side) => {
    const { ada, anne, id } = await linked();
    expect((await endLink(side === 'student' ? ada : anne, id)).errors).toBeUndefined();
    expect(await self(anne)).toMatchObject({ student_id: null, student: null, parent: { id } });
    expect(await self(ada)).toMatchObject({ parents: { items: [] } });
    const stolen = { input: { id: ada.studentId, firstName: 'Mallory' } };
    expect(codeOf(await anne.call(writing('update', 'Student'), stolen))).toBe('NOT_FOUND');
  });

  test('is not ended by strangers', async () => {
    const { ada, anne, id } = await linked();
    expect(codeOf(await endLink(await student(), id))).toBe('NOT_FOUND');
    expect(codeOf(await endLink(await app.person('parent'), id))).toBe('NOT_FOUND');
    expect(await self(anne)).toMatchObject({ student_id: ada.studentId });
  });
});

test('a student who floods the world with invitations is stopped', async () => {
  const ada = await student();
  const invite = (n: number) => inviteParent(ada, { email: `flood-${n}@mail.test` });
  for (let n = 0; n < 40; n += 1) await invite(n);
  expect(codeOf(await invite(40))).toBe('RATE_LIMITED');
});
