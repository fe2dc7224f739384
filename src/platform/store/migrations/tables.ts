import type { Entity } from '../../model/entity.ts';
import type { FieldSpec } from '../../model/field.ts';
import type { Model } from '../../model/model.ts';
import { snakeCase } from '../naming.ts';
import { columnType } from '../statements/stored-value.ts';

export interface Column {
  readonly name: string;
  readonly type: string;
  readonly notNull: boolean;
  /** SQL of the default for statements that name no value, or null. */
  readonly default: string | null;
  /** The table this column refers to, and what happens here when that row is deleted. */
  readonly references: { readonly table: string; readonly onDelete: string } | null;
}

/** One entity's table as migrations must create it. */
export interface Table {
  readonly name: string;
  readonly topic: string;
  readonly columns: readonly Column[];
  readonly unique: readonly (readonly string[])[];
  readonly indexes: readonly (readonly string[])[];
}

/** The tables of the entities, in an order in which they can be created. */
export function tablesOf(model: Model): Table[] {
  const ordered: Entity[] = [];
  const visit = (entity: Entity): void => {
    if (ordered.includes(entity)) return;
    for (const { target } of entity.references.values()) visit(model.get(target));
    ordered.push(entity);
  };
  for (const entity of model.entities.values()) visit(entity);
  return ordered.map(tableOf);
}

function tableOf(entity: Entity): Table {
  const columns = [...entity.fields].map(([field, spec]) => columnOf(entity, field, spec));
  const unique = [
    ...[...entity.fields].filter(([, spec]) => spec.unique).map(([field]) => [field]),
    ...entity.unique,
  ].map((fields) => fields.map(snakeCase));
  const looked = [...entity.fields.keys()].filter(
    (field) =>
      field === 'owner' ||
      field === 'nameLower' ||
      field === 'userId' ||
      entity.foreignKeys.has(field),
  );
  const covered = new Set(unique.map(([first]) => first));
  return {
    name: snakeCase(entity.name),
    topic: entity.name,
    columns,
    unique,
    indexes: looked
      .map(snakeCase)
      .filter((column) => !covered.has(column))
      .map((column) => [column]),
  };
}

function columnOf(entity: Entity, field: string, spec: FieldSpec): Column {
  const relation = entity.foreignKeys.get(field);
  const isTime = field === 'createdAt' || field === 'updatedAt';
  return {
    name: snakeCase(field),
    type: columnType(spec),
    notNull: field === 'id' || isTime || !spec.nullable,
    default: isTime ? "date_trunc('milliseconds', now())" : defaultOf(spec),
    references: relation
      ? { table: snakeCase(relation.target), onDelete: onDelete[relation.onDelete] }
      : null,
  };
}

const onDelete = { cascade: 'cascade', refuse: 'restrict', forget: 'set null' } as const;

function defaultOf({ initial, column, list }: FieldSpec): string | null {
  if (initial === undefined) return null;
  if (list) return "'{}'";
  if (column === 'jsonb') return `'${JSON.stringify(initial)}'`;
  return typeof initial === 'string' ? `'${initial}'` : JSON.stringify(initial);
}
