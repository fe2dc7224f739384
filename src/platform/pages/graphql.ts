import { initGraphQLTada } from 'gql.tada';
import type { introspection } from './graphql-env.d.ts';

/**
 * Declares a document of our API, typed by the committed schema: `graphql('query { ... }')`.
 * For loaders and actions: `context.get(pageCall).query(document, variables)`.
 */
export const graphql = initGraphQLTada<{
  introspection: introspection;
  disableMasking: true;
  scalars: {
    ID: string;
    DateTime: string;
    Date: string;
    Email: string;
    URL: string;
    Phone: string;
    JSON: unknown;
  };
}>();

/** Only for its type: browsers get the text of a document, without a parser. */
export const documentOf = <const Text extends string>(text: Text) => graphql(text);
export type DocumentOf<Text extends string> = ReturnType<typeof documentOf<Text>>;

export type { FragmentOf, ResultOf, VariablesOf } from 'gql.tada';
