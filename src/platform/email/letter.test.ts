import { describe, expect, it } from 'vitest';
import { letter } from './letter.ts';

const brand = { name: 'Quad', postalAddress: '1 College Green, Springfield, IL 62701' };

describe('A letter', () => {
  it('says the same to a reader of plain text and to one of HTML', () => {
    const set = letter({
      brand,
      heading: 'Confirm your address',
      paragraphs: ['Type this code within 10 minutes.', 'Not you? Then do nothing.'],
      code: '482913',
      action: { label: 'Open Quad', url: 'https://quad.example/register' },
    });
    for (const said of [
      'Confirm your address',
      'Type this code within 10 minutes.',
      'Not you? Then do nothing.',
      '482913',
      'Open Quad',
      'https://quad.example/register',
      brand.postalAddress,
    ]) {
      expect(set.text).toContain(said);
      expect(set.html).toContain(said);
    }
  });

  it('shows a name full of markup as the person typed it', () => {
    const name = '<script>alert("1")</script> & \'Ada\'';
    const set = letter({ brand: { ...brand, name }, heading: name, paragraphs: [name] });
    expect(set.text).toContain(name);
    expect(set.html).not.toContain('<script');
    expect(set.html).toContain(
      '&#60;script&#62;alert(&#34;1&#34;)&#60;/script&#62; &#38; &#39;Ada&#39;',
    );
  });

  it('leads nowhere but to the web', () => {
    for (const url of ['javascript:alert(1)', 'data:text/html,x', 'https://a" onclick="x'])
      expect(() =>
        letter({ brand, heading: 'Hello', paragraphs: [], action: { label: 'Go', url } }),
      ).toThrow('http');
  });

  it('loads nothing from anywhere', () => {
    const { html } = letter({ brand, heading: 'Hello', paragraphs: ['There.'] });
    expect(html).not.toMatch(/<img|<link|url\(|@import|https?:/);
  });
});
