import { describe, expect, test } from 'vitest';
import { message } from '../conversation/message.fixture.server.ts';
import { hearOf, readAnew, type Held } from '../conversation/use-conversation.ts';

const at = (n: number) => `00000000abcd.7.${n}`;
const page = (cursor: number, ...numbers: readonly number[]) => ({
  messages: numbers.map((n) => message(n)),
  hasEarlier: false,
  cursor: at(cursor),
});
const opened = (...numbers: readonly number[]): Held => ({
  messages: numbers.map((n) => message(n)),
  since: [],
});
const said = (n: number) => ({ message: message(n), gone: null });
const hidden = (n: number) => ({ message: null, gone: `id-${n}` });
const texts = ({ messages }: Held) => messages.map(({ text }) => text);

describe('while a page is read again', () => {
  test('what is said meanwhile is not lost', () => {
    const held = hearOf(opened(1, 2), said(3), at(13));
    expect(texts(readAnew(held, page(12, 1, 2)))).toEqual(['Message 1', 'Message 2', 'Message 3']);
  });

  test('what is hidden meanwhile does not come back', () => {
    const held = hearOf(hearOf(opened(1, 2), said(3), at(13)), hidden(3), at(14));
    expect(texts(readAnew(held, page(13, 1, 2, 3)))).toEqual(['Message 1', 'Message 2']);
    expect(texts(readAnew(held, page(12, 1, 2)))).toEqual(['Message 1', 'Message 2']);
  });

  test('what someone has just said stays, and goes when it is hidden later', () => {
    const held = hearOf(opened(1), said(2), null);
    const anew = readAnew(held, page(11, 1));
    expect(texts(anew)).toEqual(['Message 1', 'Message 2']);
    const told = hearOf(hearOf(anew, said(2), at(12)), hidden(2), at(13));
    expect(texts(readAnew(told, page(14, 1)))).toEqual(['Message 1']);
  });

  test('what the page is newer than is not told again', () => {
    const held = hearOf(opened(1), said(2), at(12));
    const anew = readAnew(held, page(12, 1));
    expect(texts(anew)).toEqual(['Message 1']);
    expect(anew.since).toEqual([]);
  });
});
