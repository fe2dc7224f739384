import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredInputField,
  type GraphQLArgument,
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLObjectType,
  type GraphQLType,
} from 'graphql';
import type { LiveCall } from '../src/platform/graphql/live-call.ts';
import type { Operation } from '../src/platform/graphql/operation.ts';
import type { ApiSchema } from '../src/platform/graphql/schema.server.ts';

/** What a resolver gets of each scalar; `DateTime` and the other texts have been checked. */
const taken: Readonly<Record<string, string>> = {
  ID: 'string',
  String: 'string',
  Int: 'number',
  Float: 'number',
  Boolean: 'boolean',
  DateTime: 'string',
  Date: 'string',
  Email: 'string',
  URL: 'string',
  Phone: 'string',
  JSON: 'unknown',
};

/** What a resolver returns for each scalar: the same, but an instant may be a `Date`, too. */
const given: Readonly<Record<string, string>> = { ...taken, DateTime: 'Date | string' };

const header = `// Generated from the entities and operations by \`npm run generate\`. Do not edit.
import type { Connection, Row } from '../store/connections.ts';
`;

/**
 * The arguments and results of the hand-written operations as types, for their resolvers. Fields
 * with their own resolver are left out of the objects and are in `ResolvedFields`.
 */
export function operationTypes(
  { schema, entityTypeOf }: ApiSchema,
  operations: readonly Operation<never>[],
  liveCalls: readonly LiveCall<never>[],
): string {
  const inputs = new Map<string, string>();
  const outputs = new Map<string, string>();
  const enums = new Map<string, string>();
  const resolved = new Map<string, Set<string>>();
  for (const { records, fields, computed } of operations) {
    const declared: Readonly<Record<string, object>>[] = [
      records ?? {},
      fields ?? {},
      computed ?? {},
    ];
    for (const [type, ofType] of declared.flatMap((types) => Object.entries(types)))
      resolved.set(type, new Set([...(resolved.get(type) ?? []), ...Object.keys(ofType)]));
  }

  const enumName = (type: GraphQLEnumType): string => {
    enums.set(
      type.name,
      type
        .getValues()
        .map(({ name }) => `'${name}'`)
        .join(' | '),
    );
    return `EnumTypes['${type.name}']`;
  };

  function inputName(type: GraphQLInputObjectType): string {
    if (!inputs.has(type.name)) {
      inputs.set(type.name, '');
      inputs.set(type.name, takenObject(Object.values(type.getFields())));
    }
    return `InputTypes['${type.name}']`;
  }

  function outputName(type: GraphQLObjectType): string {
    const entityType = entityTypeOf(type.name);
    if (entityType) return entityType.shape === 'record' ? 'Row' : 'Connection';
    if (!outputs.has(type.name)) {
      outputs.set(type.name, '');
      const elsewhere = resolved.get(type.name);
      const own = Object.values(type.getFields()).filter(({ name }) => !elsewhere?.has(name));
      outputs.set(type.name, `{ ${own.map(givenField).join(' ')} }`);
    }
    return `ResultTypes['${type.name}']`;
  }

  const named = (type: GraphQLType, scalars: Readonly<Record<string, string>>): string => {
    const one = getNamedType(type);
    if (isEnumType(one)) return enumName(one);
    if (isInputObjectType(one)) return inputName(one);
    if (isObjectType(one)) return outputName(one);
    const scalar = scalars[one.name];
    if (!scalar) throw new Error(`${one.name} has no type for resolvers.`);
    return scalar;
  };

  function typeOf(type: GraphQLType, scalars: Readonly<Record<string, string>>): string {
    if (!isNonNullType(type)) return `${presentType(type, scalars)} | null`;
    return presentType(type.ofType, scalars);
  }

  /** The type of a value that is not null. */
  function presentType(type: GraphQLType, scalars: Readonly<Record<string, string>>): string {
    if (!isListType(type)) return named(type, scalars);
    return `readonly (${typeOf(type.ofType, scalars)})[]`;
  }

  const takenObject = (fields: readonly (GraphQLArgument | GraphQLInputField)[]): string =>
    `{ ${fields
      .map((field) => {
        const isPresent = isRequiredInputField(field) || field.defaultValue !== undefined;
        return `readonly ${field.name}${isPresent ? '' : '?'}: ${typeOf(field.type, taken)};`;
      })
      .join(' ')} }`;

  const givenField = ({ name, type }: GraphQLField<unknown, unknown>): string =>
    isNonNullType(type)
      ? `readonly ${name}: ${typeOf(type, given)};`
      : `readonly ${name}?: ${typeOf(type, given)} | undefined;`;

  const fieldOf = (type: string, name: string): GraphQLField<unknown, unknown> => {
    const object = schema.getType(type);
    const field = isObjectType(object) ? object.getFields()[name] : undefined;
    if (!field) throw new Error(`${type} has no field ${name}.`);
    return field;
  };
  const call = ({ name, kind }: { readonly name: string; readonly kind: string }): string => {
    const { args, type } = fieldOf(kind, name);
    return `${name}: { readonly kind: '${kind}'; readonly args: ${takenObject(args)}; readonly result: ${typeOf(type, given)} };`;
  };
  const ofOperations = byName(operations).map(call);
  const ofLiveCalls = byName(liveCalls).map(({ name }) => call({ name, kind: 'Subscription' }));
  const ofFields = [...resolved].sort(byKey).map(([type, fields]) => {
    const own = [...fields]
      .sort()
      .map((name) => `readonly ${name}: ${typeOf(fieldOf(type, name).type, given)};`);
    return `${type}: { ${own.join(' ')} };`;
  });
  const listed = (types: ReadonlyMap<string, string>) =>
    [...types].sort(byKey).map(([name, type]) => `${name}: ${type};`);
  return [
    header,
    written(
      'What each hand-written query and mutation takes and gives.',
      'OperationTypes',
      ofOperations,
    ),
    written('What each hand-written subscription takes and gives.', 'LiveCallTypes', ofLiveCalls),
    written('The fields that have a resolver of their own.', 'ResolvedFields', ofFields),
    written('The objects that resolvers give.', 'ResultTypes', listed(outputs)),
    written('The objects that resolvers take.', 'InputTypes', listed(inputs)),
    written('The enums that resolvers take and give.', 'EnumTypes', listed(enums)),
  ].join('\n');
}

const byKey = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : 1;

const byName = <Call extends { readonly name: string }>(calls: readonly Call[]): Call[] =>
  calls.toSorted((one, other) => byKey([one.name, null], [other.name, null]));

const written = (about: string, name: string, members: readonly string[]): string =>
  `/** ${about} */\nexport interface ${name} {\n${members.map((member) => `  ${member}\n`).join('')}}\n`;
