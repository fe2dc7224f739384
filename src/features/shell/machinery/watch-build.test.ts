import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchBuild } from './watch-build.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const minutes = (n: number) => vi.advanceTimersByTimeAsync(n * 60_000);

function open(answers: readonly (string | Error)[]) {
  const listeners = new Set<EventListenerOrEventListenerObject>();
  const page = {
    visibilityState: 'visible' as DocumentVisibilityState,
    addEventListener: (_: string, hear: EventListenerOrEventListenerObject) =>
      void listeners.add(hear),
    removeEventListener: (_: string, hear: EventListenerOrEventListenerObject) =>
      void listeners.delete(hear),
  };
  const ask = vi.fn(async () => {
    const answer = answers[ask.mock.calls.length - 1] ?? 'old';
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const onNewer = vi.fn();
  const stop = watchBuild({ known: 'old', ask, page, onNewer });
  const turn = (visibilityState: DocumentVisibilityState) => {
    page.visibilityState = visibilityState;
    for (const hear of listeners)
      if (typeof hear === 'function') hear(new Event('visibilitychange'));
  };
  return { ask, onNewer, stop, turn, listeners };
}

describe('a page that stays open', () => {
  test('learns of a newer version, once', async () => {
    const { ask, onNewer, listeners } = open(['old', 'new', 'newer']);
    await minutes(4);
    expect(ask).toHaveBeenCalledTimes(0);
    await minutes(2);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(onNewer).not.toHaveBeenCalled();
    await minutes(5);
    expect(onNewer).toHaveBeenCalledTimes(1);
    await minutes(60);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(listeners.size).toBe(0);
  });

  test('does not ask while no one sees it, and asks as soon as someone does', async () => {
    const { ask, onNewer, turn } = open(['new']);
    turn('hidden');
    await minutes(60);
    expect(ask).not.toHaveBeenCalled();
    turn('visible');
    await minutes(0);
    expect(onNewer).toHaveBeenCalledTimes(1);
  });

  test('does not ask each time that it comes into sight', async () => {
    const { ask, turn } = open([]);
    for (let n = 0; n < 9; n += 1) {
      turn('hidden');
      turn('visible');
    }
    await minutes(6);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test('goes on when the server does not answer', async () => {
    const { onNewer } = open([new Error('offline'), 'new']);
    await minutes(11);
    expect(onNewer).toHaveBeenCalledTimes(1);
  });

  test('asks no more when it is left', async () => {
    const { ask, stop } = open([]);
    stop();
    await minutes(60);
    expect(ask).not.toHaveBeenCalled();
  });
});
