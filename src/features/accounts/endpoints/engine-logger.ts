import type { BetterAuthOptions } from 'better-auth';
import type { Log } from '../../../platform/log.ts';

/**
 * Logs the identity library's errors without the data attached to them: rows, addresses and
 * states. Its refusals are not errors.
 */
export function engineLogger(log: Log): NonNullable<BetterAuthOptions['logger']> {
  return {
    level: 'error',
    disableColors: true,
    log(_level, message, ...details) {
      const error = details.find((detail) => detail instanceof Error);
      const code = error && 'code' in error ? error.code : undefined;
      log.warn({ event: 'auth.engine', name: error?.name, code }, firstLine(message));
    },
  };
}

function firstLine(message: string): string {
  return (message.split('\n')[0] ?? '').slice(0, 200);
}
