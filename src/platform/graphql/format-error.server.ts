import type { DocumentNode, GraphQLError } from 'graphql';
import { asRefusal } from '../database/as-refusal.ts';
import type { Log } from '../log.ts';
import type { Refusal } from '../model/refusal.ts';
import type { World } from '../world.ts';
import { explainLiteral } from './documents/explain-literal.ts';

/** An error as the contract writes it. */
export interface FormattedError {
  readonly message: string;
  readonly locations?: GraphQLError['locations'];
  readonly path?: GraphQLError['path'];
  readonly extensions: Readonly<Record<string, unknown>>;
}

const positionOf = ({ locations, path }: Pick<GraphQLError, 'locations' | 'path'>) => ({
  ...(locations ? { locations } : {}),
  ...(path ? { path } : {}),
});

/** The extensions of a refusal, the same at every endpoint. */
export const refusalExtensions = ({ code, fields, retryAfter }: Refusal) => ({
  code,
  ...(fields ? { fields } : {}),
  ...(retryAfter === undefined ? {} : { retryAfter }),
});

/** What was thrown on purpose, however deep the engine has wrapped it. */
function originOf(error: unknown): unknown {
  let origin = error;
  while (
    typeof origin === 'object' &&
    origin !== null &&
    'originalError' in origin &&
    origin.originalError
  )
    origin = origin.originalError;
  return origin;
}

type WrongCall = Pick<GraphQLError, 'message' | 'locations' | 'path'> &
  Partial<Pick<GraphQLError, 'nodes'>>;

/**
 * Once the variables are coerced, an argument that lacks its value or has the wrong one is all that
 * the engine can find wrong with a call; whatever else it finds is wrong with what we give it.
 */
const isWrongArgument = ({ message }: WrongCall): boolean => message.startsWith('Argument "');

/** Formats errors as in the contract; unexpected ones are logged and only their id is returned. */
export class ErrorFormatter {
  readonly #log: Log;
  readonly #world: World;

  constructor(log: Log, world: World) {
    this.#log = log;
    this.#world = world;
  }

  /** Anything that went wrong while a call ran. */
  format(error: unknown): FormattedError {
    const at = isEngineError(error) ? positionOf(error) : {};
    const origin = originOf(error);
    const refusal = asRefusal(origin);
    if (refusal) return { message: refusal.message, ...at, extensions: refusalExtensions(refusal) };
    if (isEngineError(origin) && isWrongArgument(origin)) {
      const { locations, path } = isEngineError(error) ? error : origin;
      return this.wrongCall({ message: origin.message, locations, path });
    }
    const errorId = this.#world.newId();
    this.#log.error({ event: 'api.failed', err: origin, errorId }, 'Call failed unexpectedly.');
    return {
      message: 'Something went wrong on our side.',
      ...at,
      extensions: { code: 'INTERNAL_SERVER_ERROR', id: errorId },
    };
  }

  /** A call that could not be run: it does not parse, fit the schema or stay within the limits. */
  wrongCall(error: WrongCall, document: DocumentNode | null = null): FormattedError {
    return {
      message: error.message,
      ...positionOf(error),
      extensions: { code: 'BAD_USER_INPUT', fields: explainLiteral(error, document) },
    };
  }
}

/** The compiled executor creates its own errors, which are no GraphQLError. */
function isEngineError(error: unknown): error is WrongCall {
  return (
    typeof error === 'object' &&
    error !== null &&
    'locations' in error &&
    'message' in error &&
    typeof error.message === 'string'
  );
}
