/** A database that Quad can't use; the message is one sentence for the operator. */
export class DatabaseError extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'DatabaseError';
  }
}
