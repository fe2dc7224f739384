import type { DirectoryEntry } from './directory-entry.ts';
import { commonWords, coreOf, fold, initialsOf, namedWords, wordsOf } from './fold-words.ts';
import { stateNames } from '../states.ts';
import { WordIndex } from './word-index.ts';

/** What a word is worth by where it stands. */
const weights = { name: 10, alias: 9, initials: 6, city: 5, state: 3 };

/** Points beside those of the words, for a name that is what was typed as a whole. */
const whole = { name: 30, core: 10, alias: 8, start: 4, part: 3 };

/** What a college is called, in the plain form of `fold`. */
interface Called {
  readonly name: string;
  readonly core: string;
  readonly aliases: readonly string[];
}

/** Searches colleges by name, other names, city and state, in spite of typing mistakes. */
export class NameSearch {
  readonly #words = new WordIndex();
  readonly #called = new Map<number, Called>();

  add(entry: DirectoryEntry, slot: number): void {
    for (const [word, weight] of placedWords(entry)) this.#words.add(word, slot, weight);
    const { name } = entry.card;
    const aliases = entry.aliases.map(foldSaints);
    this.#called.set(slot, { name: foldSaints(name), core: coreOf(name), aliases });
  }

  remove(entry: DirectoryEntry, slot: number): void {
    for (const [word] of placedWords(entry)) this.#words.remove(word, slot);
    this.#called.delete(slot);
  }

  /**
   * Slots to points for a search. Every word must be found; where no college has them all, mistakes
   * are forgiven everywhere, then common words may be missing, then any; so a search of several words
   * is answered with the nearest there is.
   */
  search(text: string): Map<number, number> {
    const words = wordsOf(text);
    if (words.length === 0) return new Map();
    const telling = words.filter((word) => !commonWords.has(word));
    const core = telling.length > 0 ? telling : words;
    const apart = this.#takeApart(words);
    const tries: [typed: string, () => Map<number, number>][] = [
      [text, () => this.#matchAll(words, false)],
      [apart.join(' '), () => this.#matchAll(apart, false)],
      [text, () => this.#matchAll(words, true)],
      [text, () => this.#matchAll(core, true)],
      [text, () => this.#matchMost(core)],
    ];
    for (const [typed, attempt] of tries) {
      const points = attempt();
      this.#addDrawnTogether(points, text);
      if (points.size > 0) return this.#rewardWholeNames(points, typed);
    }
    return new Map();
  }

  /** Somebody may write De Paul for DePaul. */
  #addDrawnTogether(points: Map<number, number>, text: string): void {
    const words = fold(text).split(' ');
    for (let place = 1; place < words.length; place += 1) {
      const joined = `${words[place - 1] ?? ''}${words[place] ?? ''}`;
      if (!this.#words.has(joined)) continue;
      const rest = wordsOf(words.toSpliced(place - 1, 2).join(' '));
      for (const [slot, sum] of this.#matchAll([...rest, joined], false)) {
        points.set(slot, Math.max(sum, points.get(slot) ?? 0));
      }
    }
  }

  /** Somebody may write johnshopkins. */
  #takeApart(words: readonly string[]): string[] {
    return words.flatMap((word) => {
      for (let place = 2; place < word.length - 1; place += 1) {
        const parts = [word.slice(0, place), word.slice(place)];
        if (!this.#words.has(word) && parts.every((part) => this.#words.has(part))) return parts;
      }
      return [word];
    });
  }

  #match(words: readonly string[], forgiving: boolean): Map<number, number>[] {
    return words.map((word, place) =>
      this.#words.match(word, { isLast: place === words.length - 1, forgiving }),
    );
  }

  #matchAll(words: readonly string[], forgiving: boolean): Map<number, number> {
    const [first, ...others] = this.#match(words, forgiving);
    const points = new Map<number, number>();
    for (const [slot, start] of first ?? []) {
      let sum = start;
      for (const other of others) {
        const more = other.get(slot);
        if (more === undefined) {
          sum = 0;
          break;
        }
        sum += more;
      }
      if (sum > 0) points.set(slot, sum / words.length);
    }
    return points;
  }

  /** The colleges in which most words were found, two of three at least. */
  #matchMost(words: readonly string[]): Map<number, number> {
    const sums = new Map<number, { found: number; sum: number }>();
    for (const matched of this.#match(words, true)) {
      for (const [slot, points] of matched) {
        const { found, sum } = sums.get(slot) ?? { found: 0, sum: 0 };
        sums.set(slot, { found: found + 1, sum: sum + points });
      }
    }
    let most = Math.ceil((words.length * 2) / 3);
    for (const { found } of sums.values()) most = Math.max(most, found);
    const points = new Map<number, number>();
    for (const [slot, { found, sum }] of sums) {
      if (found === most) points.set(slot, sum / words.length);
    }
    return points;
  }

  #rewardWholeNames(points: Map<number, number>, text: string): Map<number, number> {
    const typed = foldSaints(text);
    const core = coreOf(text);
    for (const [slot, sum] of points) {
      const called = this.#called.get(slot);
      if (called) points.set(slot, sum + rewardFor(called, typed, core));
    }
    return points;
  }
}

function rewardFor({ name, core, aliases }: Called, typed: string, typedCore: string): number {
  if (name === typed) return whole.name;
  if (core === typedCore && core !== '') return whole.core;
  if (aliases.includes(typed)) return whole.alias;
  if (name.startsWith(`${typed} `)) return whole.start;
  return name.endsWith(` ${typed}`) || name.includes(` ${typed} `) ? whole.part : 0;
}

/** St. and Saint are the same to people. */
const foldSaints = (text: string): string => fold(text).replace(/(?<![^ ])st(?![^ ])/g, 'saint');

function* placedWords({ card, aliases }: DirectoryEntry): Generator<[string, number]> {
  for (const word of namedWords(card.name)) yield [word, weights.name];
  for (const alias of aliases) {
    for (const word of namedWords(alias)) yield [word, weights.alias];
  }
  const initials = initialsOf(card.name);
  if (initials !== null) yield [initials, weights.initials];
  for (const word of namedWords(card.city)) yield [word, weights.city];
  yield [card.state.toLowerCase(), weights.state];
  for (const word of wordsOf(stateNames.get(card.state) ?? '')) yield [word, weights.state];
}
