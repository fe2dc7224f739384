import { expect, test } from 'vitest';
import { readEnv } from '../env.server.ts';
import type { Feature } from '../model/features.ts';
import { contactUrl } from './contact-url.ts';

const env = readEnv({
  SECRET: 'tests-only-tests-only-tests-only-tests-only',
  PUBLIC_URL: 'https://fairs.example',
  BRAND_CONTACT_EMAIL: 'hello@fairs.example',
});
const without = (...off: readonly Feature[]) => ({ ...env, features: { off: new Set(off) } });

test('an email leads to the contact form, and to an email where there is no form', () => {
  expect(contactUrl(without())).toBe('https://fairs.example/contact-us');
  expect(contactUrl(without('guides'))).toBe('https://fairs.example/contact-us');
  expect(contactUrl(without('contact-form'))).toBe('mailto:hello@fairs.example');
});
