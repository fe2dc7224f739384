import { expect, test } from 'vitest';
import { streamReader } from './read-stream.ts';

test('events are read wherever their pieces are cut, and signs of life are none', () => {
  const text =
    ':\n\nid: 1.2.3\n\n:\n\nevent: next\nid: 1.2.4\ndata: {"a":1}\n\nevent: complete\ndata:\n\nretry: 2500\n\n';
  const whole = streamReader()(text);
  expect(whole).toEqual([
    { event: '', data: '', id: '1.2.3', retry: null },
    { event: 'next', data: '{"a":1}', id: '1.2.4', retry: null },
    { event: 'complete', data: '', id: null, retry: null },
    { event: '', data: '', id: null, retry: 2500 },
  ]);
  const read = streamReader();
  expect([...text].flatMap(read)).toEqual(whole);
});
