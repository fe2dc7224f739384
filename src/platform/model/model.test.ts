import { describe, expect, test } from 'vitest';
import { full, holderOf, namedIn, onceSet, read, whereRelated } from './access.ts';
import { entity, type EntityWords, type Members } from './entity.ts';
import { text } from './kinds.ts';
import { assembleModel } from './model.ts';
import { belongsTo, hasMany, hasOne } from './relation.ts';

const words: EntityWords = { description: 'A record.', access: { ADMINS: full } };
const noun = (name: string, members: Members, more: Partial<EntityWords> = {}) =>
  entity(name, members, { ...words, ...more });

describe('a noun', () => {
  test('has the fields of the system, its foreign keys and its own, in their order', () => {
    const note = noun('Note', { book: belongsTo('Book'), words: text() });
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

  test('has no owner where it says so, and then nobody owns it', () => {
    const note = noun('Note', { words: text() }, { owner: false });
    expect(note.fields.has('owner')).toBe(false);
    expect(note.ownedBy).toEqual([]);
  });

  test('says what becomes of it when what it belongs to goes', () => {
    const { references } = noun('Note', {
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

describe('whoever declares nouns is told at start', () => {
  const book = noun('Book', { notes: hasMany('Note', 'book') });
  const note = noun('Note', { book: belongsTo('Book') });

  test('nothing when they fit together', () => {
    const model = assembleModel([book, note]);
    expect([...model.entities.keys()]).toEqual(['Book', 'Note']);
    expect(model.get('Book')).toBe(book);
    expect(() => model.get('Page')).toThrow('There is no entity Page.');
  });

  const mistakes = [
    ['of a relation to nowhere', [note], 'There is no entity Book.'],
    ['of a reference without its other side', [noun('Book', {}), note], 'book has no other side'],
    ['of a list without its reference', [book, noun('Note', {})], 'notes goes through book'],
    [
      'of a list through a reference to somebody else',
      [book, noun('Note', { book: belongsTo('Note'), notes: hasMany('Note', 'book') })],
      'notes goes through book',
    ],
    [
      'of one record where there can be many',
      [noun('Book', { note: hasOne('Note', 'book') }), note],
      'must be one to one',
    ],
    ['of hiding by nothing', [noun('A', {}, { hiddenBy: 'gone' })], 'no field gone'],
    ['of uniqueness of nothing', [noun('A', {}, { unique: [['x', 'y']] })], 'no field x'],
    ['of an owner named nowhere', [noun('A', {}, { ownedBy: [namedIn('who')] })], 'no field who'],
    [
      'of a holder of nothing',
      [noun('A', {}, { sharedWith: [holderOf('b', 'bId')] })],
      'no field bId',
    ],
    [
      'of a creator where there is no owner',
      [noun('A', {}, { owner: false, ownedBy: [{ kind: 'creator' }] })],
      'no field owner',
    ],
    [
      'of a grant that hangs on nothing',
      [noun('A', {}, { ...words, access: { guests: onceSet(read, 'out') } })],
      'no field out',
    ],
    [
      'of a grant that hangs on no relation',
      [noun('A', {}, { ...words, access: { ADMINS6X6: whereRelated(full, 'fair', 'type', 'x') } })],
      'no field fairId',
    ],
    [
      'of a grant that hangs on nothing in the other noun',
      [
        book,
        noun(
          'Note',
          { book: belongsTo('Book') },
          { ...words, access: { ADMINS6X6: whereRelated(full, 'book', 'kind', 'x') } },
        ),
      ],
      'Book has no field kind',
    ],
    [
      'of a field that follows nothing',
      [noun('A', { lower: text().derivedFrom('name', (name) => name) })],
      'no field name',
    ],
    [
      'of a mask that a missing flag lifts',
      [noun('A', { phone: text().visibleTo({ flag: 'open' }) })],
      'no field open',
    ],
  ] as const;
  test.each(mistakes)('%s', (_, declared, message) => {
    expect(() => assembleModel(declared)).toThrow(message);
  });

  test('that two nouns have one name', () => {
    expect(() => assembleModel([noun('Note', {}), book, note])).toThrow(
      'Two entities are called Note.',
    );
  });
});
