import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import type { Field } from '../model/field.ts';
import { dateOfBirth, email, instant, reference, text } from '../model/kinds.ts';
import { json, texts } from '../model/lists.ts';
import { shapeOf } from '../model/shape.ts';
import { isSameValue } from './prepare-input.ts';

const moment = { now: new Date('2026-11-21T12:00:00Z') };
const same = ({ spec }: Field<unknown, boolean>, one: unknown, other: unknown) =>
  isSameValue(spec, one, other, moment);
const id = '0198c5f2-1e1a-7b5e-8f5d-2a6d3b1c9e7f';
const paid = json(shapeOf(v.record(v.string(), v.unknown())));

describe('someone who sends back what is there', () => {
  test('may write it otherwise', () => {
    expect(same(instant(), '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00+00:00')).toBe(true);
    expect(same(instant(), '2026-01-01T02:00:00+02:00', '2026-01-01T00:00:00+00:00')).toBe(true);
    expect(same(reference(), id.toUpperCase(), id)).toBe(true);
    expect(same(email(), 'Ada@Mail.test', 'ada@mail.test')).toBe(true);
    expect(same(paid, '{"b":1,"a":[{"d":1,"c":2}]}', { a: [{ c: 2, d: 1 }], b: 1 })).toBe(true);
    expect(same(paid, { b: 1, a: 2 }, { a: 2, b: 1 })).toBe(true);
    expect(same(text(), undefined, null)).toBe(true);
  });

  test('means the same even where the field would not take it today', () => {
    expect(same(dateOfBirth(), '1066-10-14', '1066-10-14')).toBe(true);
  });
});

describe('someone who sends something else', () => {
  test('is found out', () => {
    expect(same(instant(), '2026-01-01T00:00:00.001Z', '2026-01-01T00:00:00+00:00')).toBe(false);
    expect(same(reference(), 'x', null)).toBe(false);
    expect(same(paid, '{"a":1}', { a: 2 })).toBe(false);
    expect(same(paid, '{', {})).toBe(false);
    expect(same(texts(), ['a', 'b'], ['b', 'a'])).toBe(false);
    expect(same(text(), '', null)).toBe(false);
  });
});
