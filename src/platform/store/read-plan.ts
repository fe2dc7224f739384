import type { Model } from '../model/model.ts';
import { accessSql, allOf, fieldVisibilitySql } from './statements/access-sql.ts';
import { filterSql } from './statements/filter-sql.ts';
import { snakeCase } from './naming.ts';
import { Params, type Scope } from './params.ts';
import { ReadWriter, rootPlace, type ReadRun } from './statements/read-statement.ts';
import type { Filter, Selection, Variables } from './selection.ts';

/** A statement whose text is built once for everyone of one scope. */
export interface ReadPlan {
  readonly text: string;
  readonly params: Params<ReadRun>;
  /** False if no one of this scope ever reads such a record. */
  readonly readable: boolean;
}

/** A list's statement, with a placeholder for a filter. */
export interface ListPlan extends ReadPlan {
  /** The complete text with this filter, and the values of the filter's parameters. */
  readonly withFilter: (filter: Filter) => { text: string; params: Params<ReadRun> };
}

/** Whether one record of a selection can be accompanied by many. */
const hasLists = ({ relations }: Selection): boolean =>
  relations.some(({ relation, selection }) => relation.kind === 'hasMany' || hasLists(selection));

/** Gives null instead of a `value` that has more bytes than the root's `most`. */
const notLarger = (statement: string, most: string): string =>
  `select case when octet_length(v.value) <= ${most} then v.value end as value from (${statement}) v`;

/** The statement that reads one record by id: no row if there is none, null if it is too large. */
export function planGet(
  model: Model,
  selection: Selection,
  scope: Scope,
  variables: Variables | null,
): ReadPlan {
  const writer = new ReadWriter(model, scope, variables);
  const { entity } = selection;
  const id = writer.params.place(rootPlace('id'), 'uuid');
  const access = writer.readable(entity.name, 't');
  const columns = writer.columns(selection, 't');
  const text = `select row_to_json(r)::text as value from (select ${columns} from ${snakeCase(entity.name)} t where t.id = ${id} and ${access}) r`;
  return {
    // Without `offset 0` the planner writes the record twice, to measure it and to give it.
    text: hasLists(selection)
      ? notLarger(`${text} offset 0`, writer.params.place(rootPlace('most'), 'integer'))
      : text,
    params: writer.params,
    readable: access !== 'false',
  };
}

/**
 * The statement that reads a page of records: one more than the limit, in the order of their ids;
 * null when they are too large.
 */
export function planList(
  model: Model,
  selection: Selection,
  scope: Scope,
  variables: Variables | null,
): ListPlan {
  const writer = new ReadWriter(model, scope, variables);
  const { entity } = selection;
  const after = writer.params.place(rootPlace('after'), 'uuid');
  const limit = writer.params.place(rootPlace('limit'), 'integer');
  const most = writer.params.place(rootPlace('most'), 'integer');
  const access = writer.readable(entity.name, 't');
  const columns = writer.columns(selection, 't');
  const text = (filter: string): string =>
    notLarger(
      `select coalesce(json_agg(r), '[]')::text as value from (select ${columns} from ${snakeCase(entity.name)} t where ${allOf([`(${after} is null or t.id > ${after})`, access, filter])} order by t.id limit ${limit}) r`,
      most,
    );
  return {
    text: text('true'),
    params: writer.params,
    readable: access !== 'false',
    withFilter(filter) {
      const params = new Params<ReadRun>(writer.params.binders.length);
      const sql = filterSql(filter, { entity, scope, alias: 't', params, word: 'filter' });
      return { text: text(sql), params };
    },
  };
}

/** A change as one viewer's class sees it: what was readable before and after, and what is to be sent. */
export interface ImagePlan extends ReadPlan {
  /** Whether the payload, beyond the root record's own access and masks, differs between people. */
  readonly personal: boolean;
}

/**
 * The statement that checks both images of a change with the access and filter of a read, and
 * returns the payload as the viewer's own read of that image would. Its root values are `before`
 * and `after` (JSON or null) and `most`, the maximum bytes of a payload; it returns `{ saw, sees,
 * matched, matches, noticed, payload }`, with payload null if it is larger.
 */
export function planImage(
  model: Model,
  selection: Selection,
  scope: Scope,
  filter: Filter | null,
  variables: Variables | null,
): ImagePlan {
  const writer = new ReadWriter(model, scope, variables);
  const { entity } = selection;
  const { params } = writer;
  const table = snakeCase(entity.name);
  const before = params.place(rootPlace('before'), 'jsonb');
  const after = params.place(rootPlace('after'), 'jsonb');
  const nested = new ReadWriter(model, scope, variables);
  nested.columns({ ...selection, fields: [] }, 't');
  const columns = writer.columns(selection, 't');
  const access = accessSql(model, entity, 'read', scope, 't', params);
  const filtered = filter
    ? filterSql(filter, { entity, scope, alias: 't', params, word: 'filter' })
    : 'true';
  // A change that shows in no field this viewer reads must not show as an event either.
  const masked = [...entity.fields.values()].some(
    (spec) => fieldVisibilitySql(entity, spec, scope, 't', params) !== 'true',
  );
  const whole = writer.columns(
    {
      entity,
      fields: [...entity.fields.keys()].filter((field) => field !== 'updatedAt'),
      relations: [],
    },
    't',
  );
  const seen = (image: string): string =>
    `(select to_jsonb(r) from (select ${whole} from jsonb_populate_record(null::${table}, ${image}) t) r)`;
  const noticed = masked ? `${seen(before)} is distinct from ${seen(after)}` : 'true';
  const judged = (image: string, condition: string): string =>
    `coalesce((select ${condition} from jsonb_populate_record(null::${table}, ${image}) t where ${image} is not null), false)`;
  const payload = `select row_to_json(r) as value from (select ${columns} from jsonb_populate_record(null::${table}, coalesce(${after}, ${before})) t) r`;
  const bounded = hasLists(selection)
    ? `(select b.value::json from (${notLarger(`select (${payload})::text as value offset 0`, params.place(rootPlace('most'), 'integer'))}) b)`
    : `(${payload})`;
  return {
    text: `select json_build_object('saw', ${judged(before, access)}, 'sees', ${judged(after, access)}, 'matched', ${judged(before, filtered)}, 'matches', ${judged(after, filtered)}, 'noticed', ${noticed}, 'payload', ${bounded})::text as value`,
    params,
    readable: access !== 'false',
    personal: nested.params.asksWhoViews,
  };
}
