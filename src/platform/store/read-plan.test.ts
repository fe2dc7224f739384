import { describe, expect, test } from 'vitest';
import { full } from '../model/access.ts';
import { entity } from '../model/entity.ts';
import { text } from '../model/kinds.ts';
import { assembleModel } from '../model/model.ts';
import { belongsTo, hasMany } from '../model/relation.ts';
import { noOne } from '../model/viewer.ts';
import { planGet, planList } from './read-plan.ts';
import type { Selection } from './selection.ts';

const words = { description: 'A record.', access: { ADMINS: full } };
const Book = entity('Book', { name: text(), notes: hasMany('Note', 'book') }, words);
const Note = entity('Note', { book: belongsTo('Book'), said: text() }, words);
const model = assembleModel([Book, Note]);
const admins = { role: 'ADMINS', approved: true } as const;

const withNotes = (filtered: boolean): Selection => ({
  entity: Book,
  fields: ['id'],
  relations: [
    {
      key: 'notes',
      name: 'notes',
      relation: hasMany('Note', 'book'),
      selection: { entity: Note, fields: ['id'], relations: [] },
      args: ({ said }) => (filtered ? { filter: { said: { eq: said } } } : {}),
      filtered,
    },
  ],
});

describe('a list inside a record', () => {
  test('is filtered by the values of the call', () => {
    const plan = planGet(model, withNotes(true), admins, { said: 'yes' });
    expect(plan.text).toMatch(/t1\.said = \$\d+::text/);
    const run = { viewer: noOne, root: {}, variables: {}, keyOf: () => '' };
    expect(plan.params.bind(run)).toContain('yes');
  });

  test('is never read without its filter, even if a caller forgets the values', () => {
    for (const plan of [planGet, planList]) {
      expect(() => plan(model, withNotes(true), admins, null)).toThrow('without its variables');
      expect(plan(model, withNotes(false), admins, null).readable).toBe(true);
    }
  });
});
