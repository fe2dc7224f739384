interface Write {
  (sentence: string): void;
  (fields: Readonly<Record<string, unknown>>, sentence: string): void;
}

/**
 * Where the server says what it does: one sentence at a time, and the fields that go with it. Fields
 * hold ids and figures, never names, addresses, tokens or what people wrote; an error goes under
 * `err`. Pino's loggers are such.
 */
export interface Log {
  readonly debug: Write;
  readonly info: Write;
  readonly warn: Write;
  readonly error: Write;
}

/** Says nothing. */
export const silentLog: Log = { debug() {}, info() {}, warn() {}, error() {} };
