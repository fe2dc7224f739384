/**
 * The mailbox address behind an address with a tag (RFC 5233): `Ada+fair@example.test` is
 * `ada@example.test`. For counting only; email goes to the address as given.
 */
export function baseAddress(address: string): string {
  return address.toLowerCase().replace(/^([^+@]+)\+[^@]*@/, '$1@');
}
