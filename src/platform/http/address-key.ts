/**
 * The part of a client's address that limits count by: a whole IPv4 address, or the /64 network of
 * an IPv6 address, because one client has all of its addresses (RFC 4291, RFC 6177).
 */
export function addressKey(address: string): string {
  const plain = plainAddress(address);
  return plain.includes(':') ? `${groupsOf(plain, 4)}::/64` : plain;
}

/**
 * The network a client's address belongs to, as one site gets it: 24 bits of IPv4, 48 of IPv6. For
 * limits that one attacker must not get around with a few neighboring addresses.
 */
export function networkKey(address: string): string {
  const plain = plainAddress(address);
  return plain.includes(':')
    ? `${groupsOf(plain, 3)}::/48`
    : `${plain.split('.').slice(0, 3).join('.')}.0/24`;
}

function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
}

/** The first groups of an IPv6 address, written out. */
function groupsOf(plain: string, count: number): string {
  const [head = '', tail] = plain.toLowerCase().split('::', 2);
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length);
  const groups = [...front, ...Array<string>(zeros).fill('0'), ...back];
  return groups
    .slice(0, count)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
