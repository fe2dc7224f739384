import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tryChat, type ChatWays } from './chat-check.tsx';

interface Line {
  readonly after: string;
  readonly hear: Parameters<ChatWays['follow']>[2];
  hungUp: boolean;
}
type Answers = Readonly<Record<'start' | 'pass', unknown>>;

const begun = { data: { it: { id: 'check', cursor: '7.1' } } };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server with this response, and a person who tests the chat with it. */
function trying(answers: Answers) {
  const lines: Line[] = [];
  const sent: unknown[] = [];
  const control = new AbortController();
  const tried = tryChat('booth', control.signal, {
    call: ((query: string, variables: object) => {
      const which = query.includes('startChatCheck') ? 'start' : 'pass';
      sent.push([which, variables]);
      const answer = answers[which];
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    }) as ChatWays['call'],
    follow(_booth, after, hear) {
      const line: Line = { after, hear, hungUp: false };
      lines.push(line);
      return () => void (line.hungUp = true);
    },
  });
  const word = (id: string, text: string) => lines[0]?.hear({ id, word: text });
  return { tried, lines, sent, word, control };
}

test('a rep who hears the word and sends it back has passed, and the line is hung up', async () => {
  const { tried, lines, sent, word } = trying({ start: begun, pass: { data: { it: true } } });
  await vi.advanceTimersByTimeAsync(0);
  expect(lines[0]?.after).toBe('7.1');
  word('of a colleague', 'wrong');
  word('check', 'plum');
  expect(await tried).toEqual({ as: 'passed' });
  expect(sent).toEqual([
    ['start', { boothId: 'booth' }],
    ['pass', { boothId: 'booth', word: 'plum' }],
  ]);
  expect(lines[0]?.hungUp).toBe(true);
});

test('a rep behind a wall that keeps the line back is told so, and sends nothing', async () => {
  const { tried, lines, sent } = trying({ start: begun, pass: { data: { it: true } } });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await tried).toEqual({ as: 'silent' });
  expect(sent).toHaveLength(1);
  expect(lines[0]?.hungUp).toBe(true);
});

test('a rep who is refused is told why, and one who reaches no one that he does not', async () => {
  const no = { data: null, errors: [{ message: 'Too often.' }] };
  expect(await trying({ start: no, pass: no }).tried).toEqual({ as: 'refused', why: 'Too often.' });
  const late = trying({ start: begun, pass: no });
  await vi.advanceTimersByTimeAsync(0);
  late.word('check', 'plum');
  expect(await late.tried).toEqual({ as: 'refused', why: 'Too often.' });
  const away = new TypeError('fetch failed');
  expect(await trying({ start: away, pass: away }).tried).toEqual({ as: 'unreached' });
});

test('a rep who leaves the page leaves no line behind', async () => {
  const { tried, lines, control } = trying({ start: begun, pass: no() });
  await vi.advanceTimersByTimeAsync(0);
  control.abort();
  await tried;
  expect(lines[0]?.hungUp).toBe(true);
});

const no = () => new Error('nobody is there');
