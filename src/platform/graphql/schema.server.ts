import {
  extendSchema,
  GraphQLID,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
  parse,
  specifiedDirectives,
  type GraphQLFieldConfig,
} from 'graphql';
import type { Entity } from '../model/entity.ts';
import type { Model } from '../model/model.ts';
import { inTurn } from './budgets/bill.ts';
import type { ApiContext } from './context.server.ts';
import type { LiveCall } from './live-call.ts';
import type { Operation } from './operation.ts';
import {
  resolveGet,
  resolveList,
  resolveWrite,
  type EntityType,
} from './schema/entity-resolvers.server.ts';
import { listArguments, typesOf, withArticle, type EntityTypes } from './schema/entity-types.ts';
import { guardedOperation, recordsField } from './schema/guard-operation.server.ts';
import { scalars } from './schema/scalars.ts';
import type { WriteHook } from './write-hook.ts';

type Field = GraphQLFieldConfig<unknown, ApiContext>;

/** What a subscription's root field follows. */
export interface Followed {
  readonly entity: Entity;
  readonly on: 'Create' | 'Update' | 'Delete';
}

/** The schema and what its root fields are about. */
export interface ApiSchema {
  readonly schema: GraphQLSchema;
  /** The entity whose records, or pages of them, a type represents. */
  readonly entityTypeOf: (typeName: string) => EntityType | undefined;
  readonly followed: ReadonlyMap<string, Followed>;
  /** The hand-written subscriptions. */
  readonly liveCalls: ReadonlyMap<string, LiveCall<never>>;
  /** The type of an entity's records. */
  readonly typeOf: (entityName: string) => GraphQLObjectType;
}

/** The API descriptions of an entity's mutations. */
const writes = {
  create: (name: string) => `Creates ${withArticle(name)} record.`,
  update: (name: string) =>
    `Updates ${withArticle(name)} record. With \`condition\`, only if it holds.`,
  delete: (name: string) =>
    `Deletes ${withArticle(name)} record. With \`condition\`, only if it holds.`,
};

/** Builds the whole schema: what every entity generates, and the hand-written operations. */
export function buildApiSchema(
  model: Model,
  operations: readonly Operation<never>[],
  liveCalls: readonly LiveCall<never>[] = [],
  hooks: readonly WriteHook<never>[] = [],
): ApiSchema {
  const hookOf = (recordType: string, verb: string) =>
    hooks.find((hook) => hook.entityName === recordType && hook.verb === verb);
  const types = new Map<string, EntityTypes>();
  for (const entity of model.entities.values()) types.set(entity.name, typesOf(entity, types));
  const query: Record<string, Field> = {};
  const mutation: Record<string, Field> = {};
  const subscription: Record<string, Field> = {};
  const entityTypes = new Map<string, EntityType>();
  const followed = new Map<string, Followed>();
  for (const entity of model.entities.values()) {
    const own = types.get(entity.name);
    if (!own) continue;
    entityTypes.set(own.record.name, { entity, shape: 'record' });
    entityTypes.set(own.connection.name, { entity, shape: 'connection' });
    query[`get${entity.name}`] = {
      type: own.record,
      description: `Returns one ${entity.name} record the caller can read, or null.`,
      args: { id: { type: new GraphQLNonNull(GraphQLID) } },
      resolve: resolveGet as NonNullable<Field['resolve']>,
    };
    query[`list${entity.plural}`] = {
      type: own.connection,
      description: `Lists ${entity.name} records the caller can read. Paged by \`nextToken\`.`,
      args: listArguments(own.filter),
      resolve: resolveList as NonNullable<Field['resolve']>,
    };
    for (const [verb, input] of [
      ['create', own.create],
      ['update', own.update],
      ['delete', own.remove],
    ] as const) {
      mutation[`${verb}${entity.name}`] = {
        type: own.record,
        description: writes[verb](entity.name),
        args: { input: { type: new GraphQLNonNull(input) }, condition: { type: own.condition } },
        resolve: resolveWrite(verb, hookOf(entity.name, verb)) as NonNullable<Field['resolve']>,
      };
    }
    for (const on of ['Create', 'Update', 'Delete'] as const) {
      subscription[`on${on}${entity.name}`] = {
        type: own.record,
        description: `Streams ${entity.name} records that were ${on.toLowerCase()}d, as far as the caller can read them. Pass a payload’s cursor as \`after\` to resume.`,
        args: { filter: { type: own.subscriptionFilter }, after: { type: GraphQLString } },
        resolve: (row: unknown) => row,
      };
      followed.set(`on${on}${entity.name}`, { entity, on });
    }
  }
  const base = new GraphQLSchema({
    query: new GraphQLObjectType({ name: 'Query', fields: query }),
    mutation: new GraphQLObjectType({ name: 'Mutation', fields: mutation }),
    subscription: new GraphQLObjectType({ name: 'Subscription', fields: subscription }),
    types: Object.values(scalars),
    directives: specifiedDirectives,
  });
  const schema = withOperations(base, operations, liveCalls);
  const typeOf = (name: string): GraphQLObjectType => {
    const type = schema.getType(name);
    if (!(type instanceof GraphQLObjectType)) throw new Error(`There is no type ${name}.`);
    return type;
  };
  return {
    schema,
    entityTypeOf: (name) => entityTypes.get(name),
    followed,
    liveCalls: new Map(liveCalls.map((call) => [call.name, call])),
    typeOf,
  };
}

function withOperations(
  base: GraphQLSchema,
  operations: readonly Operation<never>[],
  liveCalls: readonly LiveCall<never>[],
): GraphQLSchema {
  const declared = [
    ...operations,
    ...liveCalls.map((call) => ({ ...call, kind: 'Subscription' as const })),
  ];
  if (declared.length === 0) return base;
  const source = declared
    .map(({ kind, field, types = '' }) => `extend type ${kind} { ${field} }\n${types}`)
    .join('\n');
  const schema = extendSchema(base, parse(source));
  const fieldOf = (type: string, name: string) => {
    const object = schema.getType(type);
    const field = object instanceof GraphQLObjectType ? object.getFields()[name] : undefined;
    if (!field) throw new Error(`No operation declares the field ${type}.${name}.`);
    return field;
  };
  for (const { name } of liveCalls) fieldOf('Subscription', name).resolve = (shown) => shown;
  for (const operation of operations) {
    fieldOf(operation.kind, operation.name).resolve = guardedOperation(operation);
    for (const [type, fields] of Object.entries(operation.records ?? {}))
      for (const [name, resolve] of Object.entries(fields))
        fieldOf(type, name).resolve = recordsField(resolve);
    for (const [type, fields] of Object.entries(operation.fields ?? {}))
      for (const [name, resolve] of Object.entries(fields))
        fieldOf(type, name).resolve = (source, _, context: ApiContext) =>
          inTurn(context, () => resolve(source as never, context as never));
    for (const [type, fields] of Object.entries(operation.computed ?? {}))
      for (const [name, resolve] of Object.entries(fields))
        fieldOf(type, name).resolve = (source, _, context) =>
          resolve(source as never, context as never);
  }
  return schema;
}
