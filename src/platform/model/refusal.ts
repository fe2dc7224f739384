import { refusalMessages as messages } from './refusal.messages.ts';
import { apiSentence, type ApiSentence } from './api-sentence.ts';

/** The error codes of the public contract. */
export type RefusalCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'BAD_USER_INPUT'
  | 'CONFLICT'
  | 'RATE_LIMITED'
  | 'SERVICE_UNAVAILABLE';

/** Path of an input field to what is wrong with it, in words for the person who typed it. */
export type RefusedFields = Readonly<Record<string, ApiSentence>>;

interface RefusalDetails {
  readonly fields?: RefusedFields;
  /** Seconds after which the call may be tried again. */
  readonly retryAfter?: number;
  /** The HTTP status, if more specific than the code's, e.g. 413. */
  readonly status?: number;
}

/**
 * A call that is refused for a reason its caller may know. Anything else that is thrown reaches the
 * caller as INTERNAL_SERVER_ERROR with an id and no reason.
 */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly fields: RefusedFields | undefined;
  readonly retryAfter: number | undefined;
  readonly status: number | undefined;

  constructor(code: RefusalCode, message: ApiSentence, details: RefusalDetails = {}) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.fields = details.fields;
    this.retryAfter = details.retryAfter;
    this.status = details.status;
  }
}

/** The caller has sent no credential, or one that has ended. */
export function unauthenticated(): Refusal {
  return new Refusal('UNAUTHENTICATED', apiSentence(messages.signIn));
}

/** The caller may see this but not do that. */
export function forbidden(message = apiSentence(messages.forbidden)): Refusal {
  return new Refusal('FORBIDDEN', message);
}

/** The record is not there, or not for this caller: the two are the same. */
export function notFound(message = apiSentence(messages.notFound)): Refusal {
  return new Refusal('NOT_FOUND', message);
}

/** The input is invalid; `fields` says where and how. */
export function badInput(fields: RefusedFields, message?: ApiSentence): Refusal {
  return new Refusal('BAD_USER_INPUT', message ?? apiSentence(messages.fields), { fields });
}

/** The call was valid, but the record has changed or another one conflicts. */
export function conflict(message: ApiSentence, fields?: RefusedFields): Refusal {
  return new Refusal('CONFLICT', message, fields ? { fields } : {});
}

/** Too many calls; `retryAfter` in seconds. */
export function rateLimited(retryAfter: number): Refusal {
  return new Refusal('RATE_LIMITED', apiSentence(messages.tooMany), {
    retryAfter: Math.max(1, Math.ceil(retryAfter)),
  });
}

/** A dependency (usually the database) is temporarily unavailable. */
export function unavailable(retryAfter = 5): Refusal {
  return new Refusal('SERVICE_UNAVAILABLE', apiSentence(messages.away), {
    retryAfter,
  });
}
