import { expect, test } from 'vitest';
import { PageCache, type Cached } from './page-cache.ts';

/** A cached page: here a single letter. */
interface LetterPage extends Cached {
  readonly letter: string;
}

const page = (letter: string, size = 39, tags: readonly string[] = []): LetterPage => ({
  letter,
  size,
  tags: new Set(tags),
});

/** Room for twenty pages of forty characters with the name; none may be larger. */
function smallCache() {
  let present = 1_000_000;
  const cache = new PageCache<LetterPage>({ capacity: 800, freshFor: 1000, now: () => present });
  return {
    cache,
    later(milliseconds: number) {
      present += milliseconds;
    },
    keep(key: string, cached: LetterPage) {
      const rendering = cache.begin(key);
      rendering.keep(cached);
      rendering.end();
    },
  };
}

test('a visitor gets the page that was kept for the same key, and no other', () => {
  const { cache, keep } = smallCache();
  const home = page('h');
  keep('/', home);
  expect(cache.find('/')).toBe(home);
  expect(cache.find('/calendar')).toBeUndefined();
});

test('a page is fresh by the clock, and not a moment longer', () => {
  const { cache, keep, later } = smallCache();
  keep('/', page('h'));
  later(1000);
  expect(cache.find('/')).toBeDefined();
  later(1);
  expect(cache.find('/')).toBeUndefined();
});

test('the page that was longest not asked for is forgotten first', () => {
  const { cache, keep } = smallCache();
  for (const name of 'abcdefghijklmnopqrst') keep(name, page(name));
  expect(cache.find('a')).toBeDefined();
  keep('u', page('u'));
  expect(cache.find('b')).toBeUndefined();
  for (const name of ['a', 'c', 't', 'u']) expect(cache.find(name)).toBeDefined();
});

test('however many addresses someone makes up, what is kept stays within its bound', () => {
  const { cache, keep } = smallCache();
  for (let n = 0; n < 1000; n += 1) keep(`${n}`, page('x', 30));
  const cached = Array.from({ length: 1000 }, (_, n) => cache.find(`${n}`)).filter(Boolean);
  expect(cached.length).toBeGreaterThan(10);
  expect(cached.length * 30).toBeLessThanOrEqual(800);
});

test('one huge page does not drive out all others', () => {
  const { cache, keep } = smallCache();
  keep('a', page('a'));
  keep('huge', page('h', 700));
  expect(cache.find('huge')).toBeUndefined();
  expect(cache.find('a')).toBeDefined();
});

test('the same page kept again and again takes its room once, and goes with a change still', () => {
  const { cache, keep } = smallCache();
  keep('a', page('a'));
  for (let n = 0; n < 100; n += 1) keep('b', page('b', 39, ['fair spring']));
  expect(cache.find('a')).toBeDefined();
  cache.changed(['fair spring']);
  expect(cache.find('b')).toBeUndefined();
});

test('a change drops the pages that show it, and no others', () => {
  const { cache, keep } = smallCache();
  keep('/fair-spring', page('s', 20, ['fair spring', 'names']));
  keep('/fair-autumn', page('a', 20, ['fair autumn', 'names']));
  keep('/about-us', page('u', 20));
  cache.changed(['fairs', 'fair spring']);
  expect(cache.find('/fair-spring')).toBeUndefined();
  expect(cache.find('/fair-autumn')).toBeDefined();
  cache.changed(['names']);
  expect(cache.find('/fair-autumn')).toBeUndefined();
  expect(cache.find('/about-us')).toBeDefined();
  cache.empty();
  expect(cache.find('/about-us')).toBeUndefined();
});

test('what was being rendered while it changed is not kept; what shows something else is', () => {
  const { cache } = smallCache();
  const [spring, autumn] = [cache.begin('/fair-spring'), cache.begin('/fair-autumn')];
  cache.changed(['fair spring']);
  spring.keep(page('s', 20, ['fair spring']));
  autumn.keep(page('a', 20, ['fair autumn']));
  expect(cache.find('/fair-spring')).toBeUndefined();
  expect(cache.find('/fair-autumn')).toBeDefined();
  const about = cache.begin('/about-us');
  cache.empty();
  about.keep(page('u', 20));
  expect(cache.find('/about-us')).toBeUndefined();
});

test('visitors who come while a page is rendered wait for it and get the same one', async () => {
  const { cache } = smallCache();
  const rendering = cache.begin('/');
  const [one, other] = [cache.rendering('/'), cache.rendering('/')];
  expect(cache.rendering('/calendar')).toBeUndefined();
  const home = page('h');
  rendering.keep(home);
  rendering.end();
  expect([await one, await other]).toEqual([home, home]);
  expect(cache.rendering('/')).toBeUndefined();
});

test('a rendering that fails, or is for one visitor alone, leaves the others to their own', async () => {
  const { cache } = smallCache();
  const rendering = cache.begin('/');
  const waiting = cache.rendering('/');
  rendering.end();
  expect(await waiting).toBeUndefined();
});

test('visitors of a page that is for each alone wait for the first of them at most', async () => {
  const { cache, keep } = smallCache();
  cache.begin('/register').end();
  cache.begin('/register');
  expect(cache.rendering('/register')).toBeUndefined();
  keep('/register', page('r'));
  cache.begin('/register');
  expect(cache.rendering('/register')).toBeDefined();
});

test('visitors who come after a change do not wait for what was begun before it', () => {
  const { cache } = smallCache();
  const before = cache.begin('/');
  cache.changed(['fairs']);
  expect(cache.rendering('/')).toBeUndefined();
  cache.begin('/');
  before.keep(page('h'));
  before.end();
  expect(cache.rendering('/')).toBeDefined();
});
