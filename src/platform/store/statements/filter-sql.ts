import type { Entity } from '../../model/entity.ts';
import type { FieldSpec } from '../../model/field.ts';
import { isCalendarDate, isInstant, isUuid } from '../../model/kinds.ts';
import { messages } from '../../model/messages.ts';
import { badInput } from '../../model/refusal.ts';
import { fieldVisibilitySql } from './access-sql.ts';
import { snakeCase } from '../naming.ts';
import type { Params, RunWithViewer, Scope } from '../params.ts';
import type { Filter } from '../selection.ts';
import { forPrograms, type ApiSentence } from '../../model/api-sentence.ts';

interface Place<Run extends RunWithViewer> {
  readonly entity: Entity;
  readonly scope: Scope;
  readonly alias: string;
  readonly params: Params<Run>;
  /** `filter` or `condition`, for the paths of errors. */
  readonly word: string;
}

const deepest = 8;
const mostComparisons = 100;

/**
 * The SQL of a filter or condition. A field that is masked for the caller, wholly or in part, is
 * refused: a comparison would reveal its value.
 * @throws Refusal BAD_USER_INPUT with the path of the problem
 */
export function filterSql<Run extends RunWithViewer>(filter: Filter, addParam: Place<Run>): string {
  let comparisons = 0;
  const count = (more: number, path: string): void => {
    comparisons += more;
    if (comparisons > mostComparisons)
      throw badInput({ [path]: forPrograms(`At most ${mostComparisons} comparisons.`) });
  };
  const walk = (part: Filter, path: string, depth: number): string => {
    if (depth > deepest) throw badInput({ [path]: forPrograms(`At most ${deepest} levels.`) });
    const terms = Object.entries(part).flatMap(([key, value]) => {
      if (value === null || value === undefined) return [];
      const at = `${path}.${key}`;
      if (key === 'not') return [`not coalesce((${walk(value as Filter, at, depth + 1)}), false)`];
      if (key === 'and' || key === 'or') {
        const parts = (value as (Filter | null)[]).flatMap((one) => {
          count(1, path);
          return one === null ? [] : [`(${walk(one, at, depth + 1)})`];
        });
        if (parts.length === 0) return [];
        return [`(${parts.join(` ${key} `)})`];
      }
      count(Object.keys(value).length, path);
      return fieldSql(key, value as Filter, at, addParam);
    });
    return terms.length === 0 ? 'true' : terms.join(' and ');
  };
  return `(${walk(filter, addParam.word, 1)})`;
}

function fieldSql<Run extends RunWithViewer>(
  field: string,
  comparison: Filter,
  path: string,
  { entity, scope, alias, params }: Place<Run>,
): string[] {
  const spec = entity.fields.get(field);
  if (!spec || fieldVisibilitySql(entity, spec, scope, alias, params) !== 'true')
    throw badInput({ [path]: messages.cannotFilter });
  const column = `${alias}.${snakeCase(field)}`;
  return Object.entries(comparison).flatMap(([operator, operand]) =>
    operand === undefined || (operand === null && operator !== 'eq' && operator !== 'ne')
      ? []
      : [compare({ spec, column, params, path: `${path}.${operator}` }, operator, operand)],
  );
}

interface Comparison<Run extends RunWithViewer> {
  readonly spec: FieldSpec;
  readonly column: string;
  readonly params: Params<Run>;
  readonly path: string;
}

const signs: ReadonlyMap<string, string> = new Map([
  ['eq', '='],
  ['ne', 'is distinct from'],
  ['gt', '>'],
  ['ge', '>='],
  ['lt', '<'],
  ['le', '<='],
]);

function compare<Run extends RunWithViewer>(
  on: Comparison<Run>,
  operator: string,
  operand: unknown,
): string {
  const { spec, column, path } = on;
  const refuse = (message: ApiSentence): never => {
    throw badInput({ [path]: message });
  };
  if (operator === 'attributeExists') return `${column} is ${operand === true ? 'not ' : ''}null`;
  if (operator === 'size') return sizeSql(on, operand as Filter);
  if (spec.column === 'jsonb') return refuse(messages.operator);
  if (operator === 'contains' || operator === 'notContains') {
    const not = operator === 'notContains';
    const found = spec.list
      ? `${scalarPlace(on, operand)} = any(${column})`
      : textual(on) && `strpos(${column}::text, ${textPlace(on, operand)}) > 0`;
    if (!found) return refuse(messages.operator);
    return not ? `(${found}) is not true` : found;
  }
  if (spec.list) return refuse(messages.operator);
  if (operator === 'beginsWith')
    return textual(on)
      ? `starts_with(${column}${spec.column === 'text' ? '' : '::text'}, ${textPlace(on, operand)})`
      : refuse(messages.operator);
  if (operand === null) return `${column} is ${operator === 'ne' ? 'not ' : ''}null`;
  if (operator === 'between') {
    const ends = operand as unknown[];
    if (!Array.isArray(ends) || ends.length !== 2 || ends.includes(null))
      return refuse(messages.between);
    if (spec.column === 'uuid' && !ends.every(isId)) return 'false';
    return `${column} between ${scalarPlace(on, ends[0])} and ${scalarPlace(on, ends[1])}`;
  }
  const sign = signs.get(operator);
  if (!sign || (spec.column === 'boolean' && operator !== 'eq' && operator !== 'ne'))
    return refuse(messages.operator);
  // An invalid id matches nothing and is no error.
  if (spec.column === 'uuid' && !isId(operand)) return String(operator === 'ne');
  return `${column} ${sign} ${scalarPlace(on, operand)}`;
}

const isId = (value: unknown): boolean => typeof value === 'string' && isUuid(value);

const textual = ({ spec }: { spec: FieldSpec }): boolean =>
  spec.column === 'text' || spec.column === 'uuid';

function scalarPlace<Run extends RunWithViewer>(on: Comparison<Run>, value: unknown): string {
  const { spec, params, path } = on;
  if (value === null) throw badInput({ [path]: messages.required });
  if (spec.column === 'timestamptz') {
    if (!isInstant(value)) throw badInput({ [path]: messages.dateTime });
    return params.value(new Date(value).toISOString(), spec.column);
  }
  if (spec.column === 'date' && !(typeof value === 'string' && isCalendarDate(value)))
    throw badInput({ [path]: messages.date });
  if (spec.column === 'uuid' && !isId(value)) throw badInput({ [path]: messages.notThere });
  if (spec.column === 'text') return textPlace(on, value);
  return params.value(value, spec.column);
}

function textPlace<Run extends RunWithViewer>(
  { spec, params, path }: Comparison<Run>,
  value: unknown,
): string {
  if (typeof value === 'string' && (value.includes('\u0000') || !value.isWellFormed()))
    throw badInput({ [path]: messages.control });
  // Values stored in lowercase are found in any case.
  const folds = spec.column === 'uuid' || spec.scalar === 'Email';
  return params.value(folds && typeof value === 'string' ? value.toLowerCase() : value, 'text');
}

function sizeSql<Run extends RunWithViewer>(on: Comparison<Run>, sizes: Filter): string {
  const { spec, column, params, path } = on;
  const measure = spec.list
    ? `cardinality(${column})`
    : spec.column === 'text'
      ? `char_length(${column})`
      : null;
  if (measure === null) throw badInput({ [path]: messages.operator });
  const terms = Object.entries(sizes).flatMap(([operator, operand]) => {
    if (operand === null || operand === undefined) return [];
    if (operator === 'between') {
      const ends = operand as unknown[];
      if (ends.length !== 2 || ends.includes(null)) throw badInput({ [path]: messages.between });
      return [
        `${measure} between ${params.value(ends[0], 'integer')} and ${params.value(ends[1], 'integer')}`,
      ];
    }
    const sign = signs.get(operator);
    if (!sign) throw badInput({ [path]: messages.operator });
    return [`${measure} ${sign} ${params.value(operand, 'integer')}`];
  });
  return terms.length === 0 ? 'true' : terms.join(' and ');
}
