import type { GrantCondition, Ownership, Verb } from '../../model/access.ts';
import type { Entity } from '../../model/entity.ts';
import type { FieldSpec, FieldReader } from '../../model/field.ts';
import type { Model } from '../../model/model.ts';
import { constant, snakeCase } from '../naming.ts';
import type { Params, RunWithViewer, Scope } from '../params.ts';

type AnyParams = Pick<Params<RunWithViewer>, 'viewerId' | 'held'>;

const isGuest = ({ role }: Scope): boolean => role === 'guests';

/** Joins conditions by `or`; an unconditional one swallows the rest, none at all is never. */
function anyOf(terms: readonly string[]): string {
  if (terms.includes('true')) return 'true';
  const left = terms.filter((term) => term !== 'false');
  return left.length === 0
    ? 'false'
    : left.length === 1
      ? (left[0] ?? '')
      : `(${left.join(' or ')})`;
}

/** Joins conditions by `and`; one that never holds swallows the rest. */
export function allOf(terms: readonly string[]): string {
  if (terms.includes('false')) return 'false';
  const left = terms.filter((term) => term !== 'true');
  return left.length === 0 ? 'true' : left.join(' and ');
}

function ownershipSql(rule: Ownership, alias: string, params: AnyParams): string {
  switch (rule.kind) {
    case 'creator':
      return `${alias}.owner = ${params.viewerId()}`;
    case 'account':
      return `${alias}.${snakeCase(rule.field)} = ${params.viewerId()}`;
    case 'holder':
      return `${alias}.${snakeCase(rule.field)} = any(${params.held(rule.of)})`;
  }
}

/** The condition under which the viewer owns a record. */
export function ownerSql(entity: Entity, scope: Scope, alias: string, params: AnyParams): string {
  if (isGuest(scope)) return 'false';
  return anyOf(entity.ownedBy.map((rule) => ownershipSql(rule, alias, params)));
}

function conditionSql(
  model: Model,
  entity: Entity,
  condition: GrantCondition | null,
  alias: string,
): string {
  if (condition === null) return 'true';
  if (condition.kind === 'set') return `${alias}.${snakeCase(condition.field)} is not null`;
  const compared = `${snakeCase(condition.field)} ${condition.kind === 'is' ? '=' : '<>'} ${constant(condition.equals)}`;
  if (condition.relation === null) return `${alias}.${compared}`;
  const target = entity.references.get(condition.relation)?.target ?? '';
  const table = snakeCase(model.get(target).name);
  return `exists (select 1 from ${table} g where g.id = ${alias}.${snakeCase(condition.relation)}_id and g.${compared})`;
}

/**
 * The only source of access rules: the SQL condition under which someone of this scope may do
 * `verb` with the record `alias`, from the entity's table. `true` and `false` mean always and
 * never.
 */
export function accessSql(
  model: Model,
  entity: Entity,
  verb: Verb,
  scope: Scope,
  alias: string,
  params: AnyParams,
): string {
  const { access } = entity;
  const granted = (who: keyof typeof access): string => {
    const grant = access[who];
    if (!grant?.verbs.has(verb)) return 'false';
    return conditionSql(model, entity, grant.condition, alias);
  };
  const terms = isGuest(scope)
    ? [granted('guests')]
    : [granted('signedIn'), scope.role === 'guests' ? 'false' : granted(scope.role)];
  const ownable = verb !== 'create' && access.owner?.verbs.has(verb) === true;
  if (ownable && !terms.includes('true')) terms.push(ownerSql(entity, scope, alias, params));
  if (verb === 'read' && !isGuest(scope) && !terms.includes('true'))
    terms.push(...entity.sharedWith.map((rule) => ownershipSql(rule, alias, params)));
  const hidden =
    entity.hiddenBy && verb !== 'create' && scope.role !== 'ADMINS'
      ? `not ${alias}.${snakeCase(entity.hiddenBy)}`
      : 'true';
  return allOf([anyOf(terms), hidden]);
}

/** The condition under which someone of this scope sees a field of a record that they may read. */
export function fieldVisibilitySql(
  entity: Entity,
  spec: FieldSpec,
  scope: Scope,
  alias: string,
  params: AnyParams,
): string {
  if (spec.visibleTo === null) return 'true';
  const seen = (fieldReader: FieldReader): string => {
    if (typeof fieldReader === 'object') return `${alias}.${snakeCase(fieldReader.flag)}`;
    if (fieldReader === 'approved') return String(scope.approved);
    return fieldReader === 'owner' ? 'false' : String(scope.role === fieldReader);
  };
  const terms = spec.visibleTo.map(seen);
  if (spec.visibleTo.includes('owner') && !terms.includes('true'))
    terms.push(ownerSql(entity, scope, alias, params));
  return anyOf(terms);
}
