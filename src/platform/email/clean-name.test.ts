import { describe, expect, it } from 'vitest';
import { cleanName } from './clean-name.ts';

describe('A name that a stranger has typed', () => {
  it.each([
    ['Ada Lovelace', 'Ada Lovelace'],
    ['J. R. Doe', 'J. R. Doe'],
    ["St. Mary's College (Ohio) – Admissions", "St. Mary's College (Ohio) – Admissions"],
    ['Zoë 🎓 Müller-Lüdenscheidt', 'Zoë 🎓 Müller-Lüdenscheidt'],
    ['محمد بن سلمان', 'محمد بن سلمان'],
  ])('is repeated as it is when it is a name: %s', (typed, repeated) => {
    expect(cleanName(typed)).toBe(repeated);
  });

  it.each([
    ['Click https://evil.example/login now', 'Click now'],
    ['You won! HTTP://EVIL.EXAMPLE', 'You won!'],
    ['see www.evil.example/x', 'see'],
    ['mailto:thief@evil.example', ''],
    ['evil.example/login', 'evil example login'],
    ['evil。example', 'evil example'],
    ['thief@evil.example', 'thief evil example'],
    ['<a href="//evil.example">Ada</a>', 'a href=" evil example" Ada a'],
  ])('loses its links: %s', (typed, repeated) => {
    expect(cleanName(typed)).toBe(repeated);
  });

  it('loses line breaks, invisible characters and changes of direction', () => {
    expect(cleanName('Ada\r\nBcc: all\u202e\u200b\u0000Lovelace')).toBe('Ada Bcc: all Lovelace');
  });

  it('is cut to 60 characters without tearing a character apart', () => {
    expect(cleanName('x'.repeat(80))).toHaveLength(60);
    const family = '👩🏽‍🚀';
    expect(cleanName(`${'x'.repeat(58)}${family}`)).toBe('x'.repeat(58));
  });
});
