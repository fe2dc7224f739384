/** An environment Quad will not start in, told in one sentence that names the variable. */
export class EnvError extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'EnvError';
  }
}
