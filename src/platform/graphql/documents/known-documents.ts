/** A compiled document takes some 70 to 130 bytes of memory for each character of its text. */
const mostCharacters = 400_000;

/**
 * An LRU cache by document text, bounded by the total number of characters, so that ever new texts
 * neither fill the memory nor displace common ones for long.
 */
export class KnownDocuments<Made> {
  readonly #made = new Map<string, Made>();
  #characters = 0;

  /** What was made of a text, if it is remembered. */
  get(text: string): Made | undefined {
    const made = this.#made.get(text);
    if (made !== undefined) {
      this.#made.delete(text);
      this.#made.set(text, made);
    }
    return made;
  }

  /** Remembers what was made of a text that is not known yet. */
  add(text: string, made: Made): void {
    this.#made.set(text, made);
    this.#characters += text.length;
    for (const oldest of this.#made.keys()) {
      if (this.#characters <= mostCharacters) return;
      this.#made.delete(oldest);
      this.#characters -= oldest.length;
    }
  }
}
