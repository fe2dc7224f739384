import { describe, expect, it } from 'vitest';
import { addressKey, networkKey } from './address-key.ts';

describe('A client who is counted by network', () => {
  it('stays the same with another address of it, and not with one of a neighbor', () => {
    expect(networkKey('192.0.2.7')).toBe('192.0.2.0/24');
    expect(networkKey('::ffff:192.0.2.99')).toBe('192.0.2.0/24');
    expect(networkKey('192.0.3.7')).not.toBe('192.0.2.0/24');
    expect(networkKey('2001:db8:1:2::9')).toBe('2001:db8:1::/48');
    expect(networkKey('2001:0DB8:0001:ffff::1')).toBe('2001:db8:1::/48');
    expect(networkKey('2001:db8:2::1')).not.toBe('2001:db8:1::/48');
    expect(networkKey('::1')).toBe('0:0:0::/48');
  });
});

describe('A client who is counted by address', () => {
  it('is one IPv4 address, however it is written', () => {
    expect(addressKey('192.0.2.7')).toBe('192.0.2.7');
    expect(addressKey('::ffff:192.0.2.7')).toBe('192.0.2.7');
  });

  it('does not become many by moving about in an IPv6 network', () => {
    const network = addressKey('2001:db8:1:2:3:4:5:6');
    expect(addressKey('2001:0db8:0001:0002::9')).toBe(network);
    expect(addressKey('2001:DB8:1:2:ffff::')).toBe(network);
    expect(addressKey('2001:db8:1:3::9')).not.toBe(network);
  });

  it('is told apart though zeros are left out', () => {
    expect(addressKey('::1')).toBe('0:0:0:0::/64');
    expect(addressKey('fe80::1%eth0')).toBe(addressKey('fe80::2'));
    expect(addressKey('2001:db8::1')).toBe('2001:db8:0:0::/64');
  });
});
