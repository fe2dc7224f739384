/** An error as the log may show it. */
export interface LoggableError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  /** Frames only: the first line of a stack repeats the message. */
  readonly stack?: string;
  readonly cause?: LoggableError;
}

/**
 * Takes from an error what the log may show: not the detail, the row, the statement or the packet
 * that drivers hang on theirs, since those hold names and tokens.
 */
export function loggableError(error: unknown, depth = 0): LoggableError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'Something was thrown.' };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const frames = error.stack?.match(/^ {4}at .*$/gm)?.join('\n');
  return {
    type: error.name,
    message: quietMessage(error.message, code),
    ...(code ? { code } : {}),
    ...(frames ? { stack: frames } : {}),
    ...(error.cause instanceof Error && depth < 3
      ? { cause: loggableError(error.cause, depth + 1) }
      : {}),
  };
}

/** PostgreSQL repeats the value it stumbled over in its data exceptions (SQLSTATE class 22). */
function quietMessage(message: string, code: string | undefined): string {
  return code && /^22[0-9A-Z]{3}$/.test(code) ? message.replace(/: ?".*$/s, '') : message;
}
