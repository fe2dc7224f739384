import { GraphQLError, Kind, OperationTypeNode, type GraphQLSchema } from 'graphql';
import type { LiveCall } from './live-call.ts';
import type { Operation } from './operation.ts';
import type { Log } from '../log.ts';
import type { Model } from '../model/model.ts';
import { badInput } from '../model/refusal.ts';
import type { World } from '../world.ts';
import { sizeBudgetOf } from './budgets/size-budget-of.server.ts';
import { billTo } from './budgets/bill.ts';
import { CallBudgets, type CallBudgetOptions, type Counted } from './call-budgets.server.ts';
import { DocumentCompiler, type CompiledDocument } from './documents/compile-document.server.ts';
import { limits } from './limits.ts';
import { prices } from './budgets/prices.ts';
import type { ApiContext } from './context.server.ts';
import { coerceVariables } from './documents/coerce-variables.ts';
import { ErrorFormatter, type FormattedError } from './format-error.server.ts';
import { buildApiSchema, type ApiSchema } from './schema.server.ts';
import type { WriteHook } from './write-hook.ts';

/** A GraphQL request, from any entry point. */
interface Asked {
  readonly query: string;
  readonly operationName?: string | null | undefined;
}

/** Records what calls cost. */
export interface ApiFigures {
  /** @param seconds from the call to its answer */
  ran(operation: string, seconds: number): void;
  failed(operation: string, codes: readonly string[]): void;
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
  /** Write hooks of generated mutations, for rules that entities can't declare. */
  readonly hooks?: readonly WriteHook<never>[];
  /** Other budgets than those of every day. */
  readonly budgets?: CallBudgetOptions | undefined;
  readonly log: Log;
  readonly world: World;
  /** Called for each executed call, and each invalid document. */
  readonly figures?: ApiFigures;
}

/** The GraphQL API: one schema, compiled documents, errors in the contract's form. */
export class Api {
  readonly schema: GraphQLSchema;
  readonly built: ApiSchema;
  readonly errors: ErrorFormatter;
  readonly #log: Log;
  readonly #budgets: CallBudgets;
  readonly #compiler: DocumentCompiler;
  readonly #figures: ApiFigures | undefined;

  constructor(options: ApiOptions) {
    const { model, operations, liveCalls, hooks, budgets, log, world } = options;
    this.#figures = options.figures;
    this.built = buildApiSchema(model, operations, liveCalls, hooks);
    this.schema = this.built.schema;
    this.errors = new ErrorFormatter(log, world);
    this.#log = log;
    this.#budgets = new CallBudgets(log, budgets);
    this.#compiler = new DocumentCompiler(model, this.built);
  }

  /** The compiled document of a request, or why it cannot be run. */
  compile({ query, operationName }: Asked) {
    const compiled = this.#compiler.compile(query, operationName ?? null);
    if ('errors' in compiled) this.#figures?.failed('none', ['BAD_USER_INPUT']);
    return compiled;
  }

  /**
   * The same for a caller, who pays for a document that must be compiled.
   * @throws Refusal RATE_LIMITED if the caller has no points left
   */
  async compileFor(from: Counted, params: Asked) {
    await this.#budgets.admit(from);
    const cached = this.#compiler.known(params.query, params.operationName ?? null);
    if (cached) return cached;
    await this.#budgets.charge(from, params.query.length / prices.charactersForOne);
    return this.compile(params);
  }

  /** Runs a compiled query or mutation within what its caller may cost. */
  async run(
    document: CompiledDocument,
    variableValues: Readonly<Record<string, unknown>>,
    context: ApiContext,
  ): Promise<ApiResult> {
    const began = performance.now();
    const result = await this.#run(document, variableValues, context);
    const figures = this.#figures;
    if (figures) {
      const operation = nameOf(document, context.ownPage === true);
      figures.ran(operation, (performance.now() - began) / 1000);
      if (result.errors) figures.failed(operation, result.errors.map(codeOf));
    }
    return result;
  }

  async #run(
    document: CompiledDocument,
    variableValues: Readonly<Record<string, unknown>>,
    context: ApiContext,
  ): Promise<ApiResult> {
    const coerced = coerceVariables(this.schema, document.operation, variableValues);
    if ('fields' in coerced) return { errors: [this.errors.format(badInput(coerced.fields))] };
    const tooMany = tooManyReads(document, context);
    if (tooMany) return { errors: [this.errors.wrongCall(tooMany)] };
    const { variables } = coerced;
    const { price } = document;
    try {
      const priced = {
        estimate: price.estimate(variables),
        bytes: () => sizeBudgetOf(context).taken,
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

  /** Logs forbidden and rate-limited calls (ASVS 5.0, 16.3.2); by id, not by name. */
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
      this.#log.info({ event: 'api.refused', call, outcome: code, ...who }, 'Call refused.');
    }
  }
}

/** Callers without an account ask for less at once; what pages ask for is known. */
function tooManyReads({ operation, roots }: CompiledDocument, { viewer, ownPage }: ApiContext) {
  const isRead = operation.operation === OperationTypeNode.QUERY;
  if (ownPage || viewer?.id || !isRead || roots <= limits.guestReads) return null;
  return new GraphQLError(`At most ${limits.guestReads} reads at once without an account.`);
}

/**
 * The metric label of an operation: the name given by our own pages, else its root field, which is
 * in the schema. Callers can't invent labels.
 */
function nameOf({ operation }: CompiledDocument, isOwn: boolean): string {
  if (isOwn && operation.name) return operation.name.value;
  const fields = operation.selectionSet.selections.map((selection) =>
    selection.kind === Kind.FIELD ? selection.name.value : 'several',
  );
  const [first = 'several'] = fields;
  return fields.every((field) => field === first) ? first : 'several';
}

const codeOf = ({ extensions }: FormattedError): string =>
  typeof extensions['code'] === 'string' ? extensions['code'] : 'INTERNAL_SERVER_ERROR';

/** The field behind a response key: callers choose their own aliases. */
function callOf({ operation }: CompiledDocument, key: unknown): string | undefined {
  return operation.selectionSet.selections.flatMap((selection) =>
    selection.kind === Kind.FIELD && (selection.alias ?? selection.name).value === key
      ? [selection.name.value]
      : [],
  )[0];
}
