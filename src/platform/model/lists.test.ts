import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { checkField, type Field } from './field.ts';
import { ids, json, texts, wholes } from './lists.ts';
import { shapeOf } from './shape.ts';

const check = ({ spec }: Pick<Field<unknown, boolean>, 'spec'>, value: unknown): unknown => {
  const checked = checkField(spec, value, { now: new Date(0) });
  return checked.problems ?? checked.value;
};

describe('someone who lists texts', () => {
  test('has them trimmed and kept once each, in their order', () => {
    expect(check(texts(), [' b ', 'a', 'b', ''.padEnd(3, 'c')])).toEqual(['b', 'a', 'ccc']);
    expect(check(texts(), [])).toEqual([]);
  });

  test('is told which entry is wrong', () => {
    expect(check(texts({ length: 3 }), ['abc', 'abcd', '', 5, null])).toEqual({
      1: 'Max length: 3 characters.',
      2: 'Required.',
      3: 'Value must be text.',
      4: 'Value must be text.',
    });
  });

  test('gives no more than four hundred, and a list', () => {
    const many = Array.from({ length: 401 }, (_, n) => String(n));
    expect(check(texts(), many)).toEqual({ '': 'At most 400 entries.' });
    expect(check(texts(), many.slice(1))).toHaveLength(400);
    for (const wrong of ['a', {}, 5])
      expect(check(texts(), wrong)).toEqual({ '': 'Value must be a list.' });
    for (const none of [null, undefined]) expect(check(texts(), none)).toEqual({ '': 'Required.' });
  });

  test('chooses from a closed list, a long one shown in part', () => {
    const few = texts({ of: ['a', 'b'] });
    expect(check(few, ['b', 'a', 'b'])).toEqual(['b', 'a']);
    expect(check(few, ['a', 'c', 1])).toEqual({
      1: 'Please choose one of: a, b.',
      2: 'Please choose one of: a, b.',
    });
    const many = texts({ of: Array.from({ length: 20 }, (_, n) => `n${n}`) });
    expect(check(many, ['x'])).toEqual({
      0: expect.stringMatching(/^Please choose one of: n0, .*n11, ….$/),
    });
  });
});

describe('someone who lists records by their ids', () => {
  test('may write them in either case, and nothing that is no id', () => {
    const id = '01A1FDFA-4600-70D5-BEB0-CD4CAE1602E8';
    expect(check(ids(), [id, id.toLowerCase()])).toEqual([id.toLowerCase()]);
    expect(check(ids(), [id, 'fall'])).toHaveProperty('1');
    expect(check(ids(1), [id, id])).toEqual({ '': 'At most 1 entries.' });
  });
});

describe('someone who lists numbers', () => {
  test('has each judged by itself', () => {
    const field = wholes({ min: 1, max: 9 });
    expect(check(field, [3, 1, 3])).toEqual([3, 1]);
    expect(check(field, [0, 1.5, '2', null])).toEqual({
      0: 'Value must be at least 1',
      1: 'Value must be a whole number.',
      2: 'Value must be a number.',
      3: 'Value must be a number.',
    });
  });
});

describe('JSON of a certain shape', () => {
  const shape = shapeOf(
    v.strictObject({ a: v.optional(v.array(v.number())), b: v.optional(v.string()) }),
  );
  const field = json(shape);

  test('is taken as it is or as a text', () => {
    expect(check(field, { a: [1] })).toEqual({ a: [1] });
    expect(check(field, '{"a":[1]}')).toEqual({ a: [1] });
  });

  test('is refused with the path of what is wrong', () => {
    expect(check(field, { a: [1, 'x'], c: 1 })).toEqual({
      'a.1': expect.any(String),
      c: expect.any(String),
    });
    expect(check(field, 'null')).toEqual({ '': expect.any(String) });
    expect(check(field, JSON.parse('{"__proto__":{"a":1}}'))).toEqual({
      ['__proto__']: expect.any(String),
    });
  });

  test.each([
    ['no JSON', '{'],
    ['a zero byte', { b: 'a\u0000' }],
    ['a zero byte in a name', { 'a\u0000': 1 }],
    ['half a character', '{"b":"\\ud800"}'],
    ['a number without end', { a: [Number.POSITIVE_INFINITY] }],
    ['too many levels', `${'['.repeat(30)}${']'.repeat(30)}`],
    ['levels without end', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
    ['more than 64 KB', { b: 'x'.repeat(65_600) }],
  ])('is none when it holds %s', (_, value) => {
    expect(check(field, value)).toEqual({ '': 'Value must be valid JSON.' });
  });
});
