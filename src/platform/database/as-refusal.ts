import { Refusal, unavailable } from '../model/refusal.ts';

/** Operating system errors when no server answers. */
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
 * SQLSTATEs (PostgreSQL manual, appendix A) about the server rather than the statement: classes 08
 * (connection), 28 (authentication) and 53 (resources), operator intervention, idle timeouts, and a
 * failover to a read-only server.
 */
const stateAway = /^(08...|28...|53...|57014|57P0[1-5]|25P0[34]|25006)$/;

/** pg's own errors, which have no code. */
const spokenAway =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed|terminating connection)/;

/**
 * Distinguishes a database outage from other errors: returns the refusal a caller may see
 * (SERVICE_UNAVAILABLE, retryable), or undefined for anything else. A Refusal is returned as it is.
 * The store handles statement errors (unique, foreign key, check, serialization).
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
