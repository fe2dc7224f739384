import { expect, test } from 'vitest';
import { decodeList } from '../class-page/class-by-form.ts';

const text = 'José Ñúñez,jose@school.test';

test('a name keeps its letters, whichever program has saved the file', () => {
  const utf16 = Buffer.from(`\uFEFF${text}`, 'utf16le');
  for (const bytes of [
    Buffer.from(text),
    Buffer.from(`\uFEFF${text}`),
    utf16,
    Buffer.from(utf16).swap16(),
    Buffer.from(text, 'latin1'),
  ])
    expect(decodeList(bytes)).toBe(text);
  expect(decodeList(Buffer.from('ليلى,layla@school.test'))).toContain('ليلى');
});
