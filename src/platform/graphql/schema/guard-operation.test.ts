import { expect, test } from 'vitest';
import { guardedOperation } from './guard-operation.server.ts';

/** A caller and what happens meanwhile; `letGo` ends the delayed answer. */
function asking(quiet: boolean, work: () => unknown) {
  const { promise: floor, resolve: letGo } = Promise.withResolvers<void>();
  const seen: string[] = [];
  const resolver = guardedOperation(
    {
      kind: 'Mutation',
      name: 'ask',
      field: 'ask: Boolean',
      who: ['everyone'],
      quiet,
      resolve() {
        seen.push('done');
        return work();
      },
    },
    () => floor,
  );
  const context = { viewer: null, services: {}, isPost: true };
  const answer = Promise.resolve(resolver(null, {}, context as never, {} as never)).then(
    (value) => seen.push(`answered ${String(value)}`),
    (error: unknown) => seen.push(`refused: ${String(error)}`),
  );
  return { seen, answer, letGo };
}
/** Everything that was ready to happen has happened. */
const allDone = () => new Promise((resolve) => setImmediate(resolve));

test.each([
  ['names an address that is known', () => true, 'answered true'],
  ['names one that is not', async () => Promise.resolve(true), 'answered true'],
  ['is refused', () => Promise.reject(new Error('no')), 'refused: Error: no'],
])('who %s hears of it when the floor lets the answer go', async (...row) => {
  const [, work, outcome] = row;
  const { seen, answer, letGo } = asking(true, work);
  await allDone();
  expect(seen).toEqual(['done']);
  letGo();
  await answer;
  expect(seen).toEqual(['done', outcome]);
});

test('who makes any other call waits for nothing', async () => {
  const { seen, answer } = asking(false, () => true);
  await answer;
  expect(seen).toEqual(['done', 'answered true']);
});
