import { asRefusal } from '../database/as-refusal.ts';
import { apiSentence, forPrograms, type ApiSentence } from '../model/api-sentence.ts';
import { Refusal } from '../model/refusal.ts';
import type { RefusalCode } from '../model/refusal.ts';
import { requestErrors } from './request-errors.messages.ts';

/** An answer to a call that did not work, in the form of the public contract. */
export interface ErrorAnswer {
  readonly status: number;
  readonly retryAfter?: number;
  /** Unexpected: the log must have it under the id in the answer. */
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

/** Errors of a request before it is parsed (RFC 9110, section 15.5). */
const wrongRequests: Readonly<Record<number, ApiSentence>> = {
  400: apiSentence(requestErrors.unreadable),
  404: apiSentence(requestErrors.nothing),
  405: apiSentence(requestErrors.notHere),
  408: apiSentence(requestErrors.slow),
  413: apiSentence(requestErrors.large),
  414: apiSentence(requestErrors.longAddress),
  415: forPrograms('Send JSON, with the content type application/json.'),
  431: apiSentence(requestErrors.largeHeaders),
};

/**
 * Converts anything thrown into the contract's format. Refusals keep their message; an unreadable
 * request says why; everything else becomes an id.
 * @param id the request's id, under which the log has what is unexpected
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
      body: formBody(wrongRequests[status] ?? apiSentence(requestErrors.notUnderstood), {
        code: status === 404 ? 'NOT_FOUND' : 'BAD_USER_INPUT',
      }),
    };
  return {
    status: 500,
    unexpected: true,
    body: formBody(apiSentence(requestErrors.failed), { code: 'INTERNAL_SERVER_ERROR', id }),
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
