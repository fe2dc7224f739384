import { meaningsOf } from './fold-words.ts';
import type { Points } from './points.ts';
import { countBits, lettersOf, typingDistance } from '../../../platform/search/typing-distance.ts';

/** A word in the directory; where it occurs, and its highest weight there. */
interface IndexedWord {
  readonly word: string;
  readonly letters: number;
  readonly slots: number[];
  readonly weights: number[];
}

/** How well a search word fits a word of the directory, from 0 to 1. */
const quality = {
  exact: 1,
  meaning: 0.95,
  start: 0.75,
  oneSlip: 0.6,
  twoSlips: 0.45,
  slippedStart: 0.4,
};

/** The words of all colleges, found exactly, by prefix, or despite typing mistakes. */
export class WordIndex {
  readonly #words = new Map<string, IndexedWord>();
  #sorted: IndexedWord[] | null = null;

  add(word: string, slot: number, weight: number): void {
    let indexed = this.#words.get(word);
    if (!indexed) {
      indexed = { word, letters: lettersOf(word), slots: [], weights: [] };
      this.#words.set(word, indexed);
      this.#sorted = null;
    }
    const index = indexed.slots.lastIndexOf(slot);
    if (index < 0) {
      indexed.slots.push(slot);
      indexed.weights.push(weight);
    } else indexed.weights[index] = Math.max(weight, indexed.weights[index] ?? 0);
  }

  remove(word: string, slot: number): void {
    const indexed = this.#words.get(word);
    const index = indexed ? indexed.slots.lastIndexOf(slot) : -1;
    if (!indexed || index < 0) return;
    indexed.slots.splice(index, 1);
    indexed.weights.splice(index, 1);
    if (indexed.slots.length > 0) return;
    this.#words.delete(word);
    this.#sorted = null;
  }

  has(word: string): boolean {
    return this.#words.has(word);
  }

  /**
   * Gives each slot the points of its best match with one search word. Typos are tolerated only
   * where nothing fits as typed, or when `forgiving` is set.
   */
  match(typed: string, points: Points, { isLast = false, forgiving = false } = {}): Points {
    const give = (indexed: IndexedWord | undefined, worth: number) => {
      if (!indexed) return;
      const { slots, weights } = indexed;
      for (let index = 0; index < slots.length; index += 1) {
        points.raise(slots[index] ?? 0, (weights[index] ?? 0) * worth);
      }
    };
    give(this.#words.get(typed), quality.exact);
    for (const meaning of meaningsOf(typed)) give(this.#words.get(meaning), quality.meaning);
    // One letter is the prefix of too much, unless someone is still typing.
    if (typed.length > 1 || isLast) {
      for (const indexed of this.#startingWith(typed)) give(indexed, quality.start);
    }
    if (points.slots.length === 0 || forgiving) {
      for (const { indexed, worth } of this.#nearTo(typed, isLast)) give(indexed, worth);
    }
    return points;
  }

  *#startingWith(start: string): Generator<IndexedWord> {
    const sorted = (this.#sorted ??= [...this.#words.values()].sort((one, other) =>
      one.word < other.word ? -1 : 1,
    ));
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((sorted[middle]?.word ?? '') < start) low = middle + 1;
      else high = middle;
    }
    for (let index = low; sorted[index]?.word.startsWith(start); index += 1) {
      const found = sorted[index];
      if (found) yield found;
    }
  }

  /** Four letters tolerate one typo, eight tolerate two if one finds nothing. */
  #nearTo(typed: string, isLast: boolean): { indexed: IndexedWord; worth: number }[] {
    const most = typed.length < 4 ? 0 : typed.length < 8 ? 1 : 2;
    if (most === 0) return [];
    const letters = lettersOf(typed);
    const startsToo = isLast && typed.length > 4;
    const near: { indexed: IndexedWord; worth: number }[] = [];
    for (const indexed of this.#words.values()) {
      // Each letter of the one that the other lacks is a typo of its own.
      const lacking = countBits(letters & ~indexed.letters);
      if (lacking > most) continue;
      const { word } = indexed;
      const mayBeWhole =
        Math.abs(word.length - typed.length) <= most &&
        countBits(indexed.letters & ~letters) <= most;
      const slips = mayBeWhole ? typingDistance(typed, word, most) : most + 1;
      if (slips === 0) continue;
      if (slips <= most) {
        near.push({ indexed, worth: slips === 1 ? quality.oneSlip : quality.twoSlips });
      } else if (startsToo && lacking <= 1 && typingDistance(typed, word, 1, true) === 1) {
        near.push({ indexed, worth: quality.slippedStart });
      }
    }
    const once = near.filter(({ worth }) => worth === quality.oneSlip);
    return once.length > 0 ? once : near;
  }
}
