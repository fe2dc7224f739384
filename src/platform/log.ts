/** Where the house says what it does, one sentence at a time: ids, never names or tokens. */
export interface Log {
  info(sentence: string): void;
  warn(sentence: string): void;
  error(sentence: string): void;
}
