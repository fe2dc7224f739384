import { getVariableValues, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import type { Variables } from '../../store/selection.ts';
import { explainVariables } from './explain-variables.ts';
import { limits } from '../limits.ts';
import { forPrograms, type ApiSentence } from '../../model/api-sentence.ts';

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
  given: Variables,
): { readonly variables: Variables } | WrongVariables {
  const definitions = operation.variableDefinitions ?? [];
  if (definitions.length === 0) return { variables: {} };
  const deep = Object.keys(given).filter((name) => isDeeperThan(limits.variables, given[name]));
  if (deep.length > 0)
    return {
      fields: Object.fromEntries(
        deep.map((name) => [name, forPrograms(`At most ${limits.variables} levels.`)]),
      ),
    };
  const { coerced, errors } = getVariableValues(schema, definitions, given, { maxErrors: 1 });
  if (!errors) return { variables: coerced };
  return { fields: explainVariables(schema, operation, given) };
}
