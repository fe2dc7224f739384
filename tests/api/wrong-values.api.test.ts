import { describe, expect, test } from 'vitest';
import { entities, model } from '../../src/app/entities.ts';
import type { FieldSpec } from '../../src/platform/model/field.ts';
import { testServer } from '../support/test-server.server.ts';
import { recordIn, testRecords, writing } from '../support/test-records.server.ts';
import { refusal, refusedCall } from '../support/test-refusals.server.ts';

const app = await testServer();
const records = await testRecords(app);
const { admin } = records;
const entityNames = entities.map(({ name }) => name);

/** Values of every type of JSON that a field of this kind does not take. */
function wrongFor({ scalar, list }: FieldSpec): unknown[] {
  if (list) return [{}, [{}], [[]], [null]];
  switch (scalar) {
    case 'Int':
      return ['12', 1.5, true, {}, [], 2 ** 31, -(2 ** 53)];
    case 'Float':
      return ['1.5', 'NaN', true, {}, []];
    case 'Boolean':
      return ['true', 0, {}, []];
    case 'DateTime':
      return ['tomorrow', '2027-01-10', '2027-02-30T00:00:00Z', '2027-01-10T15:00', 0, {}, []];
    case 'Date':
      return ['2027-02-30', '2026-02-29', '10/01/2010', '0000-01-01', '2010-1-1', 0, {}, []];
    case 'JSON':
      return ['{', 5, [5], 'null', { nobodyAskedForThis: { deep: [1] } }];
    default:
      return [5, true, {}, [], ['a']];
  }
}

describe.each(entityNames)('a %s', (entityName) => {
  const { fields } = model.get(entityName);

  test('takes no value of another type in any field, and says which field it is', async () => {
    for (const [field, spec] of fields) {
      if (spec.setBy?.includes('system')) continue;
      const right = await records.input(entityName);
      for (const wrong of wrongFor(spec)) {
        const answer = await refusedCall(app, admin, writing('create', entityName), {
          input: { ...right, [field]: wrong },
        });
        const paths = Object.keys(answer.fields as object);
        expect({
          field,
          wrong,
          answer,
          found: paths.some((path) => path.startsWith(field)),
        }).toMatchObject({ answer: { code: 'BAD_USER_INPUT' }, found: true });
      }
    }
  });

  test('takes no field that it does not have', async () => {
    const right = await records.input(entityName);
    const hostile = { secret: 1, ownerId: 'x', constructor: {}, toString: 'x', 'a"b': 1 };
    for (const [field, value] of Object.entries(hostile))
      expect(
        await refusedCall(app, admin, writing('create', entityName), {
          input: { ...right, [field]: value },
        }),
      ).toMatchObject({ fields: { [field]: 'This field doesn’t exist.' } });
    const payload = JSON.stringify({
      query: writing('create', entityName),
      variables: { input: { ...right, PROTO: { admin: true } } },
    }).replace('PROTO', '__proto__');
    expect(await refusal(app, { person: admin, payload })).toMatchObject({
      fields: { ['__proto__']: 'This field doesn’t exist.' },
    });
  });

  test('lacks nothing that people must fill in, and says all of it at once', async () => {
    const needed = [...fields].filter(([, { required }]) => required).map(([field]) => field);
    if (needed.length === 0) return;
    const answer = await refusedCall(app, admin, writing('create', entityName), { input: {} });
    expect(answer.fields).toEqual(Object.fromEntries(needed.map((field) => [field, 'Required.'])));
  });

  test('takes null as silence where it needs a value of its own, and never breaks', async () => {
    const open = [...fields].filter(([, { required, setBy }]) => !required && !setBy);
    const nulls = Object.fromEntries(open.map(([field]) => [field, null]));
    const id = await records.make(entityName, nulls);
    for (const [field, { nullable }] of open) {
      const update = writing('update', entityName, field);
      const answer = await admin.call(update, { input: { id, [field]: null } });
      if (nullable) expect(recordIn(answer)).toEqual({ [field]: null });
      else expect(answer.errors![0]!.extensions.fields).toEqual({ [field]: 'Required.' });
    }
  });
});

describe('numbers', () => {
  const raw = (field: string, literal: string) =>
    refusal(app, {
      person: admin,
      payload: JSON.stringify({
        query: writing('create', 'FairAttendee'),
        variables: {
          input: { fairId: app.world.newId(), attendeeType: 'parent', [field]: 'LITERAL' },
        },
      }).replace('"LITERAL"', literal),
    });

  test('are neither endless nor beyond their bounds', async () => {
    for (const literal of ['1e400', '-1e400', '5.01', '-0.01'])
      expect((await raw('gpaScore', literal)).code).toBe('BAD_USER_INPUT');
    expect((await raw('gpaScore', 'NaN')).status).toBe(400);
    const fairId = await records.make('Fair');
    const make = async (values: object) => {
      const input = await records.input('FairAttendee', { fairId, ...values });
      return (await refusedCall(app, admin, writing('create', 'FairAttendee'), { input })).fields;
    };
    expect(await make({ gpaScore: 5.01 })).toEqual({ gpaScore: 'Value must be at most 5' });
    expect(await make({ gpaScore: -0.01 })).toEqual({ gpaScore: 'Value must be at least 0' });
    expect(await make({ satScore: 399 })).toEqual({ satScore: 'Value must be at least 400' });
    expect(await make({ satScore: 1601 })).toEqual({ satScore: 'Value must be at most 1600' });
    expect(await make({ actScore: 1.5 })).toEqual({ actScore: 'Value must be a whole number.' });
    expect(await make({ actScore: 2 ** 40 })).toEqual({
      actScore: 'Value must be at most 2147483647',
    });
    const id = await records.make('FairAttendee', { fairId, gpaScore: -0, satScore: 1600 });
    const read = await admin.call(`{ it: getFairAttendee(id: "${id}") { gpaScore satScore } }`);
    expect(recordIn(read)).toEqual({ gpaScore: 0, satScore: 1600 });
  });
});

describe('JSON of another shape', () => {
  const cases: readonly (readonly [string, unknown, string])[] = [
    ['FairAttendee.demographics', { ethnicity: 'one' }, 'demographics.ethnicity'],
    ['FairAttendee.demographics', { ethnicity: [1] }, 'demographics.ethnicity.0'],
    ['FairAttendee.demographics', { firstGeneration: 'yes' }, 'demographics.firstGeneration'],
    ['FairAttendee.demographics', { religion: 'x' }, 'demographics.religion'],
    ['FairAttendee.recording', { first: {} }, 'recording.first'],
    ['FairExhibitor.paymentData', { cardNumber: '4242424242424242' }, 'paymentData.cardNumber'],
    ['FairExhibitor.paymentData', { amountCents: 1.5 }, 'paymentData.amountCents'],
    ['FairExhibitor.paymentData', { amountCents: -1 }, 'paymentData.amountCents'],
    ['FairWebinar.details', { sessions: {} }, 'details.sessions'],
    ['FairWebinar.webinarLinks', { 1: { join: 'javascript:x' } }, 'webinarLinks.1.join'],
    ['FairWebinar.recordingLinks', { 0: { url: 'https://a.test' } }, 'recordingLinks.0'],
  ];
  test.each(cases)('in %s is refused: %j', async (label, value, path) => {
    const [entityName, field] = label.split('.') as ['FairAttendee', string];
    for (const given of [value, JSON.stringify(value)]) {
      const input = await records.input(entityName, { [field]: given });
      const answer = await refusedCall(app, admin, writing('create', entityName), { input });
      expect(Object.keys(answer.fields as object)).toContain(path);
    }
  });

  test('is refused when it is too long or too deep, also inside a text', async () => {
    const fairId = await records.make('Fair');
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const long = { gender: 'x'.repeat(70_000) };
    for (const demographics of [deep, long, JSON.stringify(long)])
      expect(
        await refusedCall(app, admin, writing('create', 'FairAttendee'), {
          input: await records.input('FairAttendee', { fairId, demographics }),
        }),
      ).toMatchObject({ fields: { demographics: 'Value must be valid JSON.' } });
  });

  test('is taken as a JSON text, as generated clients send it', async () => {
    const demographics = { gender: 'x', ethnicity: ['a', 'b'], firstGeneration: true };
    const id = await records.make('FairAttendee', { demographics: JSON.stringify(demographics) });
    const read = await admin.call(`{ it: getFairAttendee(id: "${id}") { demographics } }`);
    expect(recordIn(read)).toEqual({ demographics });
  });
});
