/** A masked address to tell emails apart: `a…@e….org` for `ada@example.org`. */
export function maskAddress(address: string): string {
  const [, first = '', host = '', rest = ''] = /^(.).*@(.)[^.]*(.*)$/u.exec(address) ?? [];
  return first === '' ? '…' : `${first}…@${host}…${rest}`;
}
