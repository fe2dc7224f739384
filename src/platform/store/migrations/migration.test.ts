import { describe, expect, test } from 'vitest';
import { full } from '../../model/access.ts';
import { entity, type EntityOptions, type Members } from '../../model/entity.ts';
import { choice, day, flag, text, whole } from '../../model/kinds.ts';
import { json, texts } from '../../model/lists.ts';
import { lowerCase } from '../../model/lower-case.ts';
import { assembleModel } from '../../model/model.ts';
import { belongsTo, hasMany } from '../../model/relation.ts';
import { migrationSql } from './migration.ts';
import { tablesOf } from './tables.ts';

const options: EntityOptions = { description: 'A record.', access: { ADMINS: full } };
const tables = (members: Members, more: Partial<EntityOptions> = {}) =>
  tablesOf(assembleModel([entity('BookShelf', members, { ...options, ...more })]));
const name = text();

/** What a person has to run after this change of a declaration. */
const leads = (before: Members, after: Members, more: Partial<EntityOptions> = {}) =>
  migrationSql(tables(before), tables(after, more)).trim();

describe('an engineer who changes a declaration', () => {
  test('runs nothing when nothing has changed, or only what the table does not hold', () => {
    expect(leads({ name }, { name })).toBe('');
    expect(leads({ name }, { name: name.visibleTo('owner').must(() => null) })).toBe('');
    expect(leads({ name: text({ max: 3 }) }, { name: text({ max: 9 }) })).toBe('');
  });

  const changes: readonly (readonly [string, Members, Members, string])[] = [
    [
      'adds a column with what it starts as',
      { name },
      { name, open: flag().startsAs(false) },
      'alter table book_shelf add column open boolean not null default false;',
    ],
    [
      'adds a column that may be empty',
      { name },
      { name, boughtOn: day().optional() },
      'alter table book_shelf add column bought_on date;',
    ],
    [
      'adds a list',
      { name },
      { name, tags: texts().startsAs([]) },
      "alter table book_shelf add column tags text[] not null default '{}';",
    ],
    ['drops a column', { name, note: name }, { name }, 'alter table book_shelf drop column note;'],
    [
      'lets a field be empty',
      { name },
      { name: name.optional() },
      'alter table book_shelf alter column name drop not null;',
    ],
    [
      'demands a field',
      { name: name.optional() },
      { name },
      'alter table book_shelf alter column name set not null;',
    ],
    [
      'changes what it starts as',
      { kind: choice(['a', 'b']).startsAs('a') },
      { kind: choice(['a', 'b']).startsAs('b') },
      "alter table book_shelf alter column kind set default 'b';",
    ],
    [
      'lets it start as nothing',
      { size: whole({ min: 0, max: 9 }).startsAs(1) },
      { size: whole({ min: 0, max: 9 }) },
      'alter table book_shelf alter column size drop default;',
    ],
    [
      'changes the type of a column',
      { size: text().optional() },
      { size: whole({ min: 0, max: 9 }).optional() },
      'alter table book_shelf alter column size type integer using size::integer;',
    ],
    [
      'makes a field unique',
      { name },
      { name: name.unique() },
      'create unique index book_shelf_name_key on book_shelf (name);',
    ],
    [
      'lets a field be the same in many',
      { name: name.unique() },
      { name },
      'drop index book_shelf_name_key;',
    ],
    [
      'drops a unique column and its index with it',
      { name, code: name.unique() },
      { name },
      'alter table book_shelf drop column code;',
    ],
    [
      'adds the twin of a name with its index for beginnings',
      { name },
      { name, nameLower: text().derivedFrom('name', lowerCase) },
      'alter table book_shelf add column name_lower text not null;\n\ncreate index book_shelf_name_lower_idx on book_shelf (name_lower text_pattern_ops);',
    ],
  ];
  test.each(changes)('%s', (_, before, after, sql) => {
    expect(leads(before, after)).toBe(sql);
  });

  test('keeps two fields unique together', () => {
    const both = { name, code: name };
    expect(leads(both, both, { unique: [['name', 'code']] })).toBe(
      'create unique index book_shelf_name_code_key on book_shelf (name, code);',
    );
  });

  test('makes a whole table with its outbox, and drops one', () => {
    const made = migrationSql(
      [],
      tables({ name, size: json({ parse: () => ({ value: 1 }) }).startsAs(1) }),
    );
    expect(made).toContain(
      "create table book_shelf (\n  id uuid primary key,\n  name text not null,\n  size jsonb not null default '1',\n  owner uuid,",
    );
    expect(made).toContain('create index book_shelf_owner_idx on book_shelf (owner);');
    expect(made).toContain("execute function record_change('BookShelf');");
    expect(migrationSql(tables({ name }), [])).toBe('drop table book_shelf;\n');
  });
});

describe('tables that refer to each other', () => {
  const shelf = entity(
    'Shelf',
    { books: hasMany('Book', 'shelf'), kept: hasMany('Book', 'keeper') },
    options,
  );
  const book = entity(
    'Book',
    { shelf: belongsTo('Shelf').holdsOn(), keeper: belongsTo('Shelf').optional() },
    options,
  );

  test('are made in an order that works, with what happens when one goes', () => {
    const found = tablesOf(assembleModel([book, shelf]));
    expect(found.map((table) => table.name)).toEqual(['shelf', 'book']);
    const sql = migrationSql([], found);
    expect(sql).toContain('shelf_id uuid not null references shelf on delete restrict');
    expect(sql).toContain('keeper_id uuid references shelf on delete set null');
    expect(sql).toContain('create index book_shelf_id_idx on book (shelf_id);');
  });
});
