import { describe, expect, test } from 'vitest';
import { full, holderOf, namedIn, onceSet, read, whereRelated } from './access.ts';
import { entity, type EntityOptions, type Members } from './entity.ts';
import { text } from './kinds.ts';
import { assembleModel } from './model.ts';
import { belongsTo, hasMany, hasOne } from './relation.ts';

const options: EntityOptions = { description: 'A record.', access: { ADMINS: full } };
const declare = (name: string, members: Members, more: Partial<EntityOptions> = {}) =>
  entity(name, members, { ...options, ...more });

describe('an entity', () => {
  test('has the fields of the system, its foreign keys and its own, in their order', () => {
    const note = declare('Note', { book: belongsTo('Book'), words: text() });
    expect([...note.fields.keys()]).toEqual([
      'id',
      'bookId',
      'words',
      'owner',
      'createdAt',
      'updatedAt',
    ]);
    expect(note.plural).toBe('Notes');
    expect(note.fields.get('bookId')).toMatchObject({ required: true, createOnly: true });
    expect(note.fields.get('id')).toMatchObject({ setBy: ['system'] });
  });

  test('has no owner where it says so, and then no one owns it', () => {
    const note = declare('Note', { words: text() }, { owner: false });
    expect(note.fields.has('owner')).toBe(false);
    expect(note.ownedBy).toEqual([]);
  });

  test('says what becomes of it when what it belongs to goes', () => {
    const { references } = declare('Note', {
      a: belongsTo('A'),
      b: belongsTo('A').optional(),
      c: belongsTo('A').holdsOn().toAny(),
      d: belongsTo('A').optional().goesWith().oneToOne(),
    });
    expect([...references.values()].map(({ onDelete }) => onDelete)).toEqual([
      'cascade',
      'forget',
      'refuse',
      'cascade',
    ]);
    expect(references.get('c')).toMatchObject({ open: true, required: true });
    expect(references.get('d')).toMatchObject({ isOneToOne: true, required: false });
  });
});

describe('an engineer who declares entities is told at start', () => {
  const book = declare('Book', { notes: hasMany('Note', 'book') });
  const note = declare('Note', { book: belongsTo('Book') });

  test('nothing when they fit together', () => {
    const model = assembleModel([book, note]);
    expect([...model.entities.keys()]).toEqual(['Book', 'Note']);
    expect(model.get('Book')).toBe(book);
    expect(() => model.get('Page')).toThrow('There is no entity Page.');
  });

  const mistakes = [
    ['of a relation to nowhere', [note], 'There is no entity Book.'],
    [
      'of a reference without its other side',
      [declare('Book', {}), note],
      'book has no other side',
    ],
    ['of a list without its reference', [book, declare('Note', {})], 'notes goes through book'],
    [
      'of a list through a reference to somebody else',
      [book, declare('Note', { book: belongsTo('Note'), notes: hasMany('Note', 'book') })],
      'notes goes through book',
    ],
    [
      'of one record where there can be many',
      [declare('Book', { note: hasOne('Note', 'book') }), note],
      'must be one to one',
    ],
    ['of hiding by nothing', [declare('A', {}, { hiddenBy: 'gone' })], 'no field gone'],
    ['of uniqueness of nothing', [declare('A', {}, { unique: [['x', 'y']] })], 'no field x'],
    [
      'of an owner named nowhere',
      [declare('A', {}, { ownedBy: [namedIn('who')] })],
      'no field who',
    ],
    [
      'of a holder of nothing',
      [declare('A', {}, { sharedWith: [holderOf('b', 'bId')] })],
      'no field bId',
    ],
    [
      'of a creator where there is no owner',
      [declare('A', {}, { owner: false, ownedBy: [{ kind: 'creator' }] })],
      'no field owner',
    ],
    [
      'of a grant that hangs on nothing',
      [declare('A', {}, { ...options, access: { guests: onceSet(read, 'out') } })],
      'no field out',
    ],
    [
      'of a grant that hangs on no relation',
      [
        declare(
          'A',
          {},
          { ...options, access: { ADMINS6X6: whereRelated(full, 'fair', 'type', 'x') } },
        ),
      ],
      'no field fairId',
    ],
    [
      'of a grant that hangs on nothing in the other noun',
      [
        book,
        declare(
          'Note',
          { book: belongsTo('Book') },
          { ...options, access: { ADMINS6X6: whereRelated(full, 'book', 'kind', 'x') } },
        ),
      ],
      'Book has no field kind',
    ],
    [
      'of a field that follows nothing',
      [declare('A', { lower: text().derivedFrom('name', (name) => name) })],
      'no field name',
    ],
    [
      'of a mask that a missing flag lifts',
      [declare('A', { phone: text().visibleTo({ flag: 'open' }) })],
      'no field open',
    ],
  ] as const;
  test.each(mistakes)('%s', (_, declared, message) => {
    expect(() => assembleModel(declared)).toThrow(message);
  });

  test('that two entities have one name', () => {
    expect(() => assembleModel([declare('Note', {}), book, note])).toThrow(
      'Two entities are called Note.',
    );
  });
});
