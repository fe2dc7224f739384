import { describe, expect, test } from 'vitest';
import { full, read } from '../../model/access.ts';
import { entity } from '../../model/entity.ts';
import { email, flag, text, whole } from '../../model/kinds.ts';
import { texts } from '../../model/lists.ts';
import { Refusal } from '../../model/refusal.ts';
import type { Role } from '../../model/viewer.ts';
import { filterSql } from './filter-sql.ts';
import { Params, type RunWithViewer } from '../params.ts';
import type { Filter } from '../selection.ts';

const Book = entity(
  'Book',
  {
    name: text(),
    pages: whole({ min: 1, max: 9 }),
    tags: texts(),
    open: flag(),
    phone: email().visibleTo('owner', 'approved', 'ADMINS', { flag: 'open' }),
    secret: text().visibleTo('ADMINS'),
    shown: text().visibleInFullTo(['ADMINS'], 'public_version'),
  },
  { description: 'A record.', access: { ADMINS: full, signedIn: read } },
);

function written(filter: Filter, role: Role | 'guests' = 'STUDENTS', approved = false) {
  const params = new Params<RunWithViewer>();
  const scope = { role, approved };
  const sql = filterSql(filter, { entity: Book, scope, alias: 't', params, word: 'filter' });
  const viewer = {
    id: 'me',
    role,
    approved,
    holds: {},
    email: null,
    sessionId: null,
    expiresAt: new Date(0),
  };
  return { sql, values: params.bind({ viewer }) };
}

function refused(filter: Filter, role: Role | 'guests' = 'STUDENTS', approved = false): unknown {
  try {
    return written(filter, role, approved);
  } catch (error) {
    if (error instanceof Refusal) return error.fields;
    throw error;
  }
}

describe('a filter', () => {
  test('puts everything that people write into parameters, never into the text', () => {
    const hostile = "'; drop table book; --";
    const { sql, values } = written({
      name: { eq: hostile, beginsWith: hostile, contains: hostile },
      tags: { contains: hostile },
    });
    expect(sql).not.toContain('drop');
    expect(values).toEqual([hostile, hostile, hostile, hostile]);
  });

  test('has the same text for other values, so that the database knows it again', () => {
    const one = written({ pages: { between: [1, 2] }, or: [{ name: { eq: 'a' } }] });
    const other = written({ pages: { between: [3, 4] }, or: [{ name: { eq: 'b' } }] });
    expect(other.sql).toBe(one.sql);
    expect(other.values).toEqual([3, 4, 'b']);
  });

  test('is refused by fields and comparisons that are not there', () => {
    const no = 'You can’t filter by this field.';
    for (const field of ['nothing', 'constructor', '__proto__', "name'; --", 'and_'])
      expect(refused(Object.fromEntries([[field, { eq: 1 }]]))).toEqual(
        Object.fromEntries([[`filter.${field}`, no]]),
      );
    for (const operator of ['like', 'constructor', '= 1 or 1=1 --'])
      expect(refused({ name: { [operator]: 'x' } })).toEqual({
        [`filter.name.${operator}`]: 'This comparison doesn’t work with this field.',
      });
  });

  test('is refused by whatever is masked for the caller, wholly or in part, however it is wrapped', () => {
    const no = 'You can’t filter by this field.';
    const masked = [
      ['secret', 'STUDENTS', false],
      ['secret', 'ADMINS6X6', true],
      ['shown', 'STUDENTS', false],
      ['phone', 'STUDENTS', false],
      ['phone', 'guests', false],
      ['phone', 'COLLEGES', false],
    ] as const;
    for (const [field, role, approved] of masked) {
      const guess = { [field]: { attributeExists: true } };
      expect(refused(guess, role, approved)).toEqual({ [`filter.${field}`]: no });
      expect(refused({ not: { or: [{ and: [guess] }] } }, role, approved)).toEqual({
        [`filter.not.or.and.${field}`]: no,
      });
    }
    for (const [field, role, approved] of [
      ['phone', 'COLLEGES', true],
      ['phone', 'ADMINS', false],
      ['secret', 'ADMINS', false],
      ['shown', 'ADMINS', false],
    ] as const)
      expect(refused({ [field]: { eq: 'x' } }, role, approved)).toMatchObject({ values: ['x'] });
  });

  test('means nothing at all when it is empty', () => {
    for (const empty of [{}, { name: {} }, { and: [], or: [] }, { not: null }, { or: [null] }])
      expect(written(empty).sql).toBe('(true)');
  });
});
