import { expect, test } from 'vitest';
import { readEnv } from '../../../platform/env.server.ts';
import { pageBrandOf } from './page-brand.server.ts';

const taglineOf = (locale: string, variables: Readonly<Record<string, string>> = {}) =>
  pageBrandOf(readEnv({ DATA_DIR: '/nonexistent', ...variables }), locale).tagline;

test('the tagline of the project is in the reader’s language, an organizer’s own as it was written', () => {
  expect(taglineOf('en')).toBe('Free virtual college fairs, resources and guides');
  expect(taglineOf('es-US')).toBe('Ferias universitarias virtuales gratuitas, recursos y guías');
  expect(taglineOf('es-US', { BRAND_TAGLINE: 'Meet us' })).toBe('Meet us');
});
