import { APIError } from 'better-auth/api';
import { refusalMessages } from '../../../platform/model/refusal.messages.ts';
import { apiSentence, type ApiSentence } from '../../../platform/model/api-sentence.ts';
import { accountRefusalMessages as messages } from './account-refusal.messages.ts';
import type { RefusedFields } from '../../../platform/model/refusal.ts';

/** The error codes of the account endpoints: the names of the contract, and its GraphQL ones. */
export type AccountErrorCode =
  | 'UsernameExistsException'
  | 'InvalidPasswordException'
  | 'NotAuthorizedException'
  | 'UserNotConfirmedException'
  | 'CodeMismatchException'
  | 'ExpiredCodeException'
  | 'LimitExceededException'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'BAD_USER_INPUT'
  | 'INTERNAL_SERVER_ERROR'
  | 'SERVICE_UNAVAILABLE';

interface Form {
  readonly status: number;
  readonly message: ApiSentence;
}

/** Each code's HTTP status, and its message where the endpoint has none of its own. */
export const accountErrors: Readonly<Record<AccountErrorCode, Form>> = {
  UsernameExistsException: { status: 409, message: apiSentence(messages.exists) },
  InvalidPasswordException: { status: 400, message: apiSentence(messages.badPassword) },
  NotAuthorizedException: { status: 401, message: apiSentence(messages.wrongLogin) },
  UserNotConfirmedException: { status: 403, message: apiSentence(messages.notConfirmed) },
  CodeMismatchException: {
    status: 400,
    message: apiSentence(messages.wrongCode),
  },
  ExpiredCodeException: {
    status: 400,
    message: apiSentence(messages.expiredCode),
  },
  LimitExceededException: {
    status: 429,
    message: apiSentence(refusalMessages.tooMany),
  },
  UNAUTHENTICATED: { status: 401, message: apiSentence(messages.signIn) },
  FORBIDDEN: { status: 403, message: apiSentence(refusalMessages.forbidden) },
  NOT_FOUND: { status: 404, message: apiSentence(messages.noDoor) },
  BAD_USER_INPUT: { status: 400, message: apiSentence(refusalMessages.fields) },
  INTERNAL_SERVER_ERROR: { status: 500, message: apiSentence(refusalMessages.ours) },
  SERVICE_UNAVAILABLE: {
    status: 503,
    message: apiSentence(refusalMessages.away),
  },
};

/** Optional details of an error. */
export interface ErrorDetails {
  readonly message?: ApiSentence;
  /** Path of an input field to what is wrong with it. */
  readonly fields?: RefusedFields;
  /** Seconds until a retry is allowed. */
  readonly retryAfter?: number;
  /** The owner of the account, if there is one, gets a link by email that ends the wait. */
  readonly linkOffered?: true;
}

const statusNames = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  429: 'TOO_MANY_REQUESTS',
} as const;

/** An error to throw inside the identity library, in the contract's form. */
export function accountRefusal(code: AccountErrorCode, details: ErrorDetails = {}): APIError {
  const { status, message } = accountErrors[code];
  const named = Object.entries(statusNames).find(([number]) => Number(number) === status)?.[1];
  return new APIError(named ?? 'INTERNAL_SERVER_ERROR', { code, message, ...details });
}

/** Input that is wrong, field by field. */
export function wrongFields(fields: RefusedFields): APIError {
  return accountRefusal('BAD_USER_INPUT', { fields });
}
