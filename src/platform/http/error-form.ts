import { asRefusal } from '../database/as-refusal.ts';
import { Refusal } from '../model/refusal.ts';
import type { RefusalCode } from '../model/refusal.ts';

/** An answer to a call that did not work, in the form of the public contract. */
export interface ErrorAnswer {
  readonly status: number;
  readonly retryAfter?: number;
  /** Nobody foresaw it: the log must hold it under the id that the answer names. */
  readonly unexpected: boolean;
  readonly body: {
    readonly errors: readonly [
      { readonly message: string; readonly extensions: Readonly<Record<string, unknown>> },
    ];
  };
}

const statusOf: Readonly<Record<RefusalCode, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  BAD_USER_INPUT: 400,
  CONFLICT: 409,
  RATE_LIMITED: 429,
  SERVICE_UNAVAILABLE: 503,
};

/** What can be wrong with a request before anybody has read it (RFC 9110, section 15.5). */
const wrongRequests: Readonly<Record<number, string>> = {
  400: 'The request could not be read.',
  404: 'There is nothing at this address.',
  405: 'This cannot be done here.',
  408: 'The request took too long to arrive.',
  413: 'The request is too large.',
  414: 'The address is too long.',
  415: 'Send JSON, with the content type application/json.',
  431: 'The headers of the request are too large.',
};

/**
 * Puts anything that was thrown into the contract's form. Refusals say what they say; a request that
 * could not be read says which way; everything else says nothing but an id.
 *
 * @param id the request's id, under which the log holds what is unexpected.
 */
export function formError(error: unknown, id: string): ErrorAnswer {
  if (error instanceof Refusal) return formRefusal(error);
  const outage = asRefusal(error);
  if (outage) return { ...formRefusal(outage), unexpected: true };
  const status = statusCodeOf(error);
  if (status !== undefined)
    return {
      status,
      unexpected: false,
      body: formBody(wrongRequests[status] ?? 'The request was not understood.', {
        code: status === 404 ? 'NOT_FOUND' : 'BAD_USER_INPUT',
      }),
    };
  return {
    status: 500,
    unexpected: true,
    body: formBody('Something went wrong on our side.', { code: 'INTERNAL_SERVER_ERROR', id }),
  };
}

function formRefusal(refusal: Refusal): ErrorAnswer {
  const { code, message, fields, retryAfter } = refusal;
  return {
    status: refusal.status ?? statusOf[code],
    ...(retryAfter === undefined ? {} : { retryAfter }),
    unexpected: false,
    body: formBody(message, {
      code,
      ...(fields ? { fields } : {}),
      ...(retryAfter === undefined ? {} : { retryAfter }),
    }),
  };
}

function formBody(message: string, extensions: Readonly<Record<string, unknown>>) {
  return { errors: [{ message, extensions }] } as const;
}

/** The 4xx of an error that the HTTP layer itself has thrown. */
function statusCodeOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('statusCode' in error)) return undefined;
  const { statusCode } = error;
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500
    ? statusCode
    : undefined;
}
