import { expect, test } from 'vitest';
import { outwardLink } from './outward-link.ts';

test('someone sees where a link leads before following it', () => {
  expect(outwardLink('https://www.reed.edu/apply?x=1')).toEqual({
    href: 'https://www.reed.edu/apply?x=1',
    host: 'reed.edu',
  });
  expect(outwardLink('http://example.edu')).toEqual({
    href: 'http://example.edu/',
    host: 'example.edu',
  });
});

test('what was kept before and misleads is no link', () => {
  for (const text of [
    'https://evil.test\\@good.test',
    'https://127.0.0.1/',
    'https://a.edu/\u202ex',
  ])
    expect(outwardLink(text)).toBeNull();
});

test('what is no address of the web is no link', () => {
  for (const text of ['javascript:alert(1)', 'data:text/html,x', 'ftp://x.edu', '/home', '', null])
    expect(outwardLink(text)).toBeNull();
});
