import type { Page } from 'playwright-core';

/** Milliseconds without a request after which nothing more is on its way. */
const quiet = 500;

/** Milliseconds after which a page that is still not ready never will be: its scripts are lost or held. */
const timeLimit = 60_000;

/**
 * Lets a visitor look at a page before using it, as people do: a page asks for its scripts when it has
 * been painted, and an idle network says nothing of them; on a busy machine `load` may come before the
 * last of them has run. Who opens a page up to `commit` or `domcontentloaded` does not wait.
 */
export function lookFirst(page: Page): void {
  const underway = new Set<unknown>();
  let changed = performance.now();
  page.on('request', (request) => {
    underway.add(request);
    changed = performance.now();
  });
  const leave = (request: unknown) => {
    underway.delete(request);
    changed = performance.now();
  };
  page.on('requestfinished', leave);
  page.on('requestfailed', leave);
  const settle = async (until = 'load') => {
    if (until !== 'load' && until !== 'networkidle') return;
    // A page whose scripts are lost or held never starts.
    await page
      .waitForFunction(
        () => !('__reactRouterContext' in window) || '__reactRouterDataRouter' in window,
        null,
        { timeout: timeLimit },
      )
      .catch(() => undefined);
    if (until === 'load') return;
    const end = performance.now() + timeLimit;
    while (performance.now() < end && (underway.size > 0 || performance.now() - changed < quiet))
      await new Promise((resolve) => setTimeout(resolve, 50));
  };
  const open = page.goto.bind(page);
  page.goto = async (url, options) => {
    const answer = await open(url, options);
    await settle(options?.waitUntil);
    return answer;
  };
  const reload = page.reload.bind(page);
  page.reload = async (options) => {
    const answer = await reload(options);
    await settle(options?.waitUntil);
    return answer;
  };
  const wait = page.waitForLoadState.bind(page);
  page.waitForLoadState = async (state, options) => {
    await wait(state, options);
    await settle(state);
  };
}
