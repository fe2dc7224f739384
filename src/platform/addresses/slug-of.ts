const longest = 100;

/** A name as part of an address: plain lowercase letters, digits and single hyphens. */
export function slugOf(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’'.]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^a-z\d]+/g, '-');
  return plain.slice(0, longest).replace(/^-|-$/g, '');
}
