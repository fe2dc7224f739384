import { LRUCache } from 'lru-cache';

/** A prepared statement costs memory in every connection, the more the longer its text is. */
const mostCharacters = 500_000;
const longest = 20_000;
const mostWaiting = 1000;
/** Number of uses after which a statement gets a name. */
const often = 3;

/**
 * Names repeated statements, so that the database prepares them once per connection. The total
 * length is limited; the least recently used statements lose their names, and get new ones when
 * they are frequent again.
 */
export class StatementNames {
  readonly #names = new LRUCache<string, string>({
    maxSize: mostCharacters,
    sizeCalculation: (_name, text) => text.length,
  });
  readonly #waiting = new LRUCache<string, number>({ max: mostWaiting });
  #named = 0;
  #characters = 0;

  /** Characters of all texts that were ever named. */
  get characters(): number {
    return this.#characters;
  }

  /** The name to send a text under; undefined to send it without. */
  nameOf(text: string): string | undefined {
    if (text.length > longest) return undefined;
    const cachedName = this.#names.get(text);
    if (cachedName !== undefined) return cachedName;
    const times = (this.#waiting.get(text) ?? 0) + 1;
    if (times < often) {
      this.#waiting.set(text, times);
      return undefined;
    }
    this.#waiting.delete(text);
    const name = `quad_${this.#named++}`;
    this.#names.set(text, name);
    this.#characters += text.length;
    return name;
  }
}

/** The names of this process. */
export const statementNames = new StatementNames();

/** Characters named since a connection was opened, after which it is worn. */
const wornAfter = 4 * mostCharacters;

/**
 * Tells whether a connection may hold many prepared statements with unused names, which only
 * closing it frees. Create one per connection when it opens.
 */
export function wear(names: StatementNames = statementNames): () => boolean {
  const { characters } = names;
  return () => names.characters - characters > wornAfter;
}
