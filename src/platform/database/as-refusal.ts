import { Refusal, unavailable } from '../model/refusal.ts';

/** What the operating system says when nobody answers at the other end. */
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
]);

/**
 * SQLSTATEs (PostgreSQL manual, appendix A) that speak of the server and not of the statement:
 * classes 08 (connection), 28 (not let in: its password was changed, or another server answers in its
 * place) and 53 (out of disk, memory or connections), operator intervention (shutting down, crashed,
 * starting, timed out), a transaction or session ended for idling, and a server that was failed over to
 * read-only.
 */
const stateAway = /^(08...|28...|53...|57014|57P0[1-5]|25P0[34]|25006)$/;

/** pg's own errors, which have no code. */
const spokenAway =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed|terminating connection)/;

/**
 * Tells an outage of the database from any other error: answers the refusal a caller may see (code
 * SERVICE_UNAVAILABLE, worth trying again), or undefined when the error is something else. A Refusal
 * is answered as it is. Errors of a statement (unique, foreign key, check, serialization) are for
 * the store to read.
 */
export function asRefusal(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  return isOutage(error) ? unavailable() : undefined;
}

function isOutage(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 4) return false;
  if ('code' in error && typeof error.code === 'string') {
    if (networkCodes.has(error.code) || stateAway.test(error.code)) return true;
  }
  if (spokenAway.test(error.message)) return true;
  return isOutage(error.cause, depth + 1);
}
