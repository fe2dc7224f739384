import { describe, expect, test } from 'vitest';
import {
  testServer,
  type Answer,
  type Person,
} from '../../../../tests/support/test-server.server.ts';
import { recordIn, testRecords, writing } from '../../../../tests/support/test-records.server.ts';

const app = await testServer();
const { admin, make } = await testRecords(app);

const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;
const list = (args: string) =>
  admin.call(`{ it: listUsers(${args}) { items { id email userType approved } nextToken } }`);
const setUserType = (who: Person, accountId: unknown, userType: string) =>
  who.call('mutation ($id: ID!, $type: String!) { setUserType(accountId: $id, userType: $type) }', {
    id: accountId,
    type: userType,
  });
const audit = async (subjectId: string | null) => {
  const answer = await admin.call(
    'query ($id: ID) { it: listAuditEntries(subjectId: $id) { items { action subject details } } }',
    { id: subjectId },
  );
  return recordIn(answer)['items'];
};

describe('an admin', () => {
  test('finds people by address, name and type, page by page', async () => {
    const people = [await app.person('student'), await app.person('student')];
    const { items, nextToken } = recordIn(await list('userType: "student", limit: 1'));
    expect(items).toMatchObject([{ userType: 'student', approved: false }]);
    const rest = recordIn(
      await list(`userType: "student", limit: 1, nextToken: "${String(nextToken)}"`),
    );
    const emails = [items, rest['items']].flat().map((user) => (user as { email: string }).email);
    expect(emails).toEqual(people.map(({ email }) => email).sort());
    const [one] = people;
    expect(recordIn(await list(`search: "${one!.email.toUpperCase()}"`))['items']).toMatchObject([
      { id: one!.id },
    ]);
    expect(recordIn(await list('search: "100%"'))['items']).toEqual([]);
    // Letters that are in no id: what is left without the zero byte must fit no one by accident.
    expect(recordIn(await list('search: "x\\u0000y"'))['items']).toEqual([]);
    expect(codeOf(await list('userType: "king"'))).toBe('BAD_USER_INPUT');
  });

  test('makes someone an admin, who is signed out and recorded', async () => {
    const bob = await app.person('counselor');
    expect((await setUserType(admin, bob.id, 'admin6x6')).errors).toBeUndefined();
    expect(codeOf(await bob.call('{ me { sub } }'))).toBe('UNAUTHENTICATED');
    expect(recordIn(await list(`search: "${bob.email}"`))['items']).toMatchObject([
      { userType: 'admin6x6', approved: true },
    ]);
    expect(await audit(bob.id)).toEqual([
      { action: 'setUserType', subject: 'Account', details: { userType: 'admin6x6' } },
    ]);
  });

  test('takes a college away with the type', async () => {
    const collegeId = await make('College');
    const rep = await app.person('college');
    await make('CollegeRep', { collegeId, userId: rep.id, owner: rep.id });
    await admin.call(writing('update', 'College'), { input: { id: collegeId, owner: rep.id } });
    await setUserType(admin, rep.id, 'student');
    const { data } = await admin.call(
      `{ it: getCollege(id: "${collegeId}") { owner collegeReps { items { id } } } }`,
    );
    expect(data).toEqual({ it: { owner: null, collegeReps: { items: [] } } });
  });

  test('does not change himself, nor who is not there, nor to what is no type', async () => {
    expect(codeOf(await setUserType(admin, admin.id, 'student'))).toBe('CONFLICT');
    expect(codeOf(await setUserType(admin, app.world.newId(), 'student'))).toBe('NOT_FOUND');
    expect(codeOf(await setUserType(admin, 'x', 'student'))).toBe('NOT_FOUND');
    const bob = await app.person('student');
    expect(codeOf(await setUserType(admin, bob.id, 'king'))).toBe('BAD_USER_INPUT');
    expect(await audit(bob.id)).toEqual([]);
  });

  test('vouches for an account and takes it back', async () => {
    const teacher = await app.person('counselor');
    const approve = (approved: boolean) =>
      admin.call(
        'mutation ($id: ID!, $yes: Boolean!) { approveUser(accountId: $id, approved: $yes) }',
        {
          id: teacher.id,
          yes: approved,
        },
      );
    await approve(true);
    expect(recordIn(await teacher.call('{ it: me { approved } }'))).toEqual({ approved: true });
    await approve(false);
    expect(recordIn(await teacher.call('{ it: me { approved } }'))).toEqual({ approved: false });
  });

  test('leaves a record of every write, and a refused one leaves none', async () => {
    const fairId = await make('Fair');
    await admin.call(writing('update', 'Fair'), { input: { id: fairId, name: 'Spring Fair' } });
    await admin.call(writing('update', 'Fair'), { input: { id: fairId, startTime: 'never' } });
    await admin.call(writing('update', 'Fair'), {
      input: { id: fairId, endTime: '2020-01-01T00:00:00Z' },
    });
    await admin.call(writing('delete', 'Fair'), { input: { id: fairId } });
    expect(await audit(fairId)).toEqual([
      { action: 'deleteFair', subject: 'Fair', details: {} },
      { action: 'updateFair', subject: 'Fair', details: { fields: ['name'] } },
      { action: 'createFair', subject: 'Fair', details: {} },
    ]);
  });
});

test('what people who are no admins write is not recorded', async () => {
  const student = await app.person('student');
  const input = { firstName: 'Ada', lastName: 'Byron', email: student.email, dob: '2009-01-01' };
  const { id } = recordIn(await student.call(writing('create', 'Student'), { input }));
  expect(await audit(String(id))).toEqual([]);
});
