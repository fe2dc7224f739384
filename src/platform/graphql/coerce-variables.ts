import { getVariableValues, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import type { Variables } from '../store/selection.ts';
import { explainVariables } from './explain-variables.ts';

interface WrongVariables {
  readonly errors: readonly {
    readonly message: string;
    readonly extensions: Readonly<Record<string, unknown>>;
  }[];
}

/** The variables of a call as the schema reads them, or what is wrong with them, field by field. */
export function coerceVariables(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  given: Variables,
): { readonly variables: Variables } | WrongVariables {
  const definitions = operation.variableDefinitions ?? [];
  if (definitions.length === 0) return { variables: {} };
  const { coerced, errors } = getVariableValues(schema, definitions, given, { maxErrors: 1 });
  if (!errors) return { variables: coerced };
  const fields = explainVariables(schema, operation, given);
  return {
    errors: [
      {
        message: 'Please correct the marked fields.',
        extensions: { code: 'BAD_USER_INPUT', fields },
      },
    ],
  };
}
