import { pino } from 'pino';
import type { Logger } from 'pino';
import { loggableError } from './loggable-error.ts';

interface LogOptions {
  /** `debug` also logs each request; default `info`. */
  readonly level?: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** The output; default: standard output. */
  readonly destination?: { write(line: string): void };
}

const secrets = [
  'address',
  'authorization',
  'code',
  'cookie',
  'email',
  'headers',
  'name',
  'password',
  'query',
  'recipient',
  'secret',
  'token',
  'url',
  'variables',
];

/**
 * Opens the log: one JSON object per line, with ids and numbers. Fields that would hold a name, an
 * address or a secret are redacted in case one is logged by mistake; errors and requests are
 * reduced to safe fields.
 */
export function createLog({ level = 'info', destination }: LogOptions = {}): Logger {
  const options = {
    level,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: secrets.flatMap((field) => [field, `*.${field}`]).filter((p) => p !== '*.code'),
      censor: '[withheld]',
    },
    serializers: {
      err: (error: unknown) => loggableError(error),
      req: (request: { id?: unknown; method?: unknown }) => ({
        id: request.id,
        method: request.method,
      }),
      res: (reply: { statusCode?: unknown }) => ({ status: reply.statusCode }),
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
