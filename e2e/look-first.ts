import type { Page, Request } from 'playwright-core';

/** Milliseconds without a request after which nothing more is on its way. */
const quiet = 500;

/** Milliseconds after which a page that is still not ready never will be: its scripts are lost or held. */
const timeLimit = 60_000;

/** Milliseconds without news of any request after which those underway are given up. */
const patience = 15_000;

type WaitUntil = 'load' | 'domcontentloaded' | 'networkidle' | 'commit';

/**
 * Lets a visitor look at a page before using it, as people do: a page asks for its scripts when it has
 * been painted, and an idle network says nothing of them; on a busy machine `load` may come before the
 * last of them has run. Who opens a page up to `commit` or `domcontentloaded` does not wait.
 *
 * An idle network is counted here. Playwright's own count has no bound, and has waited in vain on a
 * busy machine, while nothing more came.
 */
export function lookFirst(page: Page): void {
  const underway = new Set<Request>();
  let changed = performance.now();
  page.on('request', (request) => {
    underway.add(request);
    changed = performance.now();
  });
  const leave = (request: Request) => {
    underway.delete(request);
    changed = performance.now();
  };
  page.on('requestfinished', leave);
  page.on('requestfailed', leave);
  const settle = async (until: WaitUntil = 'load') => {
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
    const since = () => performance.now() - changed;
    while (since() < (underway.size > 0 ? patience : quiet))
      await new Promise((resolve) => setTimeout(resolve, 50));
    for (const request of underway)
      process.emitWarning(`No end of ${request.method()} ${request.url()}`);
    underway.clear();
  };
  const byBrowser = (until: WaitUntil = 'load') => (until === 'networkidle' ? 'load' : until);
  const open = page.goto.bind(page);
  page.goto = async (url, options = {}) => {
    const answer = await open(url, { ...options, waitUntil: byBrowser(options.waitUntil) });
    await settle(options.waitUntil);
    return answer;
  };
  const reload = page.reload.bind(page);
  page.reload = async (options = {}) => {
    const answer = await reload({ ...options, waitUntil: byBrowser(options.waitUntil) });
    await settle(options.waitUntil);
    return answer;
  };
  const wait = page.waitForLoadState.bind(page);
  page.waitForLoadState = async (state, options) => {
    await wait(state === 'networkidle' ? 'load' : state, options);
    await settle(state);
  };
}
