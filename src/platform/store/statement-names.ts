/** A prepared statement costs memory in every connection, the more the longer its text is. */
const mostCharacters = 500_000;
const longest = 20_000;
const mostWaiting = 1000;
/** A text is worth a name once it has come so often. */
const often = 3;

/**
 * Gives the texts of statements that come again and again a name, under which the database prepares
 * them once for each connection. Names are never taken back, so who sends ever new texts, or long
 * ones, gets none and is answered all the same.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #waiting = new Map<string, number>();
  #characters = 0;

  /** The name to send a text under; undefined to send it without. */
  nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || text.length > longest) return known;
    if (this.#characters + text.length > mostCharacters) return undefined;
    const times = (this.#waiting.get(text) ?? 0) + 1;
    this.#waiting.delete(text);
    if (times < often) {
      this.#waiting.set(text, times);
      const [oldest = ''] = this.#waiting.keys();
      if (this.#waiting.size > mostWaiting) this.#waiting.delete(oldest);
      return undefined;
    }
    const name = `quad_${this.#names.size}`;
    this.#names.set(text, name);
    this.#characters += text.length;
    return name;
  }
}
