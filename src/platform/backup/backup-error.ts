/** A backup that can't be made or restored; the message is one sentence for the operator. */
export class BackupError extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'BackupError';
  }
}
