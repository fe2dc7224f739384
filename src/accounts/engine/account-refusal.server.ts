import { APIError } from 'better-auth/api';

/** The error codes of the account doors: the names of the contract, and its GraphQL ones. */
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
  readonly message: string;
}

/** Each code's HTTP status and its words where the place has none of its own. */
export const accountErrors: Readonly<Record<AccountErrorCode, Form>> = {
  UsernameExistsException: { status: 409, message: 'An account with this email already exists.' },
  InvalidPasswordException: { status: 400, message: 'This password cannot be used.' },
  NotAuthorizedException: { status: 401, message: 'Incorrect email or password.' },
  UserNotConfirmedException: { status: 403, message: 'Please confirm your email address first.' },
  CodeMismatchException: {
    status: 400,
    message: 'This code is not right. Please check it, or ask for a new one.',
  },
  ExpiredCodeException: {
    status: 400,
    message: 'This code has expired. Please ask for a new one.',
  },
  LimitExceededException: {
    status: 429,
    message: 'Too many tries. Please wait a little and try again.',
  },
  UNAUTHENTICATED: { status: 401, message: 'Please sign in.' },
  FORBIDDEN: { status: 403, message: 'You may not do this.' },
  NOT_FOUND: { status: 404, message: 'There is no such door.' },
  BAD_USER_INPUT: { status: 400, message: 'Please correct the marked fields.' },
  INTERNAL_SERVER_ERROR: { status: 500, message: 'Something went wrong on our side.' },
  SERVICE_UNAVAILABLE: {
    status: 503,
    message: 'Quad cannot reach its database just now. Please try again.',
  },
};

/** What an error may say beyond its code. */
export interface ErrorDetails {
  readonly message?: string;
  /** Path of an input field to what is wrong with it. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Seconds until it may be tried again. */
  readonly retryAfter?: number;
}

const statusNames = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  429: 'TOO_MANY_REQUESTS',
} as const;

/** An error to be thrown inside the identity library, in the contract's form. */
export function accountRefusal(code: AccountErrorCode, details: ErrorDetails = {}): APIError {
  const { status, message } = accountErrors[code];
  const named = Object.entries(statusNames).find(([number]) => Number(number) === status)?.[1];
  return new APIError(named ?? 'INTERNAL_SERVER_ERROR', { code, message, ...details });
}

/** Input that is wrong, field by field. */
export function wrongFields(fields: Readonly<Record<string, string>>): APIError {
  return accountRefusal('BAD_USER_INPUT', { fields });
}
