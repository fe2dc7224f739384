import type { Entity } from '../../model/entity.ts';
import type { Model } from '../../model/model.ts';
import { accessSql, allOf } from './access-sql.ts';
import { filterSql } from './filter-sql.ts';
import { snakeCase } from '../naming.ts';
import { Params, type Scope } from '../params.ts';
import { ReadWriter, rootPlace, type ReadRun } from './read-statement.ts';
import type { Filter, Selection, Variables } from '../selection.ts';
import { columnType } from './stored-value.ts';

/** A write statement and the values of its parameters. */
export interface WritePlan {
  readonly text: string;
  readonly params: Params<ReadRun>;
}

/** The JSON of the written record `t` as the viewer reads it, or null. */
function returning(writer: ReadWriter, { entity, fields }: Selection): string {
  const access = writer.readable(entity.name, 't');
  if (access === 'false') return 'null::text';
  const columns = writer.columns({ entity, fields, relations: [] }, 't');
  return `case when ${access} then (select row_to_json(r) from (select ${columns}) r)::text end`;
}

/**
 * For each reference of the proposed record `v`, the condition under which it is allowed: the
 * referenced record is one that the caller may change, or for an open reference one they may read.
 */
export function referenceConditions(
  model: Model,
  entity: Entity,
  scope: Scope,
  params: Params<ReadRun>,
): Map<string, string> {
  const conditions = new Map<string, string>();
  for (const [name, { target, open }] of entity.references) {
    const access = accessSql(
      model,
      model.get(target),
      open ? 'read' : 'update',
      scope,
      'g',
      params,
    );
    const key = `v.${snakeCase(name)}_id`;
    conditions.set(
      `${name}Id`,
      `(${key} is null or exists (select 1 from ${snakeCase(target)} g where ${allOf([`g.id = ${key}`, access])}))`,
    );
  }
  return conditions;
}

/** The proposed record as a row `v` of parameters, one per field, in the order of the entity. */
function wouldBe(entity: Entity, params: Params<ReadRun>): string {
  const columns = [...entity.fields].map(
    ([field, spec]) => `${params.place(rootPlace(field), columnType(spec))} as ${snakeCase(field)}`,
  );
  return `(select ${columns.join(', ')}) v`;
}

const conditionSql = (
  condition: Filter | null,
  entity: Entity,
  scope: Scope,
  alias: string,
  params: Params<ReadRun>,
): string =>
  condition ? filterSql(condition, { entity, scope, alias, params, word: 'condition' }) : 'true';

/** The statement that creates a record if its creator may, and returns what they can read of it. */
export function planCreate(
  model: Model,
  selection: Selection,
  scope: Scope,
  condition: Filter | null,
): WritePlan {
  const { entity } = selection;
  const writer = new ReadWriter(model, scope);
  const { params } = writer;
  const record = wouldBe(entity, params);
  const where = allOf([
    accessSql(model, entity, 'create', scope, 'v', params),
    ...referenceConditions(model, entity, scope, params).values(),
    conditionSql(condition, entity, scope, 'v', params),
  ]);
  const columns = [...entity.fields.keys()].map(snakeCase).join(', ');
  return {
    text: `insert into ${snakeCase(entity.name)} as t (${columns}) select v.* from ${record} where ${where} returning ${returning(writer, selection)} as value`,
    params,
  };
}

/**
 * The statement that says why a create was refused: each reference, access and condition by name.
 */
export function planCreateReasons(
  model: Model,
  entity: Entity,
  scope: Scope,
  condition: Filter | null,
): WritePlan {
  const params = new Params<ReadRun>();
  const record = wouldBe(entity, params);
  const reasons = [
    ...referenceConditions(model, entity, scope, params),
    ['', accessSql(model, entity, 'create', scope, 'v', params)],
    ['condition', conditionSql(condition, entity, scope, 'v', params)],
  ];
  const pairs = reasons.map(([name, sql]) => `'${name}', coalesce(${sql}, false)`);
  return {
    text: `select json_build_object(${pairs.join(', ')})::text as value from ${record}`,
    params,
  };
}

/** The statement that changes the named fields of a record if the caller may and the condition holds. */
export function planUpdate(
  model: Model,
  selection: Selection,
  scope: Scope,
  fields: readonly string[],
  condition: Filter | null,
): WritePlan {
  const { entity } = selection;
  const writer = new ReadWriter(model, scope);
  const { params } = writer;
  const sets = fields.flatMap((field) => {
    const spec = entity.fields.get(field);
    return spec
      ? [`${snakeCase(field)} = ${params.place(rootPlace(field), columnType(spec))}`]
      : [];
  });
  const id = params.place(rootPlace('id'), 'uuid');
  const where = allOf([
    `t.id = ${id}`,
    accessSql(model, entity, 'update', scope, 't', params),
    conditionSql(condition, entity, scope, 't', params),
  ]);
  return {
    text: `update ${snakeCase(entity.name)} t set ${sets.join(', ')} where ${where} returning ${returning(writer, selection)} as value`,
    params,
  };
}

/** The statement that deletes a record if the caller may and the condition holds. */
export function planDelete(
  model: Model,
  selection: Selection,
  scope: Scope,
  condition: Filter | null,
  variables: Variables | null,
): WritePlan {
  const { entity } = selection;
  const writer = new ReadWriter(model, scope, variables);
  const { params } = writer;
  const id = params.place(rootPlace('id'), 'uuid');
  const where = allOf([
    `t.id = ${id}`,
    accessSql(model, entity, 'delete', scope, 't', params),
    conditionSql(condition, entity, scope, 't', params),
  ]);
  const readable = writer.readable(entity.name, 't');
  const columns = writer.columns(selection, 't');
  // Dependent records are deleted with it, so its relations are read before the delete, in the
  // statement's snapshot.
  return {
    text: `with gone as (delete from ${snakeCase(entity.name)} t where ${where} returning t.id) select (select row_to_json(r) from (select ${columns} from ${snakeCase(entity.name)} t where t.id = gone.id and ${readable}) r)::text as value from gone`,
    params,
  };
}

/**
 * The statement that tells whether a record exists for the viewer, and whether they may change it.
 */
export function planStored(
  model: Model,
  entity: Entity,
  scope: Scope,
  verb: 'update' | 'delete',
): WritePlan {
  const params = new Params<ReadRun>();
  const id = params.place(rootPlace('id'), 'uuid');
  const read = accessSql(model, entity, 'read', scope, 't', params);
  const write = accessSql(model, entity, verb, scope, 't', params);
  return {
    text: `select json_build_object('readable', coalesce(${read}, false), 'writable', coalesce(${write}, false))::text as value from ${snakeCase(entity.name)} t where t.id = ${id}`,
    params,
  };
}

/** The statement that locks a record and gives it whole, for rules that look at before and after. */
export function planLock(model: Model, entity: Entity, scope: Scope): WritePlan {
  const params = new Params<ReadRun>();
  const id = params.place(rootPlace('id'), 'uuid');
  const may = accessSql(model, entity, 'update', scope, 't', params);
  const columns = [...entity.fields.keys()].map((field) => `t.${snakeCase(field)} as "${field}"`);
  return {
    text: `select (select row_to_json(r) from (select ${columns.join(', ')}) r)::text as value from ${snakeCase(entity.name)} t where t.id = ${id} and ${may} for update of t`,
    params,
  };
}
