import { commonWords, coreOf, initialsOf, namedWords, wordsOf } from './name-search/fold-words.ts';
import { fold } from '../../platform/search/fold.ts';
import { Points } from './name-search/points.ts';
import { stateNames } from '../../platform/addresses/states.ts';
import { WordIndex } from './name-search/word-index.ts';

/** What a word is worth by where it occurs. */
const weights = { name: 10, alias: 9, initials: 6, city: 5, state: 3 };

/** Extra points for a name that equals the whole search. */
const whole = { name: 30, core: 10, alias: 8, start: 4, part: 3 };

/** What a college can be found by. */
export interface NamedCollege {
  readonly card: { readonly name: string; readonly city: string; readonly state: string };
  readonly aliases: readonly string[];
}

/** A college's names, as normalized by `fold`. */
interface Called {
  readonly name: string;
  readonly core: string;
  readonly aliases: readonly string[];
}

/** Searches colleges by name, other names, city and state, tolerating typing mistakes. */
export class NameSearch {
  readonly #words = new WordIndex();
  readonly #called = new Map<number, Called>();
  readonly #found = new Points();
  /** For each search word the points it gives. */
  readonly #scratch: Points[] = [];

  add(entry: NamedCollege, slot: number): void {
    for (const [word, weight] of placedWords(entry)) this.#words.add(word, slot, weight);
    const { name } = entry.card;
    const aliases = entry.aliases.map(foldSaints);
    this.#called.set(slot, { name: foldSaints(name), core: coreOf(name), aliases });
  }

  remove(entry: NamedCollege, slot: number): void {
    for (const [word] of placedWords(entry)) this.#words.remove(word, slot);
    this.#called.delete(slot);
  }

  /**
   * Points for a search; valid until the next one. Every word must match; where no college has them
   * all, typos are tolerated everywhere, then common words may be missing, then any; so a search of
   * several words returns the nearest matches.
   */
  search(text: string): Points {
    const words = wordsOf(text);
    const found = this.#found.clear();
    if (words.length === 0) return found;
    const telling = words.filter((word) => !commonWords.has(word));
    const core = telling.length > 0 ? telling : words;
    const apart = this.#takeApart(words);
    const tries: [typed: string, () => void][] = [
      [text, () => this.#matchAll(words, false)],
      [apart.join(' '), () => this.#matchAll(apart, false)],
      [text, () => this.#matchAll(words, true)],
      [text, () => this.#matchAll(core, true)],
      [text, () => this.#matchMost(core)],
    ];
    for (const [typed, attempt] of tries) {
      attempt();
      this.#addDrawnTogether(text);
      if (found.slots.length > 0) {
        this.#rewardWholeNames(typed);
        break;
      }
    }
    return found;
  }

  /** Someone may type De Paul for DePaul. */
  #addDrawnTogether(text: string): void {
    const words = fold(text).split(' ');
    for (let index = 1; index < words.length; index += 1) {
      const joined = `${words[index - 1] ?? ''}${words[index] ?? ''}`;
      if (!this.#words.has(joined)) continue;
      this.#matchAll([...wordsOf(words.toSpliced(index - 1, 2).join(' ')), joined], false);
    }
  }

  /** Someone may type johnshopkins. */
  #takeApart(words: readonly string[]): string[] {
    return words.flatMap((word) => {
      for (let splitAt = 2; splitAt < word.length - 1; splitAt += 1) {
        const parts = [word.slice(0, splitAt), word.slice(splitAt)];
        if (!this.#words.has(word) && parts.every((part) => this.#words.has(part))) return parts;
      }
      return [word];
    });
  }

  #match(words: readonly string[], forgiving: boolean): Points[] {
    return words.map((word, index) => {
      const points = (this.#scratch[index] ??= new Points()).clear();
      return this.#words.match(word, points, { isLast: index === words.length - 1, forgiving });
    });
  }

  #matchAll(words: readonly string[], forgiving: boolean): void {
    const [first, ...others] = this.#match(words, forgiving);
    for (const slot of first?.slots ?? []) {
      let sum = first?.of(slot) ?? 0;
      for (const other of others) {
        const more = other.of(slot);
        sum = more === 0 ? Number.NaN : sum + more;
      }
      if (sum > 0) this.#found.raise(slot, sum / words.length);
    }
  }

  /** The colleges in which most words were found, at least two of three. */
  #matchMost(words: readonly string[]): void {
    const matched = this.#match(words, true);
    const counts = new Map<number, number>();
    for (const { slots } of matched) {
      for (const slot of slots) counts.set(slot, (counts.get(slot) ?? 0) + 1);
    }
    let most = Math.ceil((words.length * 2) / 3);
    for (const count of counts.values()) most = Math.max(most, count);
    for (const [slot, count] of counts) {
      if (count < most) continue;
      const sum = matched.reduce((points, one) => points + one.of(slot), 0);
      this.#found.raise(slot, sum / words.length);
    }
  }

  #rewardWholeNames(text: string): void {
    const typed = foldSaints(text);
    const core = coreOf(text);
    for (const slot of this.#found.slots) {
      const called = this.#called.get(slot);
      if (called) this.#found.add(slot, rewardFor(called, typed, core));
    }
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

function* placedWords({ card, aliases }: NamedCollege): Generator<[string, number]> {
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
