import { expect, test } from 'vitest';
import { faultsOf } from '../src/platform/metadata/schema-org.fixture.ts';
import { newVisitor } from './browser.ts';
import { openForVisitors } from './open-for-visitors.ts';

const address = await openForVisitors({ demo: true });
const visitor = await newVisitor();

const head = async (path: string) => {
  const page = await visitor.newPage();
  await page.goto(address + path);
  const read = await page.evaluate(() => ({
    title: document.title,
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
    robots: document.querySelector('meta[name=robots]')?.getAttribute('content') ?? null,
    description: document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
    image: document.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '',
    themeColors: document.querySelectorAll('meta[name="theme-color"]').length,
    data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      (block) => block.textContent,
    ),
    files: [
      ...document.querySelectorAll<HTMLLinkElement>(
        'link[rel=icon], link[rel=manifest], link[rel="apple-touch-icon"], link[rel=alternate]',
      ),
    ].map(({ href }) => href),
  }));
  await page.close();
  return read;
};

const thingsOf = (blocks: readonly string[]) =>
  blocks.flatMap((block) => (JSON.parse(block) as { '@graph': { '@type': string }[] })['@graph']);

test('the home page tells machines who we are, where things are, and how colleges are searched', async () => {
  const { data, files, themeColors, image } = await head('/');
  const things = thingsOf(data);
  expect(things.flatMap((thing) => faultsOf(thing))).toEqual([]);
  expect(things.map((thing) => thing['@type'])).toEqual(
    expect.arrayContaining(['Organization', 'WebSite', 'SiteNavigationElement']),
  );
  for (const named of ['/fairs', '/sign-up', '/sign-in'])
    expect(things).toContainEqual(expect.objectContaining({ url: address + named }));
  expect(themeColors).toBeGreaterThan(0);
  expect(files).toHaveLength(5);
  for (const file of [...files, image])
    expect([file, (await fetch(file)).status]).toEqual([file, 200]);
});

test('what is on the sitemap is there, may be found, and is the page that it says', async () => {
  const map = await (await fetch(`${address}/sitemap.xml`)).text();
  const listed = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => String(url));
  expect(listed.length).toBeGreaterThan(200);
  const fairs = listed.filter((url) => /\/fair-[^/]+$/.test(url));
  const [college = ''] = listed.filter((url) => url.includes('/college-'));
  const titles = new Set<string>();
  for (const url of [
    `${address}/`,
    `${address}/calendar`,
    `${address}/colleges`,
    ...fairs,
    college,
  ]) {
    expect(listed).toContain(url);
    const read = await head(url.slice(address.length));
    expect([url, read.canonical]).toEqual([url, url]);
    expect([url, read.robots]).toEqual([url, expect.stringContaining('index, follow')]);
    expect([url, titles.has(read.title)]).toEqual([url, false]);
    titles.add(read.title);
    expect(read.description.length).toBeLessThanOrEqual(160);
    expect(thingsOf(read.data).flatMap((thing) => faultsOf(thing))).toEqual([]);
    const picture = await fetch(read.image);
    expect([read.image, picture.status]).toEqual([read.image, 200]);
  }
});

test('no search engine keeps forms of accounts, or pages that are not there', async () => {
  for (const path of ['/login', '/register', '/nothing-here']) {
    const { robots, canonical } = await head(path);
    expect([path, robots]).toEqual([path, expect.stringContaining('noindex')]);
    expect(canonical).toBeNull();
  }
  expect((await head('/nothing-here')).title).toBe('Page Not Found · Quad');
});
