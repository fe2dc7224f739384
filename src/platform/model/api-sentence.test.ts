import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, test } from 'vitest';
import { conflict } from './refusal.ts';
import {
  apiSentence,
  forPrograms,
  readApiSentence,
  saidElsewhere,
  translateApiSentence,
  translateApiSentences,
} from './api-sentence.ts';
import { messages } from './messages.ts';
import { defineMessages } from '../i18n/define-messages.ts';
import { ruleMessages } from './wording/messages.messages.ts';

const languages = {
  es: {
    'model.messages.required': 'Obligatorio.',
    'model.messages.minLength': 'Al menos {n, plural, one {# letra} other {# letras}}.',
    'model.messages.choice': 'Elige: {choices}.',
  },
};

const inSpanish = (text: string) => translateApiSentence(text, 'es-MX', languages);

describe('What the API says', () => {
  test('is known again by its words, whatever stands in them', () => {
    for (const [rule, { id }] of Object.entries(ruleMessages)) {
      const made = messages[rule as keyof typeof messages];
      const sentence =
        typeof made === 'string'
          ? made
          : rule === 'choice'
            ? messages.choice(['a (b)', 'c.', '$&'])
            : (made as (n: number) => string)(12);
      const values =
        typeof made === 'string'
          ? {}
          : rule === 'choice'
            ? { choices: 'a (b), c., $&' }
            : { n: 12 };
      expect(readApiSentence(sentence)).toEqual([{ code: id, values }]);
    }
  });

  test('has no counts and cases in its English: what stands in it is found by its place', () => {
    for (const { message } of Object.values(ruleMessages))
      for (const token of compileMessage(message))
        if (typeof token !== 'string') expect(token).toHaveLength(1);
  });

  test('is said in the words that are translated, of several that read the same', () => {
    const { mine, yours } = defineMessages('test.apiSentence.twice', {
      mine: 'Two say this.',
      yours: 'Two say this.',
    });
    for (const message of [mine, yours]) apiSentence(message);
    for (const { id } of [mine, yours])
      expect(translateApiSentence('Two say this.', 'es', { es: { [id]: 'Lo dicen dos.' } })).toBe(
        'Lo dicen dos.',
      );
  });

  test('is known by the form that fits it best, and when someone else says it', () => {
    const { named, fixed, elsewhere } = defineMessages('test.apiSentence', {
      named: '{name} is canceled.',
      fixed: 'This show is canceled.',
      elsewhere: 'A table says this.',
    });
    const sentences = [apiSentence(named, { name: 'The Fall Fair' }), apiSentence(fixed)];
    saidElsewhere(elsewhere);
    expect([...sentences, 'A table says this.'].map((text) => readApiSentence(text))).toEqual([
      [{ code: named.id, values: { name: 'The Fall Fair' } }],
      [{ code: fixed.id, values: {} }],
      [{ code: elsewhere.id, values: {} }],
    ]);
  });

  test('is said in the language of the reader', () => {
    expect(inSpanish('Required.')).toBe('Obligatorio.');
    expect(inSpanish('Must be at least 1 characters.')).toBe('Al menos 1 letra.');
    expect(inSpanish('Must be at least 8 characters.')).toBe('Al menos 8 letras.');
    expect(inSpanish('Please choose one of: {n}, b.')).toBe('Elige: {n}, b.');
    expect(inSpanish('Required. Must be at least 8 characters.')).toBe(
      'Obligatorio. Al menos 8 letras.',
    );
    expect(translateApiSentences({ a: 'Required.' }, 'es', languages)).toEqual({
      a: 'Obligatorio.',
    });
  });

  test.each([
    ['the language lacks it', messages.email, 'es'],
    ['the language lacks a part of it', `Required. ${messages.email}`, 'es'],
    ['nobody declared it', conflict(forPrograms('The list is closed.')).message, 'es'],
    ['nobody speaks the language', 'Required.', 'fr'],
    ['the language is called like something else', 'Required.', 'constructor'],
  ])('stays English where %s', (_why, text, locale) => {
    expect(translateApiSentence(text, locale, languages)).toBe(text);
  });
});
