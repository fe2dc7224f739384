import { expect, test } from 'vitest';
import { message } from './message.fixture.server.ts';
import { addEarlier, adoptPage, hear, isAmong, type Message } from './messages.ts';

const news = (one: Partial<Message> & { id?: string }, n: number) => ({
  message: message(n, one),
  gone: null,
});
const numbers = (held: readonly Message[]) => held.map(({ id }) => Number(id.slice(3)));

test('what is heard twice is there once, and what comes late stands where it was said', () => {
  let held = [message(1), message(3)];
  held = hear(held, news({}, 4));
  held = hear(held, news({}, 2));
  held = hear(held, news({ text: 'Changed' }, 4));
  expect(numbers(held)).toEqual([1, 2, 3, 4]);
  expect(held.at(-1)?.text).toBe('Changed');
});

test('what is hidden goes; its author is told', () => {
  const held = [message(1), message(2)];
  expect(numbers(hear(held, news({ state: 'HIDDEN', text: null }, 1)))).toEqual([2]);
  const told = hear(held, news({ state: 'HIDDEN', text: null, isMine: true }, 1));
  expect(told[0]).toMatchObject({ state: 'HIDDEN', text: null });
  expect(numbers(hear(held, { message: null, gone: 'id-2' }))).toEqual([1]);
});

test('a question that a rep answers is answered', () => {
  const held = hear([message(1), message(2)], news({ speaker: 'REP', answers: 'id-1' }, 3));
  expect(held.filter((one) => isAmong('TO_ANSWER', one)).map(({ id }) => id)).toEqual(['id-2']);
});

test('what a rep has closed waits no longer, and what is hidden is listed for staff', () => {
  const mark = { at: '', by: 'Dana', isByAdmin: false, why: null, mayUndo: true };
  let held = [message(1), message(2), message(3)];
  held = hear(held, news({ closed: mark }, 1));
  held = hear(held, news({ state: 'HIDDEN', hidden: mark }, 2));
  const among = (show: 'ALL' | 'TO_ANSWER' | 'HIDDEN') =>
    numbers(held.filter((one) => isAmong(show, one)));
  expect([among('ALL'), among('TO_ANSWER'), among('HIDDEN')]).toEqual([[1, 3], [3], [2]]);
  held = hear(held, news({}, 2));
  expect([among('ALL'), among('TO_ANSWER'), among('HIDDEN')]).toEqual([[1, 2, 3], [2, 3], []]);
});

test('a page that is read afresh replaces what stood from its first message on', () => {
  const held = [message(1), message(2), message(3), message(4)];
  const page = { messages: [message(3), message(5)], hasEarlier: true };
  expect(numbers(adoptPage(held, page))).toEqual([1, 2, 3, 5]);
  expect(numbers(adoptPage(held, { messages: [message(5)], hasEarlier: false }))).toEqual([5]);
  expect(numbers(addEarlier([message(3)], [message(1), message(3)]))).toEqual([1, 3]);
});

test('a rep looks through what is held', () => {
  const held = [message(1, { state: 'HELD', heldFor: 'LINK' }), message(2)];
  expect(numbers(held.filter((one) => isAmong('HELD', one)))).toEqual([1]);
});
