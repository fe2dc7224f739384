import { describe, expect, it } from 'vitest';
import { checkHoneypot, honeypotName, honeypotSealName, sealHoneypot } from './check-honeypot.ts';

const made = new Date('2026-09-15T16:00:00Z');
const after = (milliseconds: number) => ({
  now: new Date(made.getTime() + milliseconds),
  sign: (purpose: string, text: string) => `${purpose}-${[...text].reverse().join('')}`,
});

function send(seal: string | null, bait: string | null = ''): FormData {
  const form = new FormData();
  if (bait !== null) form.set(honeypotName, bait);
  if (seal !== null) form.set(honeypotSealName, seal);
  return form;
}

const seal = sealHoneypot(after(0));
const minute = 60_000;

describe('A form with a honeypot', () => {
  it('lets a person pass who takes a moment', () => {
    expect(checkHoneypot(send(seal), after(minute))).toBe('person');
  });

  it.each([
    ['fills in what nobody sees', send(seal, 'http://example.test')],
    ['leaves out what every browser sends', send(seal, null)],
    ['sends no seal', send(null)],
    ['makes up a seal', send(`${made.getTime()}.honeypot-x`)],
    ['changes the time of a seal', send(seal.replace(/^\d/, '9'))],
  ])('finds out a robot that %s', (_what, form) => {
    expect(checkHoneypot(form, after(minute))).toBe('robot');
  });

  it('asks who is too fast, or comes after a week, to send it once more', () => {
    expect(checkHoneypot(send(seal), after(300))).toBe('too-fast');
    expect(checkHoneypot(send(seal), after(8 * 24 * 60 * minute))).toBe('stale');
  });
});
