import {
  getVariableValues,
  type GraphQLSchema,
  type OperationDefinitionNode,
  getNamedType,
  isInputObjectType,
  isListType,
  isLeafType,
  isNonNullType,
  typeFromAST,
  type GraphQLInputType,
} from 'graphql';
import type { Variables } from '../../store/selection.ts';
import { limits } from '../limits.ts';
import { forPrograms, type ApiSentence, carried } from '../../model/api-sentence.ts';
import { messages } from '../../model/messages.ts';

/** By path. A map, for a caller may call a field `__proto__`. */
type Problems = Map<string, ApiSentence>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Explains field by field what is wrong with the variables of a call. Fields of a create, update or
 * delete input are named as in the form; all others by their path.
 */
function explainVariables(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): Record<string, ApiSentence> {
  const problems: Problems = new Map();
  for (const { variable, type: node, defaultValue } of operation.variableDefinitions ?? []) {
    const type = typeFromAST(schema, node as never) as GraphQLInputType | undefined;
    const name = variable.name.value;
    if (!type || (variables[name] === undefined && defaultValue)) continue;
    const isInput = /^(Create|Update|Delete)\w+Input$/.test(getNamedType(type).name);
    explain(type, variables[name], isInput ? '' : name, problems, isInput ? name : '');
  }
  return Object.fromEntries(problems);
}

function explain(
  type: GraphQLInputType,
  value: unknown,
  path: string,
  problems: Problems,
  rootName = '',
): void {
  const at = path === '' ? rootName : path;
  if (isNonNullType(type)) {
    if (value === null || value === undefined) problems.set(at, messages.required);
    else explain(type.ofType, value, path, problems, rootName);
    return;
  }
  if (value === null || value === undefined) return;
  const below = (key: string): string => (path === '' ? key : `${path}.${key}`);
  if (isListType(type)) {
    if (Array.isArray(value))
      value.forEach((one, index) => explain(type.ofType, one, below(String(index)), problems));
    else explain(type.ofType, value, path, problems, rootName);
  } else if (isInputObjectType(type)) {
    if (!isRecord(value)) {
      problems.set(at, forPrograms('Value must be an object.'));
      return;
    }
    const fields = type.getFields();
    for (const key of Object.keys(value))
      if (!fields[key]) problems.set(below(key), forPrograms('This field doesn’t exist.'));
    for (const [key, field] of Object.entries(fields))
      explain(field.type, value[key], below(key), problems);
  } else if (isLeafType(type)) {
    try {
      type.parseValue(value);
    } catch (error) {
      problems.set(at, leafMessage(type.name, value, error));
    }
  }
}

/** What is wrong with a single value, with the forms' message where GraphQL has its own. */
function leafMessage(type: string, value: unknown, error: unknown): ApiSentence {
  switch (type) {
    case 'Int':
      if (!Number.isInteger(value)) return messages.integer;
      return Number(value) > 0 ? messages.maximum(largestInt) : messages.minimum(-largestInt - 1);
    case 'Float':
      return messages.number;
    case 'Boolean':
      return messages.flag;
    case 'String':
    case 'ID':
      return messages.text;
    default:
      return error instanceof Error ? carried(error.message) : messages.text;
  }
}

const largestInt = 2 ** 31 - 1;

interface WrongVariables {
  /** Path to message, for each variable or field of one. */
  readonly fields: Readonly<Record<string, ApiSentence>>;
}

/** Whether a value has more levels of objects and lists than that. */
function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((one) => isDeeperThan(levels - 1, one));
}

/** The variables of a call as the schema reads them, or what is wrong with them, field by field. */
export function coerceVariables(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Variables,
): { readonly variables: Variables } | WrongVariables {
  const definitions = operation.variableDefinitions ?? [];
  if (definitions.length === 0) return { variables: {} };
  const deep = Object.keys(variables).filter((name) =>
    isDeeperThan(limits.variables, variables[name]),
  );
  if (deep.length > 0)
    return {
      fields: Object.fromEntries(
        deep.map((name) => [name, forPrograms(`At most ${limits.variables} levels.`)]),
      ),
    };
  const { coerced, errors } = getVariableValues(schema, definitions, variables, { maxErrors: 1 });
  if (!errors) return { variables: coerced };
  return { fields: explainVariables(schema, operation, variables) };
}
