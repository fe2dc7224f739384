import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readStep, rememberStep } from './step-cookie.ts';

const now = new Date('2027-02-01T10:00:00Z');
const call = {
  now,
  publicUrl: 'https://fairs.example',
  sign: (purpose: string, text: string) =>
    createHash('sha256').update(`secret:${purpose}\n${text}`).digest('base64url'),
};
const withCookie = (cookie: string) =>
  new Request(call.publicUrl, { headers: { cookie: cookie.split(';')[0] ?? '' } });
/** As this server signs it, whatever it says. */
function signed(said: unknown): string {
  const payload = JSON.stringify(said);
  const value = `${call.sign('account-step', payload)}.${payload}`;
  return `quad.step=${encodeURIComponent(value)}`;
}

describe('Someone half-way through signing up', () => {
  const step = { at: 'reset', email: 'ada@example.test' } as const;

  test('goes on where they were, until it is too long ago', () => {
    const cookie = rememberStep(call, step);
    expect(cookie).toMatch(/; Path=\/; Max-Age=3600; HttpOnly; SameSite=Lax; Secure$/);
    expect(readStep(call, withCookie(cookie))).toEqual(step);
    const later = { ...call, now: new Date(now.getTime() + 3_600_000) };
    expect(readStep(later, withCookie(cookie))).toBeNull();
  });

  test.each([
    ['a step that is no more', [now.getTime() + 1000, { at: 'link', challenge: 'x' }]],
    ['a step that had less in it', [now.getTime() + 1000, { at: 'new-password', email: 'a@b.de' }]],
    ['a time in words', ['tomorrow', step]],
    ['another shape altogether', { until: 1, step }],
    ['nothing', null],
  ])('starts again where an older release left %s behind', (_what, said) => {
    expect(readStep(call, withCookie(signed(said)))).toBeNull();
  });

  test.each([
    ['a step nobody signed', `quad.step=${encodeURIComponent(JSON.stringify([9e15, step]))}`],
    ['a step with a wrong signature', signed([9e15, step]).replace('=', '=x')],
    ['an empty one', 'quad.step='],
    ['none', 'quad.zone=UTC'],
  ])('is nowhere with %s', (_what, cookie) => {
    expect(readStep(call, withCookie(cookie))).toBeNull();
  });
});
