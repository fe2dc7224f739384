import { messages } from '../../../platform/model/messages.ts';
import {
  accountErrors,
  type AccountErrorCode,
  type ErrorDetails,
} from './account-refusal.server.ts';

/** The library's own codes, by what they mean in the contract. */
const contractCodes: Readonly<Record<string, AccountErrorCode>> = {
  INVALID_EMAIL_OR_PASSWORD: 'NotAuthorizedException',
  INVALID_PASSWORD: 'NotAuthorizedException',
  CREDENTIAL_ACCOUNT_NOT_FOUND: 'NotAuthorizedException',
  EMAIL_NOT_VERIFIED: 'UserNotConfirmedException',
  USER_ALREADY_EXISTS: 'UsernameExistsException',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'UsernameExistsException',
  PASSWORD_TOO_SHORT: 'InvalidPasswordException',
  PASSWORD_TOO_LONG: 'InvalidPasswordException',
  // A correct guess for an address without an account reveals nothing.
  USER_NOT_FOUND: 'CodeMismatchException',
  INVALID_OTP: 'CodeMismatchException',
  TOO_MANY_ATTEMPTS: 'CodeMismatchException',
  INVALID_CODE: 'CodeMismatchException',
  INVALID_BACKUP_CODE: 'CodeMismatchException',
  // The password was given too long ago, or too many codes were wrong: sign in again.
  INVALID_TWO_FACTOR_COOKIE: 'ExpiredCodeException',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'ExpiredCodeException',
  OTP_EXPIRED: 'ExpiredCodeException',
  UNAUTHORIZED: 'UNAUTHENTICATED',
  FAILED_TO_GET_SESSION: 'UNAUTHENTICATED',
  FAILED_TO_CREATE_USER: 'INTERNAL_SERVER_ERROR',
  FAILED_TO_CREATE_SESSION: 'INTERNAL_SERVER_ERROR',
  PROVIDER_NOT_FOUND: 'NOT_FOUND',
};

/** The body of an answer that refuses, as the contract has it. */
export interface ErrorBody extends Pick<ErrorDetails, 'retryAfter' | 'linkOffered'> {
  readonly code: AccountErrorCode;
  readonly message: string;
  readonly fields?: Readonly<Record<string, string>>;
}

/**
 * Brings an error of the identity library into the contract's form.
 *
 * @param status the library's HTTP status, which decides where its code is not known
 * @param body what the library answered, already parsed; anything
 */
export function translateError(status: number, body: unknown): { status: number; body: ErrorBody } {
  const errorBody = typeof body === 'object' && body !== null ? body : {};
  const code = codeOf(status, 'code' in errorBody ? errorBody.code : undefined);
  const form = accountErrors[code];
  const isOurs = 'code' in errorBody && errorBody.code === code;
  const fields = isOurs && 'fields' in errorBody ? asFields(errorBody.fields) : fieldsOf(errorBody);
  const retryAfter =
    'retryAfter' in errorBody && typeof errorBody.retryAfter === 'number'
      ? errorBody.retryAfter
      : undefined;
  return {
    status: form.status,
    body: {
      code,
      message:
        isOurs && 'message' in errorBody && typeof errorBody.message === 'string'
          ? errorBody.message
          : form.message,
      ...(fields ? { fields } : {}),
      ...(retryAfter === undefined ? {} : { retryAfter }),
      ...(isOurs && 'linkOffered' in errorBody ? { linkOffered: true } : {}),
    },
  };
}

function codeOf(status: number, code: unknown): AccountErrorCode {
  if (typeof code === 'string') {
    if (isContractCode(code)) return code;
    if (status >= 500) return 'INTERNAL_SERVER_ERROR';
    const translated = contractCodes[code];
    if (translated) return translated;
  }
  if (status === 401) return 'UNAUTHENTICATED';
  if (status === 403) return 'FORBIDDEN';
  if (status === 404 || status === 405) return 'NOT_FOUND';
  if (status === 429) return 'LimitExceededException';
  return status < 500 ? 'BAD_USER_INPUT' : 'INTERNAL_SERVER_ERROR';
}

function isContractCode(code: string): code is AccountErrorCode {
  return Object.hasOwn(accountErrors, code);
}

function asFields(fields: unknown): Record<string, string> | undefined {
  if (typeof fields !== 'object' || fields === null) return undefined;
  const texts = Object.entries(fields).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}

// The library names the field only inside its sentence: "[body.email] Invalid input".
function fieldsOf(errorBody: object): Record<string, string> | undefined {
  if ('code' in errorBody && errorBody.code === 'INVALID_EMAIL') return { email: messages.email };
  if (!('message' in errorBody) || typeof errorBody.message !== 'string') return undefined;
  const names = [...errorBody.message.matchAll(/\[body\.([A-Za-z0-9_]{1,40})\]/g)];
  if (names.length === 0) return undefined;
  return Object.fromEntries(names.map(([, name = '']) => [name, messages.required]));
}
