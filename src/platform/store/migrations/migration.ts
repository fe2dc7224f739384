import type { Column, Table } from './tables.ts';

const columnSql = ({ name, type, notNull, default: initial, references }: Column): string =>
  [
    name,
    type,
    notNull ? 'not null' : '',
    initial === null ? '' : `default ${initial}`,
    references ? `references ${references.table} on delete ${references.onDelete}` : '',
  ]
    .filter(Boolean)
    .join(' ');

const indexName = (table: string, columns: readonly string[], kind: 'key' | 'idx'): string =>
  `${table}_${columns.join('_')}_${kind}`.slice(0, 63);

const uniqueSql = (table: string, columns: readonly string[]): string =>
  `create unique index ${indexName(table, columns, 'key')} on ${table} (${columns.join(', ')});`;

const indexSql = (table: string, columns: readonly string[]): string =>
  `create index ${indexName(table, columns, 'idx')} on ${table} (${columns.map((column) => (column === 'name_lower' ? `${column} text_pattern_ops` : column)).join(', ')});`;

function createTable(table: Table): string {
  const columns = table.columns.map((column) =>
    column.name === 'id' ? 'id uuid primary key' : columnSql(column),
  );
  return [
    `create table ${table.name} (\n  ${columns.join(',\n  ')}\n);`,
    ...table.unique.map((columns) => uniqueSql(table.name, columns)),
    ...table.indexes.map((columns) => indexSql(table.name, columns)),
    `create trigger record_change after insert or update or delete on ${table.name}\n  for each row execute function record_change('${table.topic}');`,
  ].join('\n');
}

function alterTable(before: Table, after: Table): string[] {
  const old = new Map(before.columns.map((column) => [column.name, column]));
  const kept = new Set(after.columns.map(({ name }) => name));
  const lines = after.columns.flatMap((column) => {
    const was = old.get(column.name);
    if (!was) return [`alter table ${after.name} add column ${columnSql(column)};`];
    return changeColumn(after.name, was, column);
  });
  for (const { name } of before.columns)
    if (!kept.has(name)) lines.push(`alter table ${after.name} drop column ${name};`);
  const lost = (list: Table['unique'], other: Table['unique']) =>
    list.filter((columns) => !other.some((one) => one.join() === columns.join()));
  const gone = (columns: readonly string[]) => columns.every((column) => kept.has(column));
  return [
    ...lines,
    ...lost(before.unique, after.unique)
      .filter(gone)
      .map((columns) => `drop index ${indexName(after.name, columns, 'key')};`),
    ...lost(before.indexes, after.indexes)
      .filter(gone)
      .map((columns) => `drop index ${indexName(after.name, columns, 'idx')};`),
    ...lost(after.unique, before.unique).map((columns) => uniqueSql(after.name, columns)),
    ...lost(after.indexes, before.indexes).map((columns) => indexSql(after.name, columns)),
  ];
}

function changeColumn(table: string, was: Column, is: Column): string[] {
  const alter = `alter table ${table} alter column ${is.name}`;
  const lines: string[] = [];
  if (was.type !== is.type) lines.push(`${alter} type ${is.type} using ${is.name}::${is.type};`);
  if (was.default !== is.default)
    lines.push(
      is.default === null ? `${alter} drop default;` : `${alter} set default ${is.default};`,
    );
  if (was.notNull !== is.notNull) lines.push(`${alter} ${is.notNull ? 'set' : 'drop'} not null;`);
  return lines;
}

/**
 * The SQL that leads from one set of tables to another: '' when nothing changed. Every generated
 * migration is read by a person before it is committed: a renamed field looks like one dropped and
 * one added, and only a person knows.
 */
export function migrationSql(before: readonly Table[], after: readonly Table[]): string {
  const old = new Map(before.map((table) => [table.name, table]));
  const blocks = after.flatMap((table) => {
    const was = old.get(table.name);
    return was ? alterTable(was, table) : [createTable(table)];
  });
  const kept = new Set(after.map(({ name }) => name));
  for (const { name } of before) if (!kept.has(name)) blocks.push(`drop table ${name};`);
  return blocks.length === 0 ? '' : `${blocks.join('\n\n')}\n`;
}
