import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import {
  GraphQLError,
  type OperationDefinitionNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

/** What a document may contain at most. */
export const limits = {
  tokens: 4000,
  depth: 15,
  aliases: 100,
  directives: 50,
  /** Fields and fragments, once every fragment is spread out. */
  selections: 4000,
  characters: 100_000,
  /** Root fields of a mutation: each is a separate transaction. */
  writes: 20,
  /** Root fields of a query: each is a separate statement; some run at once. */
  reads: 50,
  /** The same of callers without an account. */
  guestReads: 10,
  /** Levels of objects and lists in the variables. */
  variables: 40,
};

// The rules report only by throwing, which would hide every other error in the document; through
// `onReject` their findings join the others.
const reporting = {
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null, error: GraphQLError) => {
      context?.reportError(new GraphQLError(error.message));
    },
  ],
};

type ArmorRule = (context: ValidationContext) => {
  onOperationDefinitionEnter(operation: OperationDefinitionNode): void;
};

// The visitors are objects with methods, which GraphQL's visitor calls unbound.
const asRule =
  (rule: ArmorRule): ValidationRule =>
  (context) => {
    const visitor = rule(context);
    return {
      OperationDefinition(operation) {
        visitor.onOperationDefinitionEnter(operation);
      },
    };
  };

/** The validation rules beyond GraphQL's own. The introspection depth allows the standard query. */
export const limitRules: readonly ValidationRule[] = [
  asRule(maxDepthRule({ n: limits.depth, flattenFragments: true, ...reporting })),
  asRule(maxAliasesRule({ n: limits.aliases, ...reporting })),
  asRule(maxDirectivesRule({ n: limits.directives, ...reporting })),
];
