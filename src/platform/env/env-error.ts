/** An invalid environment; the message is one sentence that names the variable. */
export class EnvError extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'EnvError';
  }
}
