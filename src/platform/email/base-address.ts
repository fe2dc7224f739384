/**
 * The address of the mailbox behind an address with a tag (RFC 5233): `Ada+fair@example.test` is
 * `ada@example.test`. For counting only; mail goes to the address as it was given.
 */
export function baseAddress(address: string): string {
  return address.toLowerCase().replace(/^([^+@]+)\+[^@]*@/, '$1@');
}
