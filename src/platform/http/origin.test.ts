import { describe, expect, it } from 'vitest';
import { Refusal } from '../model/refusal.ts';
import { judgeOrigin, refuseForeignOrigin, requireOwnOrigin } from './origin.server.ts';

const published = { publicUrl: 'https://quad.example/', protocol: 'http' };
const unnamed = { protocol: 'http' };
const onThisMachine = { publicUrl: 'http://127.0.0.1:3000', protocol: 'http' };
const host = 'localhost:3000';

describe('A page that makes a call with a cookie', () => {
  it.each([
    ['the published address', published, { host, origin: 'https://quad.example' }],
    ['this machine by another name', onThisMachine, { host, origin: 'http://localhost:3000' }],
    ['the address that was called', unnamed, { host, origin: 'http://localhost:3000' }],
    [
      'a page that blanks its origin',
      published,
      { host, origin: 'null', 'sec-fetch-site': 'same-origin' },
    ],
    ['a browser that leaves it out', published, { host, 'sec-fetch-site': 'same-origin' }],
  ])('is heard when it is of Quad: %s', (_case, own, headers) => {
    expect(judgeOrigin(headers, own)).toBe('own');
    expect(() => requireOwnOrigin(headers, own)).not.toThrow();
  });

  it.each([
    ['another site', published, { host, origin: 'https://evil.example' }],
    [
      'a name bent to this machine',
      onThisMachine,
      { host: 'evil.example', origin: 'http://evil.example' },
    ],
    [
      'a name that was called but not published',
      published,
      { host, origin: 'http://localhost:3000' },
    ],
    ['another scheme', published, { host, origin: 'http://quad.example' }],
    ['another port', unnamed, { host, origin: 'http://localhost:4000' }],
    ['a neighbor of the same site', published, { host, origin: 'https://blog.quad.example' }],
    ['a longer name', published, { host, origin: 'https://quad.example.evil.example' }],
    ['a sandboxed frame', published, { host, origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['a blanked origin and nothing else', published, { host, origin: 'null' }],
    ['a link from elsewhere', published, { host, 'sec-fetch-site': 'cross-site' }],
    ['a sibling without origin', published, { host, 'sec-fetch-site': 'same-site' }],
    ['two origins', published, { host, origin: ['https://quad.example', 'https://evil.example'] }],
  ])('is refused when it is not: %s', (_case, own, headers) => {
    expect(judgeOrigin(headers, own)).toBe('foreign');
    expect(() => requireOwnOrigin(headers, own)).toThrow(Refusal);
    expect(() => refuseForeignOrigin(headers, own)).toThrow(Refusal);
  });

  it('is not the same as a program without a browser: it may open a socket, but not use a cookie', () => {
    expect(judgeOrigin({ host }, published)).toBe('absent');
    expect(() => refuseForeignOrigin({ host }, published)).not.toThrow();
    expect(() => requireOwnOrigin({ host }, published)).toThrow(Refusal);
  });
});
