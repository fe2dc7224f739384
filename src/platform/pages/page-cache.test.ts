import { expect, test } from 'vitest';
import { PageCache, type Kept } from './page-cache.ts';

/** What is kept of a page: here its letter. */
interface Letter extends Kept {
  readonly letter: string;
}

const page = (letter: string, size = 39): Letter => ({ letter, size });

/** Room for twenty pages of forty characters with the name; none may be larger. */
const smallCache = () => new PageCache<Letter>({ capacity: 800, freshFor: 1000 });

test('a visitor gets the page that was kept for the same key, and no other', () => {
  const cache = smallCache();
  const home = page('h');
  cache.keep('/', home, 0, cache.generation);
  expect(cache.find('/', 1)).toBe(home);
  expect(cache.find('/calendar', 1)).toBeUndefined();
});

test('a page is fresh by the clock, and not a moment longer', () => {
  const cache = smallCache();
  cache.keep('/', page('h'), 5000, cache.generation);
  expect(cache.find('/', 5999)).toBeDefined();
  expect(cache.find('/', 6000)).toBeUndefined();
  // It is gone, whatever clocks do then.
  expect(cache.find('/', 5999)).toBeUndefined();
});

test('the page that was longest not asked for is forgotten first', () => {
  const cache = smallCache();
  const names = [...'abcdefghijklmnopqrst'];
  for (const name of names) cache.keep(name, page(name), 0, cache.generation);
  expect(cache.find('a', 1)).toBeDefined();
  cache.keep('u', page('u'), 1, cache.generation);
  expect(cache.find('b', 1)).toBeUndefined();
  for (const name of ['a', 'c', 't', 'u']) expect(cache.find(name, 1)).toBeDefined();
});

test('however many addresses somebody makes up, what is kept stays within its bound', () => {
  const cache = smallCache();
  for (let n = 0; n < 1000; n += 1) cache.keep(`${n}`, page('x', 30), 0, cache.generation);
  const kept = Array.from({ length: 1000 }, (_, n) => cache.find(`${n}`, 1)).filter(Boolean);
  expect(kept.length).toBeGreaterThan(10);
  expect(kept.length * 30).toBeLessThanOrEqual(800);
});

test('one huge page does not drive out all others', () => {
  const cache = smallCache();
  cache.keep('a', page('a'), 0, cache.generation);
  cache.keep('huge', page('h', 700), 0, cache.generation);
  expect(cache.find('huge', 1)).toBeUndefined();
  expect(cache.find('a', 1)).toBeDefined();
});

test('the same page kept again and again takes its room once', () => {
  const cache = smallCache();
  cache.keep('a', page('a'), 0, cache.generation);
  for (let n = 0; n < 100; n += 1) cache.keep('b', page('b'), n, cache.generation);
  expect(cache.find('a', 100)).toBeDefined();
});

test('a change empties it', () => {
  const cache = smallCache();
  cache.keep('/', page('h'), 0, cache.generation);
  cache.empty();
  expect(cache.find('/', 1)).toBeUndefined();
});

test('what was being rendered while something changed is not kept', () => {
  const cache = smallCache();
  const { generation } = cache;
  cache.empty();
  cache.keep('/', page('old'), 0, generation);
  expect(cache.find('/', 1)).toBeUndefined();
  cache.keep('/', page('n'), 0, cache.generation);
  expect(cache.find('/', 1)).toBeDefined();
});

test('visitors who come while a page is rendered wait for it and get the same one', async () => {
  const cache = smallCache();
  const ended = cache.begin('/');
  const [one, other] = [cache.rendering('/'), cache.rendering('/')];
  expect(cache.rendering('/calendar')).toBeUndefined();
  const home = page('h');
  ended(home);
  expect([await one, await other]).toEqual([home, home]);
  expect(cache.rendering('/')).toBeUndefined();
});

test('a rendering that fails, or is for one visitor alone, leaves the others to their own', async () => {
  const cache = smallCache();
  const ended = cache.begin('/');
  const waiting = cache.rendering('/');
  ended();
  expect(await waiting).toBeUndefined();
});

test('visitors who come after a change do not wait for what was begun before it', () => {
  const cache = smallCache();
  const before = cache.begin('/');
  cache.empty();
  expect(cache.rendering('/')).toBeUndefined();
  cache.begin('/');
  before(page('h'));
  expect(cache.rendering('/')).toBeDefined();
});
