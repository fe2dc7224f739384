import { describe, expect, test } from 'vitest';
import { testServer, type Person } from '../support/test-server.server.ts';
import { testFollowing } from '../support/test-live.server.ts';
import { testRecords, writing, type EntityName } from '../support/test-records.server.ts';
import { viewerOf } from '../support/test-scene.server.ts';

const app = await testServer();
const { make, link, admin } = await testRecords(app);
const { brings, changesOf, feedOf } = testFollowing(app);
const guest = app.guest();

const change = async (entityName: EntityName, id: string, input: object) => {
  const { errors } = await admin.call(writing('update', entityName), { input: { id, ...input } });
  expect(errors).toBeUndefined();
};

/** The payload of a record's last change for a viewer, with its subscription. */
async function hears(
  person: Person,
  entityName: EntityName,
  id: string,
  fields: string,
  args = '',
) {
  const viewer = (await viewerOf(app, person))!;
  const last = (await changesOf(entityName, id)).at(-1)!;
  const heard: Record<string, unknown> = {};
  for (const on of ['Create', 'Update', 'Delete']) {
    const query = `subscription { it: on${on}${entityName}${args} { ${fields} } }`;
    const payload = await brings(query, viewer, last);
    if (payload) heard[on] = 'data' in payload ? (payload.data as { it: unknown }).it : payload;
  }
  return heard;
}

describe('what comes into view arrives as made, what leaves it as deleted and without its fields', () => {
  test('a guest sees a fair come and go with its publication, an admin sees it change', async () => {
    const id = await make('Fair', { publishedAt: null, name: 'Secret' });
    const fields = 'id name';
    await change('Fair', id, { name: 'Still secret' });
    expect(await hears(guest, 'Fair', id, fields)).toEqual({});
    await change('Fair', id, { publishedAt: '2026-11-21T12:00:00Z' });
    expect(await hears(guest, 'Fair', id, fields)).toEqual({
      Create: { id, name: 'Still secret' },
    });
    expect(await hears(admin, 'Fair', id, fields)).toEqual({
      Update: { id, name: 'Still secret' },
    });
    await change('Fair', id, { name: 'Public' });
    expect(await hears(guest, 'Fair', id, fields)).toEqual({ Update: { id, name: 'Public' } });
    await change('Fair', id, { publishedAt: null, name: 'Secret again' });
    expect(await hears(guest, 'Fair', id, fields)).toEqual({ Delete: { id, name: null } });
    await admin.call(writing('delete', 'Fair'), { input: { id } });
    expect(await hears(guest, 'Fair', id, fields)).toEqual({});
    expect(await hears(admin, 'Fair', id, fields)).toEqual({
      Delete: { id, name: 'Secret again' },
    });
  });

  test('a student and a parent lose sight of a record that an admin deletes', async () => {
    const student = await app.person('student');
    const parent = await app.person('parent');
    const id = await make('Student', { owner: student.id, userId: student.id });
    await link(parent, id);
    const stranger = await app.person('student');
    await change('Student', id, { firstName: 'Grace' });
    for (const person of [student, parent])
      expect(await hears(person, 'Student', id, 'id firstName')).toEqual({
        Update: { id, firstName: 'Grace' },
      });
    const watching = await viewerOf(app, parent);
    await change('Student', id, { deleted: true });
    const last = (await changesOf('Student', id)).at(-1)!;
    const query = 'subscription { it: onDeleteStudent { id firstName } }';
    expect(await brings(query, watching!, last)).toEqual({ data: { it: { id, firstName: null } } });
    expect(await hears(student, 'Student', id, 'id firstName')).toEqual({
      Delete: { id, firstName: null },
    });
    expect(await hears(stranger, 'Student', id, 'id')).toEqual({});
    expect(await hears(admin, 'Student', id, 'deleted')).toEqual({ Update: { deleted: true } });
  });

  test('a record that changes hands leaves one owner and comes to the other', async () => {
    const [one, other] = [await app.person('student'), await app.person('student')];
    const id = await make('Student', { owner: one.id });
    await change('Student', id, { owner: other.id });
    expect(await hears(one, 'Student', id, 'id email')).toEqual({ Delete: { id, email: null } });
    expect(await hears(other, 'Student', id, 'id email')).toEqual({
      Create: { id, email: 'ada@mail.test' },
    });
  });

  test('a coordinator follows the 6x6 fairs only', async () => {
    const coordinator = await app.person('admin6x6');
    for (const [fairType, sees] of [
      ['6x6', true],
      ['booth', false],
    ] as const) {
      const id = await make('FairExhibitor', { fairId: await make('Fair', { fairType }) });
      const heard = await hears(coordinator, 'FairExhibitor', id, 'id');
      expect(heard).toEqual(sees ? { Create: { id } } : {});
    }
  });
});

describe('what is masked is masked in what is heard', () => {
  test('a student hears nothing when only the hidden phone of a rep changes', async () => {
    const id = await make('CollegeRep');
    const student = await app.person('student');
    await change('CollegeRep', id, { phone: '413-555-0177' });
    expect(await hears(student, 'CollegeRep', id, 'id phone')).toEqual({});
    await change('CollegeRep', id, { phone: '413-555-0178', firstName: 'Grace' });
    expect(await hears(student, 'CollegeRep', id, 'firstName phone')).toEqual({
      Update: { firstName: 'Grace', phone: null },
    });
    await change('CollegeRep', id, { contactVisible: true });
    expect(await hears(student, 'CollegeRep', id, 'phone')).toEqual({
      Update: { phone: '413-555-0178' },
    });
    await change('CollegeRep', id, { contactVisible: false });
    expect(await hears(student, 'CollegeRep', id, 'phone')).toEqual({ Update: { phone: null } });
  });

  test('the neighbors of what is heard are those that the listener reads', async () => {
    const student = await app.person('student');
    const college = await make('College', { name: 'Amherst', fairCredits: 3 });
    await make('CollegePayment', { collegeId: college });
    const id = await make('CollegeProfile', { collegeId: college });
    const fields =
      'college { name fairCredits payments { items { id } } collegeReps { items { id } } }';
    const heard = (fairCredits: number | null, payments: unknown[]) => ({
      Create: {
        college: {
          name: 'Amherst',
          fairCredits,
          payments: { items: payments },
          collegeReps: { items: [] },
        },
      },
    });
    expect(await hears(student, 'CollegeProfile', id, fields)).toEqual(heard(null, []));
    expect(await hears(admin, 'CollegeProfile', id, fields)).toEqual(
      heard(3, [{ id: expect.any(String) }]),
    );
  });
});

describe('someone who follows by a filter', () => {
  const args = '(filter: { city: { eq: "Hadley" } })';
  test('hears of what fits, of what no longer does, and of nothing else', async () => {
    const student = await app.person('student');
    const id = await make('College', { city: 'Hadley' });
    expect(await hears(student, 'College', id, 'city', args)).toEqual({
      Create: { city: 'Hadley' },
    });
    await change('College', id, { name: 'Renamed' });
    expect(await hears(student, 'College', id, 'name', args)).toEqual({
      Update: { name: 'Renamed' },
    });
    // Clients that show the record must know that it no longer matches.
    await change('College', id, { city: 'Leeds' });
    expect(await hears(student, 'College', id, 'city', args)).toEqual({
      Update: { city: 'Leeds' },
    });
    await change('College', id, { name: 'Again' });
    expect(await hears(student, 'College', id, 'city', args)).toEqual({});
    await change('College', id, { city: 'Hadley' });
    expect(await hears(student, 'College', id, 'city', args)).toEqual({
      Update: { city: 'Hadley' },
    });
  });

  test('is told at once what cannot be followed', async () => {
    const student = await app.person('student');
    const last = (await changesOf('College', await make('College'))).at(-1)!;
    const viewer = (await viewerOf(app, student))!;
    const refused = async (query: string, variables?: object) =>
      brings(query, viewer, last, { ...variables });
    const bad = { refused: 'BAD_USER_INPUT' };
    const filtered = (filter: string) =>
      `subscription { onCreateCollege(filter: ${filter}) { id } }`;
    expect(await refused(filtered('{ fairCredits: { gt: 1 } }'))).toEqual(bad);
    expect(await refused(filtered('{ name: { size: { between: [1] } } }'))).toEqual(bad);
    expect(await refused(filtered('{ secret: { eq: 1 } }'))).toEqual(bad);
    expect(await refused('subscription { onCreateCollege { secret } }')).toEqual(bad);
    expect(
      await refused('subscription { a: onCreateCollege { id } b: onDeleteCollege { id } }'),
    ).toEqual(bad);
    expect(await refused('subscription { onCreateCollegePayment { id } }')).toEqual({
      refused: 'FORBIDDEN',
    });
    const query =
      'subscription ($f: ModelSubscriptionCollegeFilterInput) { onCreateCollege(filter: $f) { id } }';
    expect(await refused(query, { f: { name: { eq: 5 } } })).toEqual(bad);
    expect(await refused(query, { f: { not: { domain: { eq: 'x' } } } })).toEqual({
      data: { onCreateCollege: { id: last.id } },
    });
  });

  test('no longer follows by what has become masked for him', async () => {
    const rep = await app.person('college');
    const college = await make('College');
    await make('CollegeRep', { collegeId: college, userId: rep.id });
    const other = await make('CollegeRep', { email: 'x@mail.test' });
    const last = (await changesOf('CollegeRep', other)).at(-1)!;
    const follow =
      'subscription { onCreateCollegeRep(filter: { email: { contains: "x@" } }) { id } }';
    const before = (await viewerOf(app, rep))!;
    expect(await brings(follow, before, last)).toEqual({
      data: { onCreateCollegeRep: { id: other } },
    });
    const feed = await feedOf(follow, before);
    await change('College', college, { status: 'draft' });
    const after = (await viewerOf(app, rep))!;
    expect([feed.allows?.(before), feed.allows?.(after)]).toEqual([true, false]);
    expect(await brings(follow, after, last)).toEqual({ refused: 'BAD_USER_INPUT' });
  });
});
