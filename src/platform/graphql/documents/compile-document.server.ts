import {
  getNamedType,
  getOperationAST,
  GraphQLError,
  isInputObjectType,
  Kind,
  OperationTypeNode,
  parse,
  specifiedRules,
  typeFromAST,
  validate,
  visit,
  type DocumentNode,
  type GraphQLSchema,
  type NamedTypeNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import type { Model } from '../../model/model.ts';
import { priceDocument, type DocumentPrice } from '../budgets/price-document.ts';
import { limitRules, limits } from '../limits.ts';
import type { ApiSchema } from '../schema.server.ts';
import { collectFields, fragmentsOf, SelectionReader } from './read-selection.ts';
import type { SelectionInfo } from './selection-of.ts';

/** A compiled document takes some 70 to 130 bytes of memory for each character of its text. */
const mostCharacters = 400_000;

/**
 * An LRU cache by document text, bounded by the total number of characters, so that ever new texts
 * neither fill the memory nor displace common ones for long.
 */
export class KnownDocuments<Made> {
  readonly #made = new Map<string, Made>();
  #characters = 0;

  /** What was made of a text, if it is remembered. */
  get(text: string): Made | undefined {
    const made = this.#made.get(text);
    if (made !== undefined) {
      this.#made.delete(text);
      this.#made.set(text, made);
    }
    return made;
  }

  /** Remembers what was made of a text that is not known yet. */
  add(text: string, made: Made): void {
    this.#made.set(text, made);
    this.#characters += text.length;
    for (const oldest of this.#made.keys()) {
      if (this.#characters <= mostCharacters) return;
      this.#made.delete(oldest);
      this.#characters -= oldest.length;
    }
  }
}

/** A document that fits the schema and the limits, ready to run as often as it is sent. */
export interface CompiledDocument {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly compiled: CompiledQuery;
  readonly price: DocumentPrice;
  /** Fields at its root. */
  readonly roots: number;
}

/** A document that cannot be run, and why. */
export interface RefusedDocument {
  readonly errors: readonly GraphQLError[];
  /** The parsed document, for the paths of errors; null when it did not parse. */
  readonly document: DocumentNode | null;
}

type EnricherInput = Parameters<
  NonNullable<NonNullable<Parameters<typeof compileQuery>[3]>['resolverInfoEnricher']>
>[0];

/**
 * Parses, checks and compiles documents, each once: those used last are remembered, those that are
 * refused are not.
 */
export class DocumentCompiler {
  readonly #model: Model;
  readonly #api: ApiSchema;
  readonly #known = new KnownDocuments<CompiledDocument>();

  constructor(model: Model, api: ApiSchema) {
    this.#model = model;
    this.#api = api;
  }

  /** The same as `compile`, where it costs nothing. */
  known(source: string, operationName: string | null): CompiledDocument | undefined {
    return this.#known.get(keyOf(source, operationName));
  }

  /** The compiled document of a text and the operation in it that is meant. */
  compile(source: string, operationName: string | null): CompiledDocument | RefusedDocument {
    const cached = this.known(source, operationName);
    if (cached) return cached;
    const made = this.#make(source, operationName);
    if ('errors' in made) return made;
    this.#known.add(keyOf(source, operationName), made);
    return made;
  }

  #make(source: string, operationName: string | null): CompiledDocument | RefusedDocument {
    if (source.length > limits.characters)
      return refused(new GraphQLError(`A document has at most ${limits.characters} characters.`));
    let document: DocumentNode;
    try {
      document = parse(source, { maxLexicalTokens: limits.tokens });
    } catch (error) {
      return refused(error instanceof GraphQLError ? error : new GraphQLError(String(error)));
    }
    if (countSelections(document) > limits.selections)
      return refused(new GraphQLError(`A document asks for at most ${limits.selections} fields.`));
    const { schema } = this.#api;
    const errors = validate(schema, document, [...specifiedRules, ...limitRules], {
      maxErrors: 20,
    });
    if (errors.length > 0) return { errors, document };
    const operation = getOperationAST(document, operationName);
    if (!operation)
      return {
        errors: [new GraphQLError('Please name one of the operations in the document.')],
        document,
      };
    const roots = collectFields([operation.selectionSet], fragmentsOf(document)).size;
    const isMutation = operation.operation === OperationTypeNode.MUTATION;
    if (isMutation && roots > limits.writes)
      return { errors: [new GraphQLError(`At most ${limits.writes} writes at once.`)], document };
    if (roots > limits.reads)
      return { errors: [new GraphQLError(`At most ${limits.reads} reads at once.`)], document };
    try {
      const compiled = compileQuery(
        schema,
        withPlainVariables(schema, document),
        operationName ?? undefined,
        {
          resolverInfoEnricher: (input): Partial<SelectionInfo> => this.#enrich(input),
        },
      );
      if (!isCompiledQuery(compiled)) return { errors: compiled.errors ?? [], document };
      const price = priceDocument(this.#model, this.#api, document, operation);
      return { document, operation, compiled, price, roots };
    } catch (error) {
      if (error instanceof GraphQLError) return { errors: [error], document };
      throw error;
    }
  }

  /** Reads the selection of an entity's records at every field that is the first to return them. */
  #enrich({
    fieldNodes,
    fragments,
    parentType,
    returnType,
  }: EnricherInput): Partial<SelectionInfo> {
    const { entityTypeOf, typeOf } = this.#api;
    const entityType = entityTypeOf(getNamedType(returnType).name);
    if (!entityType || entityTypeOf(parentType.name)) return {};
    const reader = new SelectionReader(this.#model, typeOf, fragments);
    return { selection: reader[entityType.shape](entityType.entity, fieldNodes) };
  }
}

const keyOf = (source: string, operationName: string | null): string =>
  operationName === null ? source : `${operationName}\n${source}`;

/**
 * The compiler generates variable coercion inline and never ends with input types that contain
 * themselves (graphql-jit, issue 81), as every filter does. So variables are coerced before, and
 * the compiler is told that objects are plain JSON.
 */
function withPlainVariables(schema: GraphQLSchema, document: DocumentNode): DocumentNode {
  return visit(document, {
    VariableDefinition(node) {
      const type = typeFromAST(schema, node.type as NamedTypeNode);
      if (!type || !isInputObjectType(getNamedType(type))) return undefined;
      const { defaultValue: _, ...rest } = node;
      return { ...rest, type: { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: 'JSON' } } };
    },
  });
}

const refused = (error: GraphQLError): RefusedDocument => ({ errors: [error], document: null });

/**
 * Counts the fields and fragments of a document after expanding all fragments. Each fragment is
 * counted once and cached: twenty fragments, each spread twice in the previous one, expand to a
 * million in a document of a kilobyte.
 */
export function countSelections({ definitions }: DocumentNode): number {
  const sets = new Map<string, SelectionSetNode>();
  for (const definition of definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      sets.set(definition.name.value, definition.selectionSet);
  const countByFragment = new Map<string, number>();
  const countFragment = (name: string): number => {
    const count = countByFragment.get(name);
    if (count !== undefined) return count;
    // A GraphQL rule refuses fragments that contain themselves.
    countByFragment.set(name, 0);
    const set = sets.get(name);
    const counted = set ? countSet(set) : 0;
    countByFragment.set(name, counted);
    return counted;
  };
  const countSet = ({ selections }: SelectionSetNode): number =>
    selections.reduce((sum, selection) => {
      if (selection.kind === Kind.FRAGMENT_SPREAD)
        return sum + 1 + countFragment(selection.name.value);
      return sum + 1 + (selection.selectionSet ? countSet(selection.selectionSet) : 0);
    }, 0);
  return definitions.reduce(
    (sum, definition) =>
      definition.kind === Kind.OPERATION_DEFINITION ? sum + countSet(definition.selectionSet) : sum,
    0,
  );
}
