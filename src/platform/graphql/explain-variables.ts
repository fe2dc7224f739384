import {
  getNamedType,
  isInputObjectType,
  isListType,
  isLeafType,
  isNonNullType,
  typeFromAST,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { messages } from '../model/messages.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Says field by field what is wrong with the variables of a call. Fields of a create, update or
 * delete input are named as they are in the form; all others by their path.
 */
export function explainVariables(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  given: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const { variable, type: node, defaultValue } of operation.variableDefinitions ?? []) {
    const type = typeFromAST(schema, node as never) as GraphQLInputType | undefined;
    const name = variable.name.value;
    if (!type || (given[name] === undefined && defaultValue)) continue;
    const isInput = /^(Create|Update|Delete)\w+Input$/.test(getNamedType(type).name);
    explain(type, given[name], isInput ? '' : name, problems, isInput ? name : '');
  }
  return problems;
}

function explain(
  type: GraphQLInputType,
  value: unknown,
  path: string,
  problems: Record<string, string>,
  rootName = '',
): void {
  const at = path === '' ? rootName : path;
  if (isNonNullType(type)) {
    if (value === null || value === undefined) problems[at] = messages.required;
    else explain(type.ofType as GraphQLInputType, value, path, problems, rootName);
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
      problems[at] = 'Value must be an object.';
      return;
    }
    const fields = type.getFields();
    for (const key of Object.keys(value))
      if (!fields[key]) problems[below(key)] = 'There is no such field.';
    for (const [key, field] of Object.entries(fields))
      explain(field.type, value[key], below(key), problems);
  } else if (isLeafType(type)) {
    try {
      type.parseValue(value);
    } catch (error) {
      problems[at] = error instanceof Error ? error.message : messages.text;
    }
  }
}

/** What a validation error says about one field of an input written into the document itself. */
export function explainLiteral(message: string): Record<string, string> {
  const missing = /^Field "\w+\.(\w+)" of required type/.exec(message);
  if (missing?.[1]) return { [missing[1]]: messages.required };
  const unknown = /^Field "(\w+)" is not defined by type "\w+Input"/.exec(message);
  if (unknown?.[1]) return { [unknown[1]]: 'There is no such field.' };
  return {};
}
