/** A compiled document takes some 70 to 130 bytes of memory for each character of its text. */
const mostCharacters = 400_000;

/**
 * Remembers what was made of texts, as many as have so many characters together; what was not used
 * for longest goes first. Who sends ever new texts neither fills the memory nor pushes out for long
 * what everybody uses.
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
