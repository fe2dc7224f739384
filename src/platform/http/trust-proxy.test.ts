import { describe, expect, it } from 'vitest';
import { parseTrustProxy } from './trust-proxy.ts';

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
