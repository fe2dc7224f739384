import { describe, expect, test } from 'vitest';
import { testServer } from '../../../../tests/support/test-server.server.ts';
import { testRecords } from '../../../../tests/support/test-records.server.ts';

const app = await testServer();
const { admin, make } = await testRecords(app);
const { pool } = app.database;

const fairId = await make('Fair', { fairType: '6x6' });
const student = { attendeeType: 'student', dob: '2009-05-01' };
const home = { address1: '1 Elm St', city: 'Amherst', state: 'MA', postalCode: '01002' };
const ada = await make('FairAttendee', {
  ...student,
  ...home,
  fairId,
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@mail.test',
  schoolName: 'Maple High School',
  schoolGrade: '11th',
});
await make('FairAttendee', {
  ...student,
  fairId,
  firstName: 'Bo',
  lastName: 'Adams',
  email: 'bo@mail.test',
  schoolGrade: '12th',
});
await make('FairAttendee', { fairId, firstName: 'Cy', lastName: 'Zola', email: 'cy@mail.test' });
await make('FairAttendee', { firstName: 'Elsewhere' });
await pool.query(
  `update fair_attendee set entered_at = case when id = $1 then now() end,
     attending = case when id = $1 then array[1, 2] else array[2] end
   where fair_id = $2 and attendee_type = 'student'`,
  [ada, fairId],
);

const found = async (args: string) => {
  const { data, errors } = await admin.call(
    `query ($id: ID!) { it: manageAttendees(fairId: $id ${args}) { total items { firstName } } }`,
    { id: fairId },
  );
  expect(errors).toBeUndefined();
  const page = data?.['it'] as { total: number; items: { firstName: string }[] };
  expect(page.total).toBe(page.items.length);
  return page.items.map(({ firstName }) => firstName);
};

describe('An admin finds attendees', () => {
  test.each([
    ['', ['Bo', 'Ada', 'Cy']],
    ['attendeeType: "student"', ['Bo', 'Ada']],
    ['state: "MA"', ['Ada']],
    ['schoolGrade: "12th"', ['Bo']],
    ['came: true', ['Ada']],
    ['came: false', ['Bo', 'Cy']],
    ['session: 2', ['Bo', 'Ada']],
    ['session: 2, came: true, search: "maple"', ['Ada']],
    ['search: "byron"', ['Ada']],
    ['search: "CY@MAIL"', ['Cy']],
    ['search: "nothing like it"', []],
    ['sort: "name", descending: true', ['Cy', 'Ada', 'Bo']],
  ])('by %s', async (args, names) => {
    expect(await found(args)).toEqual(names);
  });

  test('and is told of a kind that there is none of', async () => {
    const { errors } = await admin.call(
      'query ($id: ID!) { manageAttendees(fairId: $id, attendeeType: "rep") { total } }',
      { id: fairId },
    );
    expect(errors?.[0]?.extensions['fields']).toHaveProperty('attendeeType');
  });

  test.each(['', 'descending: true', 'sort: "state"', 'sort: "state", descending: true'])(
    'each once on the pages of a long list, from the first to the last (%s)',
    async (order) => {
      const many = await make('Fair', {});
      await pool.query(
        `insert into fair_attendee (id, fair_id, attendee_type, first_name, last_name, email, consent, state)
         select gen_random_uuid(), $1, 'parent', 'No ' || n, 'Doe ' || n % 7, n || '@mail.test', true,
           case n % 3 when 0 then 'OH' when 1 then 'TX' end
         from generate_series(1, 113) n`,
        [many],
      );
      const pages: string[][] = [];
      for (let page = 1; page <= 6; page += 1) {
        const { data } = await admin.call(
          `query ($id: ID!) { it: manageAttendees(fairId: $id, page: ${page}, ${order}) { total items { id } } }`,
          { id: many },
        );
        const { total, items } = data?.['it'] as { total: number; items: { id: string }[] };
        expect(total).toBe(113);
        pages.push(items.map(({ id }) => id));
      }
      expect(pages.map(({ length }) => length)).toEqual([25, 25, 25, 25, 13, 0]);
      const { rows } = await pool.query<{ id: string }>(
        `select id from fair_attendee where fair_id = $1 order by ${
          order.includes('state') ? 'state' : `lower(last_name || ' ' || first_name)`
        } ${order.includes('desc') ? 'desc nulls last, id desc' : 'asc nulls first, id'}`,
        [many],
      );
      expect(pages.flat()).toEqual(rows.map(({ id }) => id));
    },
  );
});
