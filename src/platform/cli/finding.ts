/** What one check of `quad check` found. */
export interface Finding {
  /** `note`: nothing is broken, but an operator should know. */
  readonly verdict: 'good' | 'note' | 'wrong';
  /** What was checked, in a word or two. */
  readonly about: string;
  /** What is so, in sentences; where it is wrong, also what to do. */
  readonly says: string;
}

/** Findings about one thing. */
export function findingsAbout(about: string) {
  const make = (verdict: Finding['verdict']) => (says: string) => ({ verdict, about, says });
  return { good: make('good'), note: make('note'), wrong: make('wrong') };
}

/** An error's message, with its cause if that adds something, on one line. */
export function reasonOf(error: unknown): string {
  const reasons: string[] = [];
  for (let at = error; at instanceof Error && reasons.length < 3; at = at.cause) {
    const code = 'code' in at && typeof at.code === 'string' ? at.code : at.name;
    const words = at.message.replaceAll(/\s+/g, ' ').trim() || code;
    if (!reasons.includes(words)) reasons.push(words);
  }
  return (reasons.length === 0 ? String(error) : reasons.join(' ')).replace(/[.\s]*$/, '');
}
