import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { demoEmail, demoPassword } from '../src/features/accounts/demo-accounts.ts';
import { newVisitor } from './browser.ts';
import { openForVisitors } from './open-for-visitors.ts';

const address = await openForVisitors({ demo: true });

/** A page, what its browser complains of, and where it turns to besides the site. */
interface Watched {
  readonly page: Page;
  readonly complaints: readonly string[];
  readonly elsewhere: readonly string[];
}

async function newDeveloper(options: BrowserContextOptions): Promise<Watched> {
  const visitor = await newVisitor(options);
  const complaints: string[] = [];
  const elsewhere: string[] = [];
  const note = (url: string) => {
    if (!/^(?:data|blob):/.test(url) && new URL(url).host !== new URL(address).host)
      elsewhere.push(url);
  };
  visitor.on('request', (request) => note(request.url()));
  const page = await visitor.newPage();
  page.on('websocket', (socket) => note(socket.url()));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      reportError(new Error(`Refused by ${violatedDirective}: ${blockedURI}`));
    });
  });
  return { page, complaints, elsewhere };
}

async function openExplorer(page: Page): Promise<void> {
  const described = page.waitForResponse((answer) => answer.url() === `${address}/graphql`);
  await page.goto(`${address}/graphiql`);
  await (await described).finished();
  await page.locator('.graphiql-query-editor .view-line').first().waitFor();
}

/** Types an operation in place of what is there, and runs it. */
async function run(page: Page, kind: string, name: string, selection: string): Promise<void> {
  const written = page.locator('.graphiql-query-editor .view-lines');
  // By its own name: its first line may lie under the tabs when the window is small.
  await page.getByRole('textbox', { name: 'Editor content' }).first().focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await expect.poll(async () => (await written.innerText()).trim()).toBe('');
  // The editor closes brackets and quotes by itself, and lets them be typed over.
  await page.keyboard.type(`${kind} ${name} ${selection}`, { delay: 15 });
  await page.keyboard.press('Escape');
  // It reads what was typed a moment later, and calls the tab after it.
  await page.locator('.graphiql-session-header').getByText(name, { exact: true }).waitFor();
  await page.keyboard.press('ControlOrMeta+Enter');
}

/** The answer that is shown, without the spaces that only lay it out. */
const answerIn = async (page: Page): Promise<string> =>
  (await page.locator('.result-window').innerText()).replaceAll(/\s+/g, ' ');

describe.each([390, 1440])('A developer with a window %i pixels wide', (width) => {
  test('runs a query and reads the answer; nothing comes from elsewhere', async () => {
    const { page, complaints, elsewhere } = await newDeveloper({
      viewport: { width, height: 844 },
    });
    await openExplorer(page);
    await run(
      page,
      'query',
      'Find',
      '{ collegeDirectory(search: "ohio state", limit: 1) { items { name state } } }',
    );
    await expect.poll(() => answerIn(page), { timeout: 30_000 }).toContain('"state": "OH"');
    const shown = await page.locator('.result-window').boundingBox();
    expect(shown?.width).toBeGreaterThan(300);
    expect(shown?.height).toBeGreaterThan(200);
    const tooWide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(tooWide).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
    await page.getByText('Root Types').waitFor();
    expect({ complaints, elsewhere }).toEqual({ complaints: [], elsewhere: [] });
  });
});

test('a developer who is signed in calls as themselves, and follows changes', async () => {
  const { page, complaints, elsewhere } = await newDeveloper({
    viewport: { width: 1440, height: 844 },
  });
  const { request } = page.context();
  const headers = { origin: address };
  const email = demoEmail('admin');
  const signedIn = await request.post(`${address}/api/auth/sign-in/email`, {
    headers,
    data: { email, password: demoPassword },
  });
  expect(signedIn.status()).toBe(200);
  await openExplorer(page);
  await run(page, 'query', 'WhoAmI', '{ me { email } }');
  await expect.poll(() => answerIn(page), { timeout: 30_000 }).toContain(email);

  const ask = async (query: string) => {
    const answer = await request.post(`${address}/graphql`, { headers, data: { query } });
    return (await answer.json()) as { data: { listFairs: { items: { id: string }[] } } };
  };
  const { data } = await ask('{ listFairs(limit: 1) { items { id } } }');
  const fair = data.listFairs.items[0]?.id ?? '';
  const opened = page.waitForEvent('websocket');
  await run(page, 'subscription', 'Follow', '{ onUpdateFair { name } }');
  const socket = await opened;
  await socket.waitForEvent('framesent', ({ payload }) => String(payload).includes('subscribe'));
  await expect
    .poll(
      async () => {
        await ask(
          `mutation { updateFair(input: { id: "${fair}", name: "Explored Fair" }) { id } }`,
        );
        return answerIn(page);
      },
      { timeout: 30_000, interval: 1000 },
    )
    .toContain('Explored Fair');
  expect({ complaints, elsewhere }).toEqual({ complaints: [], elsewhere: [] });
});

test('without JavaScript the page says where the API is described', async () => {
  const visitor = await newVisitor({ javaScriptEnabled: false });
  const page = await visitor.newPage();
  await page.goto(`${address}/graphiql`);
  expect(await page.locator('main').innerText()).toContain('docs/guides/call-the-api.md');
});

test('search engines keep out, and no other page may have inline styles', async () => {
  const explorer = await fetch(`${address}/graphiql`);
  expect(explorer.headers.get('x-robots-tag')).toBe('noindex');
  expect(await explorer.text()).toContain('<meta name="robots" content="noindex">');
  expect(await (await fetch(`${address}/robots.txt`)).text()).toContain('Disallow: /graphiql\n');
  expect(await (await fetch(`${address}/sitemap.xml`)).text()).not.toContain('/graphiql');
  const inline = /style-src [^;]*'unsafe-inline'/;
  expect(explorer.headers.get('content-security-policy')).toMatch(inline);
  const home = await fetch(address);
  expect(home.headers.get('content-security-policy')).not.toMatch(inline);
  expect(await home.text()).not.toContain('graphiql');
});

test('an operator who has switched it off has no explorer', async () => {
  const other = await openForVisitors({ env: () => Promise.resolve({ EXPLORER: 'off' }) });
  expect((await fetch(`${other}/graphiql`)).status).toBe(404);
  expect((await fetch(`${other}/graphql?query={__typename}`)).status).toBe(200);
});
