import type { Model } from '../../model/model.ts';
import { accessSql, allOf, fieldVisibilitySql } from './access-sql.ts';
import { filterSql } from './filter-sql.ts';
import { quoted, snakeCase } from '../naming.ts';
import { Params, type RunWithViewer, type Scope } from '../params.ts';
import type { ListArgs, RelationSelection, Selection, Variables } from '../selection.ts';
import { listLimit } from '../selection.ts';
import { columnType } from './stored-value.ts';

/** What one execution of a read brings along. */
export interface ReadRun extends RunWithViewer {
  readonly variables: Variables;
  /** The values of the statement's root, such as the id or the list's key and limit. */
  readonly root: Readonly<Record<string, unknown>>;
  /** Reads the token of a nested list. */
  readonly keyOf: (scope: string, token: string) => string;
}

/** A parameter for one of the statement's root values. */
export const rootPlace =
  (key: string) =>
  (run: ReadRun): unknown =>
    run.root[key];

/** The scope that a list's tokens are bound to. */
export const listScope = (parent: string, relation: string, filter: unknown): string =>
  `${parent}.${relation}${filter ? `:${JSON.stringify(filter)}` : ''}`;

/**
 * Builds SQL that returns a selection as JSON: every relation is a subquery with its entity's
 * access in its `where`, so a whole tree is one statement at any depth.
 */
export class ReadWriter {
  readonly model: Model;
  readonly scope: Scope;
  readonly params = new Params<ReadRun>();
  /** Set while nested filters are written from the variables of the call. */
  readonly #variables: Variables | null;
  #aliases = 0;

  constructor(model: Model, scope: Scope, variables: Variables | null = null) {
    this.model = model;
    this.scope = scope;
    this.#variables = variables;
  }

  /** The columns of a record `alias`: its fields with their masks, and its relations as JSON. */
  columns({ entity, fields, relations }: Selection, alias: string): string {
    const columns = fields.map(
      (field) => `${this.#field(entity.name, field, alias)} as ${quoted(field)}`,
    );
    for (const relation of relations)
      columns.push(`${this.#relation(entity.name, relation, alias)} as ${quoted(relation.key)}`);
    return columns.join(', ');
  }

  #field(entityName: string, field: string, alias: string): string {
    const entity = this.model.get(entityName);
    const spec = entity.fields.get(field);
    if (!spec) throw new Error(`${entityName} has no field ${field}.`);
    const column = `${alias}.${snakeCase(field)}`;
    const visibility = fieldVisibilitySql(entity, spec, this.scope, alias, this.params);
    if (visibility === 'true') return column;
    const others = spec.othersSee === null ? 'null' : `${spec.othersSee}(${alias})`;
    return visibility === 'false'
      ? spec.othersSee === null
        ? `null::${columnType(spec)}`
        : others
      : `case when ${visibility} then ${column} else ${others} end`;
  }

  /** The condition under which the viewer reads the record `alias`. */
  readable(entityName: string, alias: string): string {
    return accessSql(
      this.model,
      this.model.get(entityName),
      'read',
      this.scope,
      alias,
      this.params,
    );
  }

  #relation(parent: string, relationSelection: RelationSelection, alias: string): string {
    const { relation, selection } = relationSelection;
    const many = relation.kind === 'hasMany';
    const inner = `t${(this.#aliases += 1)}`;
    const access = this.readable(selection.entity.name, inner);
    if (access === 'false') return many ? `'[]'::json` : 'null::json';
    const table = snakeCase(selection.entity.name);
    const tie =
      relation.kind === 'belongsTo'
        ? `${inner}.id = ${alias}.${snakeCase(relationSelection.name)}_id`
        : `${inner}.${snakeCase(relation.through)}_id = ${alias}.id`;
    const columns = this.columns(selection, inner);
    if (!many)
      return `(select row_to_json(r) from (select ${columns} from ${table} ${inner} where ${allOf([tie, access])}) r)`;
    const list = this.#listTail(parent, relationSelection, inner);
    return `(select coalesce(json_agg(r), '[]') from (select ${columns} from ${table} ${inner} where ${allOf([tie, access, list.where])} ${list.tail}) r)`;
  }

  /** The variables of the call. @throws Error where a plan without them meets a nested filter. */
  #known(): Variables {
    if (!this.#variables) throw new Error('A nested filter was planned without its variables.');
    return this.#variables;
  }

  #listTail(parent: string, relationSelection: RelationSelection, alias: string) {
    const { args, selection, name } = relationSelection;
    const scope = (list: ListArgs) => listScope(parent, name, list.filter);
    const after = this.params.place((run) => {
      const list = args(run.variables);
      return list.nextToken ? run.keyOf(scope(list), list.nextToken) : null;
    }, 'uuid');
    const limit = this.params.place((run) => listLimit(args(run.variables).limit) + 1, 'integer');
    const filter = relationSelection.filtered ? args(this.#known()).filter : null;
    return {
      where: allOf([
        `(${after} is null or ${alias}.id > ${after.replace('::uuid', '')})`,
        filter
          ? filterSql(filter, {
              entity: selection.entity,
              scope: this.scope,
              alias,
              params: this.params,
              word: `${name}.filter`,
            })
          : 'true',
      ]),
      tail: `order by ${alias}.id limit ${limit}`,
    };
  }
}
