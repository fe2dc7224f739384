import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, it, test } from 'vitest';
import english from '../../../locales/en.json' with { type: 'json' };
import { languageNames } from './languages.ts';
import { unpack, type Token } from './translate-compiled.ts';
import { translations } from './translations.ts';

test('the site offers the languages that it has, each under its own name', () => {
  expect(Object.keys(languageNames)).toEqual(['en', ...Object.keys(translations)]);
});

const originals: Readonly<Record<string, string>> = english;

interface Placeholders {
  readonly names: readonly string[];
  /** Those that are counted, or written as numbers: a text in their place would be no number. */
  readonly numbers: readonly string[];
}

function placeholders(message: string): Placeholders {
  const names = new Set<string>();
  const numbers = new Set<string>();
  const read = (tokens: readonly Token[]) => {
    for (const token of tokens) {
      if (typeof token === 'string') continue;
      const [name, kind = '', detail] = token;
      names.add(name);
      if (['number', 'plural', 'selectordinal'].includes(kind)) numbers.add(name);
      if (typeof detail !== 'object' || detail === null) continue;
      for (const one of Object.values(detail as Readonly<Record<string, unknown>>))
        if (Array.isArray(one)) read(one as readonly Token[]);
    }
  };
  read(unpack(compileMessage(message)));
  return { names: [...names].sort(), numbers: [...numbers].sort() };
}

/** The cases of each choice that a message makes by a word: a program says which, not a language. */
function choicesOf(tokens: readonly Token[]): string[] {
  return tokens
    .flatMap((token): string[] => {
      if (typeof token === 'string') return [];
      const [name, kind, detail] = token;
      if (typeof detail !== 'object' || detail === null) return [];
      const cases = Object.entries(detail as Readonly<Record<string, unknown>>);
      const inside = cases.flatMap(([, one]) =>
        Array.isArray(one) ? choicesOf(one as readonly Token[]) : [],
      );
      const named = cases.map(([key]) => key).sort();
      return kind === 'select' ? [`${name}: ${named.join(' ')}`, ...inside] : inside;
    })
    .sort();
}

const choices = (message: string) => [...new Set(choicesOf(unpack(compileMessage(message))))];

describe.each(Object.entries(translations))('A translation into %s', (_language, catalogue) => {
  it('is of messages that there are', () => {
    expect(Object.keys(catalogue).filter((id) => !(id in originals))).toEqual([]);
  });

  it('lacks no message', () => {
    expect(Object.keys(originals).filter((id) => !(id in catalogue))).toEqual([]);
  });

  it('puts in what the English puts in, and chooses between the same', () => {
    const wrong = Object.entries(catalogue).filter(([id, message]) => {
      const original = originals[id] ?? '';
      const [said, meant] = [placeholders(message), placeholders(original)];
      return (
        said.names.join() !== meant.names.join() ||
        said.numbers.some((name) => !meant.numbers.includes(name)) ||
        choices(message).join('; ') !== choices(original).join('; ')
      );
    });
    expect(wrong.map(([id]) => id)).toEqual([]);
  });

  it('has a text for everything that it names', () => {
    expect(
      Object.entries(catalogue)
        .filter(([, message]) => message.trim() === '')
        .map(([id]) => id),
    ).toEqual([]);
  });
});
