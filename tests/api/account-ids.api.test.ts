import { describe, expect, test } from 'vitest';
import { entities, model } from '../../src/app/entities.ts';
import { recordIn, testRecords, writing } from '../support/test-records.server.ts';
import { testServer, type Answer } from '../support/test-server.server.ts';

const app = await testServer();
const { make, input } = await testRecords(app);
const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;

const rep = await app.person('college');
const collegeId = await make('College', { owner: rep.id, status: 'active' });
const repId = await make('CollegeRep', { collegeId, userId: rep.id, owner: rep.id });
const student = await app.person('student');
const studentId = await make('Student', { userId: student.id, owner: student.id });
const other = await app.person('student');
const known = rep.id ?? '';

describe('someone who knows the id of an account', () => {
  test('has it from records that say who made them, and from no other field of the person', async () => {
    const seen = recordIn(
      await other.call(`{ it: getCollegeRep(id: "${repId}") { userId owner email phone } }`),
    );
    expect(seen).toEqual({ userId: known, owner: known, email: null, phone: null });
    const college = `{ it: getCollege(id: "${collegeId}") { name owner } }`;
    expect(recordIn(await other.call(college))).toMatchObject({ owner: null });
  });

  test('does not get in with it', async () => {
    for (const authorization of [known, `Bearer ${known}`]) {
      const response = await app.fastify.inject({
        method: 'POST',
        url: '/graphql',
        headers: { 'content-type': 'application/json', authorization },
        payload: JSON.stringify({ query: '{ me { sub } }' }),
      });
      expect(codeOf(response.json<Answer>())).toBe('UNAUTHENTICATED');
    }
  });

  test('reads no record by it', async () => {
    for (const { name, plural } of entities) {
      const get = await other.call(`{ it: get${name}(id: "${known}") { id } }`);
      expect([name, get.data?.['it'] ?? null]).toEqual([name, null]);
      const owned = model.get(name).fields.has('owner') && name !== 'College';
      if (!owned) continue;
      // What a filter by it finds is no more than what is found without it.
      const ids = async (filter: string) => {
        const { data } = await other.call(`{ it: list${plural}${filter} { items { id } } }`);
        return ((data?.['it'] as { items: { id: string }[] } | null)?.items ?? []).map(
          ({ id }) => id,
        );
      };
      const all = await ids('');
      const whose = name === 'Student' ? student.id : known;
      for (const id of await ids(`(filter: { owner: { eq: "${whose}" } })`))
        expect(all).toContain(id);
    }
    expect((await other.call(`{ it: getStudent(id: "${studentId}") { id } }`)).data?.['it']).toBe(
      null,
    );
  });

  test('makes nothing in that person’s name, and takes nothing over', async () => {
    for (const field of ['userId', 'owner']) {
      const { errors } = await other.call(writing('create', 'Student'), {
        input: await input('Student', { [field]: known }),
      });
      expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
      expect(Object.keys(errors?.[0]?.extensions.fields ?? {})).toEqual([field]);
    }
    const change = { input: { id: repId, owner: other.id } };
    expect(codeOf(await other.call(writing('update', 'CollegeRep'), change))).toBe('FORBIDDEN');
  });

  test('changes nothing about the account', async () => {
    for (const call of [
      `mutation { approveUser(accountId: "${known}") }`,
      `mutation { setUserType(accountId: "${known}", userType: "student") }`,
      `mutation { endLink(link: PARENT, id: "${known}") }`,
      `mutation { acceptInvitation(token: "${known}") }`,
    ])
      expect(['FORBIDDEN', 'NOT_FOUND']).toContain(codeOf(await other.call(call)));
  });
});
