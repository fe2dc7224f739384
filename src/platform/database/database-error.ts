/** A database that Quad cannot work with, told to the operator in one sentence. */
export class DatabaseError extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'DatabaseError';
  }
}
