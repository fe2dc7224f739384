import { Kind, type GraphQLSchema } from 'graphql';
import type { LiveCall } from './live-call.ts';
import type { Operation } from './operation.ts';
import type { Log } from '../log.ts';
import type { Model } from '../model/model.ts';
import { badInput } from '../model/refusal.ts';
import type { World } from '../world.ts';
import { DocumentCompiler, type CompiledDocument } from './compile-document.server.ts';
import type { ApiContext } from './context.server.ts';
import { coerceVariables } from './coerce-variables.ts';
import { ErrorFormatter, type FormattedError } from './format-error.server.ts';
import { buildApiSchema, type ApiSchema } from './schema.server.ts';
import type { WriteDoor } from './write-door.ts';

/** Which operation is meant, as it arrives at any of the doors. */
interface Asked {
  readonly query: string;
  readonly operationName?: string | null | undefined;
}

/** A response in GraphQL's form, its errors in the contract's. */
export interface ApiResult {
  readonly data?: unknown;
  readonly errors?: readonly FormattedError[];
}

interface ApiOptions {
  readonly model: Model;
  readonly operations: readonly Operation<never>[];
  readonly liveCalls?: readonly LiveCall<never>[];
  /** Generated calls that keep more rules than their nouns declare. */
  readonly doors?: readonly WriteDoor<never>[];
  readonly log: Log;
  readonly world: World;
}

/** The GraphQL API: one schema, compiled documents, errors in the contract's form. */
export class Api {
  readonly schema: GraphQLSchema;
  readonly built: ApiSchema;
  readonly errors: ErrorFormatter;
  readonly #log: Log;
  readonly #compiler: DocumentCompiler;

  constructor({ model, operations, liveCalls, doors, log, world }: ApiOptions) {
    this.built = buildApiSchema(model, operations, liveCalls, doors);
    this.schema = this.built.schema;
    this.errors = new ErrorFormatter(log, world);
    this.#log = log;
    this.#compiler = new DocumentCompiler(model, this.built);
  }

  /** The compiled document of a request, or why it cannot be run. */
  compile({ query, operationName }: Asked) {
    return this.#compiler.compile(query, operationName ?? null);
  }

  /** Runs a compiled query or mutation. */
  async run(
    document: CompiledDocument,
    given: Readonly<Record<string, unknown>>,
    context: ApiContext,
  ): Promise<ApiResult> {
    const coerced = coerceVariables(this.schema, document.operation, given);
    if ('fields' in coerced) return { errors: [this.errors.format(badInput(coerced.fields))] };
    const result = await document.compiled.query(undefined, context, coerced.variables);
    if (!result.errors?.length) return result;
    const errors = result.errors.map((error) => this.errors.format(error));
    this.#noteRefusals(document, errors, context);
    return { data: result.data, errors };
  }

  /** Writes down who tried what he may not, or too often (ASVS 5.0, 16.3.2); by id, not by name. */
  #noteRefusals(
    document: CompiledDocument,
    errors: readonly FormattedError[],
    { viewer }: ApiContext,
  ): void {
    for (const { path, extensions } of errors) {
      const { code } = extensions;
      if (code !== 'FORBIDDEN' && code !== 'RATE_LIMITED') continue;
      const call = callOf(document, path?.[0]);
      const who = { accountId: viewer?.id ?? null, role: viewer?.role ?? null };
      this.#log.info({ call, outcome: code, ...who }, 'A call was refused.');
    }
  }
}

/** The field of an operation behind a key of its answer: callers choose their own keys. */
function callOf({ operation }: CompiledDocument, key: unknown): string | undefined {
  return operation.selectionSet.selections.flatMap((selection) =>
    selection.kind === Kind.FIELD && (selection.alias ?? selection.name).value === key
      ? [selection.name.value]
      : [],
  )[0];
}
