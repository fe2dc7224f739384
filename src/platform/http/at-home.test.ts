import { describe, expect, it } from 'vitest';
import { isAtHome, isLocalCaller, mayBeTriedOut } from './at-home.ts';

const home = { host: '127.0.0.1', publicUrl: 'http://localhost:3000', trustProxy: false } as const;

describe('A server', () => {
  it.each([
    {},
    { host: '::1' },
    { host: 'localhost', publicUrl: 'http://127.0.0.1:8080' },
    { publicUrl: 'http://[::1]:3000' },
    { publicUrl: 'http://quad.localhost:3000' },
  ])('is at home where only its own machine can reach it: %o', (other) => {
    expect(isAtHome({ ...home, ...other })).toBe(true);
  });

  it.each([
    { host: '0.0.0.0' },
    { host: '::' },
    { publicUrl: 'https://fairs.example.org' },
    { publicUrl: 'http://192.168.1.7:3000' },
    { publicUrl: 'http://localhost.example.org' },
    { trustProxy: 1 },
    { trustProxy: ['loopback'] },
  ])('is not at home where others come to it, be it through a proxy: %o', (other) => {
    expect(isAtHome({ ...home, ...other })).toBe(false);
  });

  it('may be tried out at home or where DEMO is on, and never in production', () => {
    const away = { ...home, host: '0.0.0.0' };
    const trial = { demo: 'auto', production: false } as const;
    expect(mayBeTriedOut({ ...home, ...trial })).toBe(true);
    expect(mayBeTriedOut({ ...home, ...trial, demo: 'off' })).toBe(true);
    expect(mayBeTriedOut({ ...away, ...trial })).toBe(false);
    expect(mayBeTriedOut({ ...away, ...trial, demo: 'on' })).toBe(true);
    expect(mayBeTriedOut({ ...home, demo: 'on', production: true })).toBe(false);
  });
});

describe('Someone on the machine itself', () => {
  const call = (remoteAddress: string, headers: Record<string, string>, app = home) =>
    isLocalCaller(app, { headers, raw: { socket: { remoteAddress } } });

  it.each(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])('is known by %s', (peer) => {
    expect(call(peer, { host: 'localhost:3000' })).toBe(true);
    expect(call(peer, { host: '[::1]:3000' })).toBe(true);
  });

  it('is not a visitor whom a proxy on the machine passes on', () => {
    for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])
      expect(call('127.0.0.1', { host: 'localhost', [header]: '127.0.0.1' })).toBe(false);
  });

  it('is not a visitor whom a proxy passes on without a word', () => {
    const bare = { ...home, publicUrl: 'https://fairs.example.org' };
    const visitor = { headers: { host: 'localhost' }, raw: { socket: { remoteAddress: '::1' } } };
    expect(isLocalCaller(bare, visitor)).toBe(false);
    expect(isLocalCaller({ ...home, trustProxy: 1 }, visitor)).toBe(false);
  });

  it('is not a web page that has bent its own name to this machine', () => {
    expect(call('127.0.0.1', { host: 'rebound.example:3000' })).toBe(false);
    expect(call('127.0.0.1', {})).toBe(false);
  });

  it('is not someone in the same network', () => {
    expect(call('192.168.1.7', { host: 'localhost' })).toBe(false);
    expect(call('::ffff:10.0.0.1', { host: 'localhost' })).toBe(false);
    expect(call('1270.0.0.1', { host: 'localhost' })).toBe(false);
  });
});
