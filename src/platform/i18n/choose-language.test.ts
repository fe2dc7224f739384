import { expect, test } from 'vitest';
import { chooseLanguage } from './choose-language.ts';

const languages = { es: {}, fr: {} };

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['de, fr;q=0.5, es;q=0.7', 'es'],
  ['en;q=0.1, FR;q=0.2', 'fr'],
  ['es;q=0, *', 'en'],
  ['constructor, es;q=x', 'en'],
])('someone whose browser asks for %j reads %s', (asked, language) => {
  expect(chooseLanguage(asked, languages)).toBe(language);
});
