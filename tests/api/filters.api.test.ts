import { describe, expect, test } from 'vitest';
import { testServer } from '../support/test-server.server.ts';
import { testRecords } from '../support/test-records.server.ts';

const app = await testServer();
const { make, admin } = await testRecords(app);

type Attendee = Readonly<Record<string, unknown>> & { readonly id: string };
type Filter = Readonly<Record<string, unknown>>;

const fairs = [await make('Fair'), await make('Fair')];
const varied: readonly Readonly<Record<string, unknown>>[] = [
  { firstName: 'ada', gpaScore: 3.5, satScore: 1200, dob: '2008-02-29', consent: true },
  { firstName: 'Ada', gpaScore: 3.4999, majors: ['History', 'Physics'], attending: [1, 2, 3] },
  { firstName: 'AdaX', satScore: 400, majors: [], attending: [] },
  { firstName: 'bob', satScore: 1600, majors: ['Physics'], dob: '1999-12-31', gpaScore: 0 },
  { firstName: 'Bob', title: '100%', attending: [2], dob: '2008-03-01', consent: false },
  { firstName: 'b_b', title: '100', gpaScore: 5 },
  { firstName: 'é', title: 'Éa', majors: ['history'], satScore: 1200, consent: false },
  { firstName: 'z', city: 'Hadley', attending: [3, 999] },
];
for (const [index, { attending, ...values }] of varied.entries()) {
  app.world.advance(1000);
  const fairId = fairs[index % 2];
  const id = await make('FairAttendee', { fairId, ...values, email: `a${index}@mail.test` });
  // No such sessions are planned; filters do not mind.
  if (attending)
    await app.database.pool.query('update fair_attendee set attending = $2 where id = $1', [
      id,
      attending,
    ]);
}
const fields =
  'id fairId firstName title city email gpaScore satScore dob consent majors attending createdAt';
const whole = await admin.call(`{ it: listFairAttendees { items { ${fields} } } }`);
const all = (whole.data?.['it'] as { items: Attendee[] }).items;

/** The meaning of each comparison, implemented again without SQL. */
function holds(operator: string, operand: unknown, value: unknown): boolean {
  const text = value as string;
  const [low = '', high = ''] = Array.isArray(operand) ? (operand as string[]) : [];
  switch (operator) {
    case 'eq':
      return value === operand;
    case 'ne':
      return value !== operand;
    case 'attributeExists':
      return (value !== null) === operand;
    case 'notContains':
      return value === null || !text.includes(operand as string);
    case 'size':
      return Object.entries(operand as object).every(([sign, than]) =>
        holds(sign, than, value === null ? null : [...(value as string | string[])].length),
      );
  }
  if (value === null) return false;
  switch (operator) {
    case 'gt':
      return text > (operand as string);
    case 'ge':
      return text >= (operand as string);
    case 'lt':
      return text < (operand as string);
    case 'le':
      return text <= (operand as string);
    case 'between':
      return text >= low && text <= high;
    case 'contains':
      return text.includes(operand as string);
    case 'beginsWith':
      return text.startsWith(operand as string);
    default:
      throw new Error(operator);
  }
}

function matches(filter: Filter, record: Attendee): boolean {
  return Object.entries(filter).every(([key, value]) => {
    if (key === 'not') return !matches(value as Filter, record);
    if (key === 'and') return (value as Filter[]).every((one) => matches(one, record));
    if (key === 'or') return (value as Filter[]).some((one) => matches(one, record));
    return Object.entries(value as Filter).every(([operator, operand]) =>
      holds(operator, operand, record[key] ?? null),
    );
  });
}

async function found(filter: Filter): Promise<string[]> {
  const query =
    'query ($filter: ModelFairAttendeeFilterInput) { it: listFairAttendees(filter: $filter) { items { id } } }';
  const { data, errors } = await admin.call(query, { filter });
  expect(errors).toBeUndefined();
  return (data?.['it'] as { items: { id: string }[] }).items.map(({ id }) => id);
}
const expected = (filter: Filter): string[] =>
  all.filter((record) => matches(filter, record)).map(({ id }) => id);

const signs = (low: unknown, high: unknown): Filter[] => [
  ...['eq', 'ne', 'gt', 'ge', 'lt', 'le'].map((sign) => ({ [sign]: low })),
  { between: [low, high] },
  { between: [high, low] },
  { eq: null },
  { ne: null },
  { attributeExists: true },
  { attributeExists: false },
];
const sizes = [{ size: { eq: 3 } }, { size: { gt: 0, lt: 3 } }, { size: { ne: 2 } }];
const sizesBetween = [{ size: { ge: 1, le: 2 } }];
const textual = (part: string): Filter[] => [
  { contains: part },
  { notContains: part },
  { beginsWith: part },
  ...sizes,
  ...sizesBetween,
];
const comparisons: Readonly<Record<string, readonly Filter[]>> = {
  firstName: [...signs('Ada', 'bob'), ...textual('b'), ...textual('_'), ...textual('é')],
  title: [...signs('100', '100%'), ...textual('%'), ...textual('100')],
  email: [...signs('a1@mail.test', 'a3@mail.test'), ...textual('a1')],
  gpaScore: signs(3.5, 5),
  satScore: signs(1200, 1600),
  consent: [{ eq: true }, { ne: true }, { eq: false }, { attributeExists: true }],
  dob: signs('2008-02-29', '2008-03-01'),
  createdAt: signs(all[2]!['createdAt'], all[4]!['createdAt']),
  majors: [
    { contains: 'Physics' },
    { notContains: 'Physics' },
    { contains: 'physics' },
    { attributeExists: true },
    { attributeExists: false },
    { size: { eq: 2 } },
    { size: { ge: 1 } },
  ],
  attending: [{ contains: 2 }, { notContains: 2 }, { size: { eq: 0 } }, { size: { gt: 1 } }],
  fairId: [{ eq: fairs[0] }, { ne: fairs[0] }, { beginsWith: fairs[0]!.slice(0, 34) }],
  id: [...signs(all[2]!.id, all[5]!.id), { contains: all[3]!.id.slice(4) }],
};

describe('an admin who filters by', () => {
  test.each(Object.keys(comparisons))('%s finds what each comparison says', async (field) => {
    for (const comparison of comparisons[field]!) {
      const filter = { [field]: comparison };
      expect({ filter, found: await found(filter) }).toEqual({ filter, found: expected(filter) });
    }
  });

  test('several fields and several comparisons at once finds what fits all of them', async () => {
    const filter = { satScore: { ge: 400, lt: 1600 }, firstName: { ne: 'é', notContains: 'X' } };
    expect(await found(filter)).toEqual(expected(filter));
    expect(expected(filter)).toHaveLength(1);
  });

  test('nothing, an empty filter, or empty lists of filters finds everything', async () => {
    const empty = [{}, { and: [] }, { or: [] }, { not: null }, { firstName: {} }, { and: [null] }];
    for (const filter of empty) expect(await found(filter)).toHaveLength(all.length);
  });

  test('what is no id finds no one, however it is compared', async () => {
    for (const comparison of [{ eq: 'x' }, { gt: 'x' }, { between: ['a', 'b'] }])
      expect(await found({ fairId: comparison })).toEqual([]);
    expect(await found({ fairId: { between: [fairs[0], 'x'] } })).toEqual([]);
    expect(await found({ fairId: { ne: 'x' } })).toHaveLength(all.length);
  });

  test('an address or an id finds it in capitals, too', async () => {
    const { id, email } = all[1]! as Attendee & { email: string };
    const upper = email.toUpperCase();
    for (const comparison of [
      { eq: upper },
      { contains: upper.slice(1) },
      { beginsWith: upper.slice(0, 3) },
      { between: [upper, upper] },
    ])
      expect({ comparison, found: await found({ email: comparison }) }).toEqual({
        comparison,
        found: [id],
      });
    expect(await found({ email: { notContains: upper } })).toHaveLength(all.length - 1);
    expect(await found({ id: { eq: id.toUpperCase() } })).toEqual([id]);
    expect(await found({ id: { beginsWith: id.toUpperCase().slice(0, 35) } })).toContain(id);
  });

  test('an instant finds it whatever the offset it is written with', async () => {
    const instant = new Date(String(all[2]!['createdAt']));
    const shifted = new Date(instant.getTime() + 14 * 3_600_000).toISOString();
    for (const eq of [shifted.replace('Z', '+14:00'), instant.toISOString()])
      expect(await found({ createdAt: { eq } })).toEqual([all[2]!.id]);
    for (const offset of ['+23:59', '-23:59', '+15:30'])
      expect(await found({ createdAt: { gt: `2020-01-01T00:00:00${offset}` } })).toHaveLength(8);
  });
});

describe('and, or and not', () => {
  /** A seeded source of chance (Park and Miller), so that a failing run can be repeated. */
  let state = 20_261_121;
  const below = (bound: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % bound;
  };
  const pick = <T>(list: readonly T[]): T => list[below(list.length)]!;
  const chance = (depth: number): Filter => {
    const kind = depth === 0 ? 0 : below(5);
    if (kind === 1) return { not: chance(depth - 1) };
    if (kind === 2) return { and: [chance(depth - 1), chance(depth - 1)] };
    if (kind === 3) return { or: [chance(depth - 1), chance(depth - 1), chance(depth - 1)] };
    const field = pick(Object.keys(comparisons));
    return { [field]: pick(comparisons[field]!) };
  };

  test('find in a hundred and twenty combinations what the same words find without SQL', async () => {
    for (let round = 0; round < 120; round += 1) {
      const filter = chance(3);
      expect({ filter, found: await found(filter) }).toEqual({ filter, found: expected(filter) });
    }
  });
});

describe('a comparison that makes no sense', () => {
  const nonsense: readonly (readonly [string, Filter])[] = [
    ['gpaScore.between', { gpaScore: { between: [1] } }],
    ['gpaScore.between', { gpaScore: { between: [1, 2, 3] } }],
    ['gpaScore.between', { gpaScore: { between: [1, null] } }],
    ['satScore.contains', { satScore: { contains: 1 } }],
    ['satScore.size', { satScore: { size: { eq: 1 } } }],
    ['majors.eq', { majors: { eq: 'History' } }],
    ['majors.beginsWith', { majors: { beginsWith: 'H' } }],
    ['firstName.size.between', { firstName: { size: { between: [1] } } }],
    ['firstName.size.between', { firstName: { size: { between: [null, 3] } } }],
    ['majors.size.between', { majors: { size: { between: [0, null] } } }],
    ['dob.beginsWith', { dob: { beginsWith: '20' } }],
    ['dob.eq', { dob: { eq: '2008-02-30' } }],
    ['createdAt.gt', { createdAt: { gt: 'yesterday' } }],
    ['demographics.eq', { demographics: { eq: '{}' } }],
    ['demographics.contains', { demographics: { contains: 'x' } }],
    ['fairId.between', { fairId: { between: [null, 'b'] } }],
  ];
  test.each(nonsense)('%s is refused with its path: %j', async (path, filter) => {
    const query =
      'query ($filter: ModelFairAttendeeFilterInput) { listFairAttendees(filter: $filter) { items { id } } }';
    const { errors } = await admin.call(query, { filter });
    expect(errors![0]!.extensions.code).toBe('BAD_USER_INPUT');
    expect(Object.keys(errors![0]!.extensions.fields!)[0]).toMatch(
      new RegExp(`^filter\\.${path.split('.')[0]}`),
    );
  });
});
