import type { Entity } from './entity.ts';

/** All entities together, checked against each other. */
export interface Model {
  readonly entities: ReadonlyMap<string, Entity>;
  /** @throws if there is no such entity: a bug, not a caller's mistake */
  readonly get: (name: string) => Entity;
}

/**
 * Combines the entities and checks what one file can't see: that every relation has its other side,
 * and that every name refers to an existing member.
 * @throws Error naming the entity and the member, at startup
 */
export function assembleModel(declared: readonly Entity[]): Model {
  const entities = new Map(declared.map((entity) => [entity.name, entity]));
  const get = (name: string): Entity => {
    const found = entities.get(name);
    if (!found) throw new Error(`There is no entity ${name}.`);
    return found;
  };
  for (const entity of declared) {
    if (get(entity.name) !== entity) throw new Error(`Two entities are called ${entity.name}.`);
    checkEntity(entity, get);
  }
  return { entities, get };
}

function checkEntity(entity: Entity, get: (name: string) => Entity): void {
  const fail = (what: string): never => {
    throw new Error(`${entity.name}: ${what}`);
  };
  for (const [key, relation] of entity.references) {
    const back = [...get(relation.target).collections.values()].find(
      (has) => has.target === entity.name && has.through === key,
    );
    if (!back) fail(`${key} has no other side in ${relation.target}.`);
    if (back?.kind === 'hasOne' && !relation.isOneToOne) fail(`${key} must be one to one.`);
  }
  for (const [key, has] of entity.collections) {
    const other = get(has.target).references.get(has.through);
    if (other?.target !== entity.name)
      fail(`${key} goes through ${has.through}, which is not there.`);
  }
  const named = [
    ...(entity.hiddenBy ? [entity.hiddenBy] : []),
    ...entity.unique.flat(),
    ...[...entity.ownedBy, ...entity.sharedWith].flatMap((rule) =>
      rule.kind === 'creator' ? ['owner'] : [rule.field],
    ),
    ...Object.values(entity.access).flatMap(({ condition }) =>
      condition === null
        ? []
        : [
            condition.kind === 'set' || condition.relation === null
              ? condition.field
              : `${condition.relation}Id`,
          ],
    ),
    ...[...entity.fields.values()].flatMap(({ derivedFrom, visibleTo }) => [
      ...(derivedFrom ? [derivedFrom.field] : []),
      ...(visibleTo ?? []).flatMap((fieldReader) =>
        typeof fieldReader === 'object' ? [fieldReader.flag] : [],
      ),
    ]),
  ];
  for (const field of named) if (!entity.fields.has(field)) fail(`there is no field ${field}.`);
  for (const { condition } of Object.values(entity.access)) {
    if (!condition || condition.kind === 'set' || condition.relation === null) continue;
    const target = get(entity.references.get(condition.relation)?.target ?? '');
    if (!target.fields.has(condition.field))
      fail(`${target.name} has no field ${condition.field} for a grant to hang on.`);
  }
}
