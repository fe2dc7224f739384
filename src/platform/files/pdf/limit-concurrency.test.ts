import { expect, test } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';

test('two work at once and the others wait in order, whatever becomes of those before', async () => {
  const limited = limitConcurrency(2);
  let running = 0;
  let most = 0;
  const began: number[] = [];
  const works = Array.from({ length: 9 }, (_, place) =>
    limited(async () => {
      began.push(place);
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      if (place % 3 === 0) throw new Error('It fails.');
      return place;
    }),
  );
  const results = await Promise.allSettled(works);
  expect(most).toBe(2);
  expect(began).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(results.map(({ status }) => status === 'fulfilled')).toEqual(
    began.map((place) => place % 3 !== 0),
  );
});

test('someone who brings many holds up others by one', async () => {
  const limited = limitConcurrency(1);
  const began: string[] = [];
  const work = (name: string) => () => {
    began.push(name);
    return new Promise((resolve) => setImmediate(resolve));
  };
  await Promise.all([
    ...['m1', 'm2', 'm3'].map((name) => limited(work(name), 'many')),
    ...['a1', 'a2'].map((name) => limited(work(name), 'ada')),
    limited(work('b1'), 'ben'),
  ]);
  expect(began).toEqual(['m1', 'm2', 'a1', 'b1', 'm3', 'a2']);
});
