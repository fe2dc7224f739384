import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, test } from 'vitest';
import catalogue from '../../../locales/en.json' with { type: 'json' };
import { pack, translateCompiled, type Token } from './translate-compiled.ts';
import { translatorFor } from './translator-for.ts';
import { translatorFor as speakInBrowser } from './translator-for-compiled.ts';
import type { MessageValues } from './define-messages.ts';

const lingui = setupI18n({ locale: 'en', messages: { en: {} } });
lingui.setMessagesCompiler(compileMessage);

/** Everything that a message asks for, in its branches, too. */
function namesIn(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token) => {
    if (typeof token === 'string') return [];
    const [name, , cases] = token;
    const branches = typeof cases === 'object' && cases !== null ? Object.values(cases) : [];
    return [name, ...branches.flatMap((one: unknown) => (Array.isArray(one) ? namesIn(one) : []))];
  });
}

/** Counts, names that branches have, and what people type. */
const samples = [0, 1, 2, 1234.5, 1_000_000, 'other', 'Ada <b>’#’ {n}</b>', ''];

const inBothWays = (id: string, message: string, values: MessageValues) => {
  const compiled = compileMessage(message) as readonly Token[];
  const expected = lingui._(id, { ...values }, { message });
  return [
    { values, expected },
    { values, expected: translateCompiled(compiled, values, 'en') },
    { values, expected: translateCompiled(pack(compiled), values, 'en') },
  ] as const;
};

test('a browser says every message of the catalogue as Lingui says it', () => {
  for (const [id, message] of Object.entries(catalogue)) {
    const names = namesIn(compileMessage(message));
    const sets = names.length === 0 ? [undefined] : samples;
    for (const sample of sets) {
      const values = Object.fromEntries(names.map((name) => [name, sample ?? '']));
      const [said, plain, packed] = inBothWays(id, message, values);
      expect([id, plain]).toEqual([id, said]);
      expect([id, packed]).toEqual([id, said]);
    }
  }
});

describe.each([
  '{n, plural, offset:1 =0 {nobody} one {# other} other {# others}} of {all, number}',
  '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} day',
  '{kind, select, college {a college} constructor {no} other {# {kind}}}',
  '{n, plural, one {# {kind, select, a {fair #} other {day}}} other {# {kind, select, a {fairs} other {days}}}}',
  '{share, number, percent} of {n, plural, =1 {one} other {{all, plural, one {#} other {# of #}}}}',
  'No. # of {missing}, {n}',
  '\\u0041 {n}',
])('A browser that is told %j', (message) => {
  test.each([0, 1, 2, 3, 22, 1500])('says what Lingui says for %d', (n) => {
    for (const kind of ['a', 'college', 'toString', 'constructor', 'ordinary']) {
      const values = { n, kind, all: n * 2, share: n / 100 };
      const [said, plain, packed] = inBothWays('test', message, values);
      expect(plain).toEqual(said);
      expect(packed).toEqual(said);
    }
  });
});

test('a browser without translations speaks English, whatever its reader asked for', () => {
  const message = { id: 'test.days', message: '{n, plural, one {# day} other {# days}}' };
  const compiled = pack(compileMessage(message.message));
  for (const locale of ['en', 'es-MX', '', null, undefined])
    for (const n of [1, 2000]) {
      const expected = translatorFor(locale)(message, { n });
      expect(speakInBrowser(locale)(compiled, { n })).toBe(expected);
      expect(speakInBrowser(locale)({ id: message.id, message: compiled }, { n })).toBe(expected);
    }
});

test('a reader of any language sees small numbers in the digits of that language', () => {
  const counted = compileMessage('{n, plural, one {# fair} other {# fairs}}') as readonly Token[];
  const shown = (locale: string, n: number) =>
    translateCompiled(counted, { n }, locale).split(' ')[0];
  for (const locale of ['en', 'es', 'es-US', 'ar-EG', 'bn', 'eo', 'ens'])
    for (const n of [0, 7, 42, 999, 1000, -1, 1.5])
      expect([locale, n, shown(locale, n)]).toEqual([
        locale,
        n,
        new Intl.NumberFormat([locale, 'en']).format(n),
      ]);
});
