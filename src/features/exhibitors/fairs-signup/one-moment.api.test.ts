import { print, type DocumentNode } from 'graphql';
import { expect, test } from 'vitest';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { exhibitorServer } from '../../../../tests/support/test-exhibitors.server.ts';
import type { Person } from '../../../../tests/support/test-server.server.ts';
import { itOf, start } from '../../../../tests/support/test-payments.server.ts';
import { loadFairsSignUp } from './load-fairs-signup.ts';

const app = await exhibitorServer();
const { world } = app;

type Call = Pick<PageCall, 'query' | 'ask' | 'now'>;

/** The API as a page's loader calls it; `meanwhile` happens before the n-th query. */
function pageOf(rep: Person, at: number, meanwhile: () => Promise<unknown>): Call {
  let asked = 0;
  const answer = async (document: DocumentNode, variables: object = {}) => {
    if (asked === at) await meanwhile();
    asked += 1;
    return rep.call(print(document), { ...variables });
  };
  const ask: Call['ask'] = async <Result>(document: DocumentNode, ...[variables]: unknown[]) => {
    const { data } = await answer(document, { ...(variables ?? {}) });
    return { data: data as Result, errors: [] };
  };
  const query: Call['query'] = async <Result>(
    document: DocumentNode,
    ...[variables]: unknown[]
  ) => {
    const { data } = await answer(document, { ...(variables ?? {}) });
    return data as Result;
  };
  return { ask, query, now: world.now() };
}

test.each([0, 1, 2, 3])(
  'a rep whose payment arrives while the page is read (%i) sees figures that agree with the notice',
  async (at) => {
    const { id, rep } = await app.college();
    const checkout = itOf(await start(rep, { collegeId: id, packId: 'three' }));
    await app.visit(checkout['url'], 'pay');
    const call = pageOf(rep, at, () => app.tellAll());
    const page = new URL(`https://quad.test/app/fairs/signup?checkout=${String(checkout['id'])}`);
    const shown = await loadFairsSignUp(call, page);
    const hasArrived = shown.checkout === 'PAID';
    expect(shown.college?.fairCredits ?? 0).toBe(hasArrived ? 3 : 0);
    expect(shown.receipts).toHaveLength(hasArrived ? 1 : 0);
    if (at < 3) expect(hasArrived).toBe(true);
  },
);
