import { describe, expect, test } from 'vitest';
import {
  testServer,
  type Answer,
  type Person,
} from '../../../../tests/support/test-server.server.ts';
import { recordIn, testRecords, writing } from '../../../../tests/support/test-records.server.ts';

const app = await testServer('2026-11-21T12:00:00Z');
const { admin, make } = await testRecords(app);

const fieldsOf = ({ errors }: Answer) => errors?.[0]?.extensions.fields;
const federal =
  'This comes from the federal list of institutions, so an admin has to approve a change.';
const ownSite =
  'Please use a page on your college’s own domain. For another one, an admin has to approve it.';
const place = { address1: '1 Main St', city: 'Burlington', state: 'VT', postalCode: '05405' };
let unitId = 231_000;

/** A college of the federal list with a confirmed rep. */
async function vermont(said: object = {}) {
  unitId += 1;
  const collegeId = await make('College', {
    name: 'University of Vermont',
    unitId,
    domain: 'uvm.edu',
    ...place,
    boothUrl: 'https://www.uvm.edu/',
    ...said,
  });
  const rep = await app.person('college');
  await make('CollegeRep', { collegeId, userId: rep.id });
  return { collegeId, rep };
}
const change = (who: Person, id: string, input: object) =>
  who.call(
    'mutation ($input: UpdateCollegeInput!) { it: updateCollege(input: $input) { name boothUrl description address1 } }',
    { input: { id, ...input } },
  );

describe('a rep of a college of the federal list', () => {
  test('does not give it another name, place or site, and is told how to', async () => {
    const { collegeId, rep } = await vermont();
    const renamed = {
      name: 'Harvard University',
      city: 'Cambridge',
      state: 'MA',
      boothUrl: 'https://harvard.evil.test',
      description: 'Ours',
    };
    expect(fieldsOf(await change(rep, collegeId, renamed))).toEqual({
      name: federal,
      city: federal,
      state: federal,
      boothUrl: ownSite,
    });
    for (const boothUrl of ['https://uvm.edu.evil.test', 'https://eviluvm.edu'])
      expect(fieldsOf(await change(rep, collegeId, { boothUrl }))).toEqual({ boothUrl: ownSite });
    const booth = await rep.call(
      'mutation ($input: SaveCollegeBoothInput!) { it: saveCollegeBooth(input: $input) { id } }',
      { input: { boothUrl: 'https://evil.test', description: 'Ours' } },
    );
    expect(fieldsOf(booth)).toEqual({ boothUrl: ownSite });
    const seen = await admin.call(
      `{ it: getCollege(id: "${collegeId}") { name city description } }`,
    );
    expect(recordIn(seen)).toEqual({
      name: 'University of Vermont',
      city: 'Burlington',
      description: null,
    });
  });

  test('changes what else there is to it, and pages on its own domain, at once', async () => {
    const { collegeId, rep } = await vermont();
    const fine = {
      name: 'University of Vermont',
      city: 'Burlington',
      address1: '85 South Prospect St',
      boothUrl: 'https://go.uvm.edu/fairs',
      description: 'On the lake.',
    };
    const { city: _, ...kept } = fine;
    expect(recordIn(await change(rep, collegeId, fine))).toEqual(kept);
    const back = await change(rep, collegeId, { boothUrl: 'https://uvm.edu' });
    expect(fieldsOf(back)).toBeUndefined();
  });

  test('leaves it to admins, who change all of it', async () => {
    const { collegeId } = await vermont();
    const input = { name: 'UVM', city: 'Winooski', boothUrl: 'https://uvm.example.org' };
    expect(fieldsOf(await change(admin, collegeId, input))).toBeUndefined();
  });
});

test('the rep of a college that is not of that list names it as it is called', async () => {
  const { collegeId, rep } = await vermont({ unitId: null });
  const input = { name: 'Lake College', boothUrl: 'https://lake.example.org' };
  expect(fieldsOf(await change(rep, collegeId, input))).toBeUndefined();
});

describe('a college outside that list that is approved', () => {
  test('takes neither the name and state nor the domain of another college', async () => {
    await vermont({ name: 'Norwich University', domain: 'norwich.edu' });
    await vermont({
      name: 'Bennington College',
      domain: null,
      unitId: null,
      boothUrl: 'https://www.bennington.test/',
    });
    const { collegeId, rep } = await vermont({
      name: 'Lake School',
      unitId: null,
      domain: null,
      boothUrl: 'https://lake.test',
      status: 'active',
    });
    const isListed =
      'This college is already in the directory. Find it there and ask to represent it.';
    const renamed = await change(rep, collegeId, { name: 'norwich University' });
    expect(fieldsOf(renamed)).toEqual({ name: isListed });
    const sites = ['https://norwich.edu', 'https://go.norwich.edu/x', 'https://bennington.test'];
    for (const boothUrl of sites) {
      expect(fieldsOf(await change(rep, collegeId, { boothUrl }))).toEqual({ boothUrl: ownSite });
      const booth = await rep.call(
        'mutation ($input: SaveCollegeBoothInput!) { it: saveCollegeBooth(input: $input) { id } }',
        { input: { boothUrl, description: 'Ours' } },
      );
      expect(fieldsOf(booth)).toEqual({ boothUrl: ownSite });
    }
    const own = { name: 'Lake University', boothUrl: 'https://notnorwich.edu' };
    expect(recordIn(await change(rep, collegeId, own))).toMatchObject(own);
  });

  test('moves to no state in which another college has its name', async () => {
    await vermont({ name: 'Union College', state: 'NY' });
    const { collegeId, rep } = await vermont({ name: 'Union College', unitId: null });
    const moved = await change(rep, collegeId, { state: 'NY' });
    expect(fieldsOf(moved)).toHaveProperty('name');
    expect(fieldsOf(await change(rep, collegeId, { state: 'KY' }))).toBeUndefined();
  });

  test('keeps a site on a domain that it shares, and admins choose any', async () => {
    await vermont({ name: 'State University', domain: 'state.edu' });
    const { collegeId, rep } = await vermont({
      name: 'State Academy',
      unitId: null,
      domain: 'state.edu',
    });
    const own = { boothUrl: 'https://academy.state.edu' };
    expect(fieldsOf(await change(rep, collegeId, own))).toBeUndefined();
    const asked = { name: 'State University', boothUrl: 'https://norwich.edu' };
    expect(fieldsOf(await change(admin, collegeId, asked))).toBeUndefined();
  });
});

describe('someone who enters a college', () => {
  const enter = (who: Person, name: string, state = 'VT') =>
    who.call(
      'mutation ($input: CreateCollegeInput!) { it: createCollege(input: $input) { id status } }',
      { input: { ...place, state, name, boothUrl: 'https://evil.test' } },
    );

  test('that is approved already is sent to its reps', async () => {
    await vermont({ name: 'Champlain College' });
    const eve = await app.person('college');
    expect(fieldsOf(await enter(eve, 'CHAMPLAIN College'))).toEqual({
      name: 'This college is already in the directory. Find it there and ask to represent it.',
    });
    const elsewhere = await enter(eve, 'Champlain College', 'NY');
    expect(recordIn(elsewhere)).toMatchObject({ status: 'draft' });
  });

  test('opens no booth before an admin has approved it', async () => {
    const bea = await app.person('college');
    const { id: collegeId } = recordIn(await enter(bea, 'Brand New College'));
    await make('CollegeRep', { collegeId, userId: bea.id });
    const open = async (fairId: string) =>
      bea.call(writing('create', 'FairBooth'), { input: { fairId, collegeId } });
    const fairId = await make('Fair');
    expect((await open(fairId)).errors?.[0]?.message).toBe(
      'You can set up a booth once your college is approved.',
    );
    await admin.call(writing('update', 'College'), { input: { id: collegeId, status: 'active' } });
    expect((await open(fairId)).errors).toBeUndefined();
  });

  test('is the only one besides the admins who finds it', async () => {
    const eve = await app.person('college');
    const { id } = recordIn(await enter(eve, 'Castle of Eve'));
    const found = async (who: Person) =>
      recordIn(
        await who.call(
          `{ it: listColleges(filter: { name: { contains: "Castle of Eve" } }) { items { id } } }`,
        ),
      )['items'];
    for (const type of ['student', 'parent', 'counselor', 'college', 'admin6x6'] as const)
      expect(await found(await app.person(type))).toEqual([]);
    for (const who of [eve, admin]) expect(await found(who)).toEqual([{ id }]);
  });
});
