import { describe, expect, it } from 'vitest';
import { worldAt } from '../../../platform/testing/world-at.server.ts';
import { isGuestToken, issueGuestCredential, readGuest } from './guest-credential.server.ts';

const secret = 'a secret of the server, long enough';

describe('A visitor with a guest credential', () => {
  it('is a guest and no one in particular, for an hour', () => {
    const world = worldAt('2026-11-02T10:00:00Z');
    const { token, expiresAt } = issueGuestCredential(secret, world);
    expect(expiresAt.toISOString()).toBe('2026-11-02T11:00:00.000Z');
    expect(isGuestToken(token)).toBe(true);
    expect(readGuest(secret, token, world)).toEqual({
      id: null,
      role: 'guests',
      approved: false,
      holds: {},
      email: null,
      sessionId: null,
      guest: token.split('.')[2],
      expiresAt,
    });
    world.advance(59 * 60_000);
    expect(readGuest(secret, token, world)).not.toBeNull();
    world.advance(60_000);
    expect(readGuest(secret, token, world)).toBeNull();
  });

  it('gets another one each time', () => {
    const world = worldAt('2026-11-02T10:00:00Z');
    const tokens = Array.from({ length: 20 }, () => issueGuestCredential(secret, world).token);
    expect(new Set(tokens).size).toBe(20);
  });

  it('cannot prolong it, make one, or use one of another server', () => {
    const world = worldAt('2026-11-02T10:00:00Z');
    const { token } = issueGuestCredential(secret, world);
    const [kind, ends = '', nonce, signature] = token.split('.');
    const later = (Number.parseInt(ends, 36) + 3600).toString(36);
    expect(readGuest(secret, [kind, later, nonce, signature].join('.'), world)).toBeNull();
    expect(readGuest(secret, `guest.${ends}.${nonce}.`, world)).toBeNull();
    expect(readGuest(secret, `${token}.x`, world)).toBeNull();
    expect(readGuest(secret, 'guest', world)).toBeNull();
    expect(readGuest('another secret of another server', token, world)).toBeNull();
  });
});
