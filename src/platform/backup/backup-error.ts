/** A backup that cannot be made or put back, told to the operator in one sentence. */
export class BackupError extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'BackupError';
  }
}
