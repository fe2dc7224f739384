import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { writePdf } from './write-pdf.server.ts';

const sheet = {
  title: 'Receipt 7',
  from: 'Quad',
  foot: 'Quad LLC, 12 Elm Street',
  locale: 'en',
  now: new Date('2026-11-21T12:00:00Z'),
  ifLettersMiss: 'Print the page at quad.test instead.',
};

test('someone who reads by ear is told title, language and structure', async () => {
  const pdf = await writePdf({
    ...sheet,
    blocks: [
      { kind: 'facts', rows: [['To', 'Université Żółć']] },
      { kind: 'table', head: ['What', 'Amount'], rows: [['A place', '$1.00']], foot: [] },
      { kind: 'note', text: 'No tax.' },
    ],
  });
  const read = await getDocumentProxy(new Uint8Array(pdf));
  expect(await read.getMetadata()).toMatchObject({
    info: { Title: 'Receipt 7', Author: 'Quad', Language: 'en' },
  });
  const tree = JSON.stringify(await (await read.getPage(1)).getStructTree());
  for (const role of ['Document', 'H1', 'P', 'Table', 'TR', 'TH', 'TD'])
    expect(tree).toContain(`"role":"${role}"`);
});

test('someone with a name of any alphabet of Europe finds its letters', async () => {
  const names = ['Universität Łódź', 'Đại', 'Государственный Институт', 'Πανεπιστήμιο'];
  const pdf = await writePdf({
    ...sheet,
    blocks: [{ kind: 'facts', rows: names.map((name) => ['To', name]) }],
  });
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
  for (const name of names) expect(text.normalize()).toContain(name.normalize());
  expect(text).not.toContain(sheet.ifLettersMiss);
});

const textOf = async (
  names: readonly string[],
  onMissing?: (blocks: readonly string[]) => void,
) => {
  const rows = names.map((name) => ['To', name] as const);
  const pdf = await writePdf({ ...sheet, blocks: [{ kind: 'facts', rows }] }, onMissing);
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
  return text.normalize();
};

test.each([
  ['Arabic', 'جامعة', 'U+0600'],
  ['Burmese', 'ရန်ကုန်', 'U+1000'],
  ['Chinese', '國立臺灣大學', 'U+5700'],
  ['a letter beyond the first 65,536', '𠮷', 'U+20B00'],
  ['two directions', 'אבג', 'U+0500'],
])(
  'someone with a name in %s finds a sign for each letter, and where to print it in full',
  async (_, name, block) => {
    const missing: string[] = [];
    const text = await textOf([`The ${name}\u200e (12)`], (blocks) => missing.push(...blocks));
    const signs = '\ufffd'.repeat([...name].length);
    expect(text).toContain(`The ${signs} (12)`);
    expect(text).toContain(sheet.ifLettersMiss);
    expect(missing).toContain(block);
  },
);

test('someone who reads by ear is told a name as it was written, though the font lacks its letters', async () => {
  const blocks = [{ kind: 'note', text: '東京' } as const];
  const pdf = await writePdf({ ...sheet, blocks });
  const written = Buffer.from(`\ufeff東京`, 'utf16le').swap16();
  expect(pdf.includes(written)).toBe(true);
});

test('someone with more lines than a page holds has more pages, each with its head and foot', async () => {
  const rows = Array.from({ length: 60 }, (_, place) => [`Fair ${place + 1}`, '$350.00']);
  const pdf = await writePdf({
    ...sheet,
    blocks: [{ kind: 'table', head: ['What', 'Amount'], rows, foot: [['Total', '$21,000.00']] }],
  });
  const { text: pages } = await extractText(new Uint8Array(pdf));
  expect(pages.length).toBeGreaterThan(2);
  for (const page of pages) expect(page).toContain('Quad LLC, 12 Elm Street');
  expect(pages.join(' ')).toMatch(/Fair 60\b/);
});
