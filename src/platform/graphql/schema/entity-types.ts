import {
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLID,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
  type GraphQLFieldConfig,
  type GraphQLInputFieldConfig,
  type GraphQLInputType,
  type GraphQLNullableType,
  type GraphQLOutputType,
  type GraphQLScalarType,
} from 'graphql';
import type { Entity } from '../../model/entity.ts';
import type { FieldSpec, ScalarName } from '../../model/field.ts';
import type { Row } from '../../store/connections.ts';
import { comparisonsFor } from './filter-types.ts';
import { relationKey } from './relation-key.ts';
import { scalars } from './scalars.ts';

/** The name of an entity in a sentence: a College, an OpenDay. */
export const withArticle = (name: string): string =>
  `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`;

const builtIn: Partial<Record<ScalarName, GraphQLScalarType>> = {
  ID: GraphQLID,
  String: GraphQLString,
  Int: GraphQLInt,
  Float: GraphQLFloat,
  Boolean: GraphQLBoolean,
};

function valueType({
  scalar,
  list,
}: FieldSpec): GraphQLNullableType & GraphQLOutputType & GraphQLInputType {
  const type = builtIn[scalar] ?? scalars[scalar as keyof typeof scalars];
  return list ? new GraphQLList(type) : type;
}

/** Every type that one entity adds to the schema. */
export interface EntityTypes {
  readonly record: GraphQLObjectType;
  readonly connection: GraphQLObjectType;
  readonly filter: GraphQLInputObjectType;
  readonly subscriptionFilter: GraphQLInputObjectType;
  readonly condition: GraphQLInputObjectType;
  readonly create: GraphQLInputObjectType;
  readonly update: GraphQLInputObjectType;
  readonly remove: GraphQLInputObjectType;
}

/** The arguments of a list, at the root and below a record. */
export const listArguments = (filter: GraphQLInputObjectType) => ({
  filter: { type: filter },
  limit: { type: GraphQLInt },
  nextToken: { type: GraphQLString },
});

/**
 * The types of one entity. All output except the id is nullable: a field may be masked for its
 * reader, a record may have left their view, and someone who may only create gets back no more than
 * they sent.
 */
export function typesOf(entity: Entity, all: ReadonlyMap<string, EntityTypes>): EntityTypes {
  const other = (name: string): EntityTypes => {
    const found = all.get(name);
    if (!found) throw new Error(`There are no types of ${name}.`);
    return found;
  };
  const record = new GraphQLObjectType<Row>({
    name: entity.name,
    description: entity.description,
    fields: () => ({ ...scalarFields(entity), ...relationFields(entity, other) }),
  });
  return {
    record,
    connection: new GraphQLObjectType({
      name: `Model${entity.name}Connection`,
      description: `A page of ${entity.name} records.`,
      fields: {
        items: { type: new GraphQLNonNull(new GraphQLList(record)) },
        nextToken: { type: GraphQLString },
      },
    }),
    filter: comparisonType(
      entity,
      `Model${entity.name}FilterInput`,
      `The filter of \`list${entity.plural}\` and of relations to ${entity.name} records.`,
    ),
    subscriptionFilter: comparisonType(
      entity,
      `ModelSubscription${entity.name}FilterInput`,
      `The filter of \`onCreate${entity.name}\`, \`onUpdate${entity.name}\` and \`onDelete${entity.name}\`.`,
    ),
    condition: comparisonType(
      entity,
      `Model${entity.name}ConditionInput`,
      `The condition ${withArticle(entity.name)} must meet to be written.`,
    ),
    create: inputType(entity, `create${entity.name}`, (field, spec) =>
      isTime(field) ? null : spec.required && field !== 'id' ? 'needed' : 'open',
    ),
    update: inputType(entity, `update${entity.name}`, (field) =>
      isTime(field) ? null : field === 'id' ? 'needed' : 'open',
    ),
    remove: inputType(entity, `delete${entity.name}`, (field) =>
      field === 'id' ? 'needed' : null,
    ),
  };
}

const isTime = (field: string): boolean => field === 'createdAt' || field === 'updatedAt';

function scalarFields(entity: Entity): Record<string, GraphQLFieldConfig<Row, unknown>> {
  return Object.fromEntries(
    [...entity.fields].map(([field, spec]) => [
      field,
      { type: field === 'id' ? new GraphQLNonNull(GraphQLID) : valueType(spec) },
    ]),
  );
}

function relationFields(
  entity: Entity,
  other: (name: string) => EntityTypes,
): Record<string, GraphQLFieldConfig<Row, unknown>> {
  const resolve: GraphQLFieldConfig<Row, unknown>['resolve'] = (row, _, __, { path }) =>
    row[relationKey(String(path.key))] ?? null;
  const fields: Record<string, GraphQLFieldConfig<Row, unknown>> = {};
  for (const [name, { target }] of entity.references)
    fields[name] = { type: other(target).record, resolve };
  for (const [name, has] of entity.collections)
    fields[name] =
      has.kind === 'hasOne'
        ? { type: other(has.target).record, resolve }
        : {
            type: other(has.target).connection,
            args: listArguments(other(has.target).filter),
            resolve,
          };
  return fields;
}

function comparisonType(entity: Entity, name: string, description: string): GraphQLInputObjectType {
  const type: GraphQLInputObjectType = new GraphQLInputObjectType({
    name,
    description,
    fields: () => ({
      ...Object.fromEntries(
        [...entity.fields].map(([field, spec]) => [field, { type: comparisonsFor(spec) }]),
      ),
      and: { type: new GraphQLList(type) },
      or: { type: new GraphQLList(type) },
      not: { type },
    }),
  });
  return type;
}

function inputType(
  entity: Entity,
  mutation: string,
  needOf: (field: string, spec: FieldSpec) => 'needed' | 'open' | null,
): GraphQLInputObjectType {
  const fields: Record<string, GraphQLInputFieldConfig> = {};
  for (const [field, spec] of entity.fields) {
    const how = needOf(field, spec);
    const type = valueType(spec);
    if (how) fields[field] = { type: how === 'needed' ? new GraphQLNonNull(type) : type };
  }
  return new GraphQLInputObjectType({
    name: `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`,
    description: `The input of \`${mutation}\`.`,
    fields,
  });
}
