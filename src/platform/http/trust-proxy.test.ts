import { describe, expect, it } from 'vitest';
import { isLocalCaller, parseTrustProxy } from './trust-proxy.ts';

describe('An operator who sets TRUST_PROXY', () => {
  it.each([
    [undefined, false],
    ['', false],
    ['false', false],
    ['0', false],
    ['2', 2],
    ['10.0.0.1', ['10.0.0.1']],
    ['10.0.0.0/8, loopback, fd00::/8', ['10.0.0.0/8', 'loopback', 'fd00::/8']],
  ])('is understood: %s', (value, trust) => {
    expect(parseTrustProxy(value)).toEqual(trust);
  });

  it.each(['true', 'yes', '-1', '1.5x', '12', 'proxy.example', '10.0.0.1,,'])(
    'is told of a mistake by the name of the variable: %s',
    (value) => {
      expect(() => parseTrustProxy(value)).toThrow(/^TRUST_PROXY must be/);
    },
  );
});

describe('Somebody on the machine itself', () => {
  const call = (remoteAddress: string, headers: Record<string, string>) =>
    isLocalCaller({ headers, raw: { socket: { remoteAddress } } });

  it.each(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])('is known by %s', (peer) => {
    expect(call(peer, { host: 'localhost:3000' })).toBe(true);
    expect(call(peer, { host: '[::1]:3000' })).toBe(true);
  });

  it('is not a visitor whom a proxy on the machine passes on', () => {
    for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])
      expect(call('127.0.0.1', { host: 'localhost', [header]: '127.0.0.1' })).toBe(false);
  });

  it('is not a web page that has bent its own name to this machine', () => {
    expect(call('127.0.0.1', { host: 'rebound.example:3000' })).toBe(false);
    expect(call('127.0.0.1', {})).toBe(false);
  });

  it('is not somebody in the same network', () => {
    expect(call('192.168.1.7', { host: 'localhost' })).toBe(false);
    expect(call('::ffff:10.0.0.1', { host: 'localhost' })).toBe(false);
    expect(call('1270.0.0.1', { host: 'localhost' })).toBe(false);
  });
});
