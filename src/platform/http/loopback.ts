/** Whether an IP address is this machine talking to itself: 127.0.0.0/8, ::1 and their mapped form. */
export function isLoopbackAddress(address: string | undefined): boolean {
  if (!address) return false;
  const plain = address.startsWith('::ffff:') ? address.slice(7) : address;
  return plain === '::1' || /^127(\.\d{1,3}){3}$/.test(plain);
}

/** Whether a host name, without port, means this machine. */
export function isLoopbackHost(host: string): boolean {
  const plain = host.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  return plain === 'localhost' || plain.endsWith('.localhost') || isLoopbackAddress(plain);
}

/** Whether a Host header (name and perhaps port, RFC 9110 section 7.2) means this machine. */
export function isLoopbackHostHeader(host: string | string[] | undefined): boolean {
  return typeof host === 'string' && isLoopbackHost(host.replace(/:\d{1,5}$/, ''));
}
