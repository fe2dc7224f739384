import { GraphQLError, Kind, OperationTypeNode, type GraphQLSchema } from 'graphql';
import type { LiveCall } from './live-call.ts';
import type { Operation } from './operation.ts';
import type { Log } from '../log.ts';
import type { Model } from '../model/model.ts';
import { badInput } from '../model/refusal.ts';
import type { World } from '../world.ts';
import { allowanceOf } from './allowance-of.server.ts';
import { billTo } from './bill.ts';
import { CallBudgets, type CallBudgetOptions, type Counted } from './call-budgets.server.ts';
import { DocumentCompiler, type CompiledDocument } from './compile-document.server.ts';
import { limits } from './limits.ts';
import { prices } from './prices.ts';
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
  /** Other budgets than those of every day. */
  readonly budgets?: CallBudgetOptions | undefined;
  readonly log: Log;
  readonly world: World;
}

/** The GraphQL API: one schema, compiled documents, errors in the contract's form. */
export class Api {
  readonly schema: GraphQLSchema;
  readonly built: ApiSchema;
  readonly errors: ErrorFormatter;
  readonly #log: Log;
  readonly #budgets: CallBudgets;
  readonly #compiler: DocumentCompiler;

  constructor({ model, operations, liveCalls, doors, budgets, log, world }: ApiOptions) {
    this.built = buildApiSchema(model, operations, liveCalls, doors);
    this.schema = this.built.schema;
    this.errors = new ErrorFormatter(log, world);
    this.#log = log;
    this.#budgets = new CallBudgets(log, budgets);
    this.#compiler = new DocumentCompiler(model, this.built);
  }

  /** The compiled document of a request, or why it cannot be run. */
  compile({ query, operationName }: Asked) {
    return this.#compiler.compile(query, operationName ?? null);
  }

  /**
   * The same for a caller, who pays for a document that has to be compiled.
   * @throws Refusal RATE_LIMITED when the caller has no points left
   */
  async compileFor(from: Counted, asked: Asked) {
    await this.#budgets.admit(from);
    const known = this.#compiler.known(asked.query, asked.operationName ?? null);
    if (known) return known;
    await this.#budgets.charge(from, asked.query.length / prices.charactersForOne);
    return this.compile(asked);
  }

  /** Runs a compiled query or mutation within what its caller may cost. */
  async run(
    document: CompiledDocument,
    given: Readonly<Record<string, unknown>>,
    context: ApiContext,
  ): Promise<ApiResult> {
    const coerced = coerceVariables(this.schema, document.operation, given);
    if ('fields' in coerced) return { errors: [this.errors.format(badInput(coerced.fields))] };
    const tooMany = tooManyReads(document, context);
    if (tooMany) return { errors: [this.errors.wrongCall(tooMany)] };
    const { variables } = coerced;
    const { price } = document;
    try {
      const priced = {
        estimate: price.estimate(variables),
        bytes: () => allowanceOf(context).taken,
      };
      const result = await this.#budgets.run(context, priced, (bill) => {
        bill.add(price.least);
        billTo(context, bill);
        return document.compiled.query(undefined, context, variables);
      });
      if (!result.errors?.length) return result;
      const errors = result.errors.map((error) => this.errors.format(error));
      this.#noteRefusals(document, errors, context);
      return { data: result.data, errors };
    } catch (error) {
      return { errors: [this.errors.format(error)] };
    }
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

/** Callers without an account ask for less at once; what pages ask for is known. */
function tooManyReads({ operation, roots }: CompiledDocument, { viewer, ownPage }: ApiContext) {
  const isRead = operation.operation === OperationTypeNode.QUERY;
  if (ownPage || viewer?.id || !isRead || roots <= limits.guestReads) return null;
  return new GraphQLError(`At most ${limits.guestReads} reads at once without an account.`);
}

/** The field of an operation behind a key of its answer: callers choose their own keys. */
function callOf({ operation }: CompiledDocument, key: unknown): string | undefined {
  return operation.selectionSet.selections.flatMap((selection) =>
    selection.kind === Kind.FIELD && (selection.alias ?? selection.name).value === key
      ? [selection.name.value]
      : [],
  )[0];
}
