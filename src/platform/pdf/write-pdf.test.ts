import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { writePdf } from './write-pdf.server.ts';

const sheet = {
  title: 'Receipt 7',
  from: 'Quad',
  foot: 'Quad LLC, 12 Elm Street',
  locale: 'en',
  now: new Date('2026-11-21T12:00:00Z'),
};

test('somebody who reads by ear is told title, language and structure', async () => {
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

test('somebody with a name of any alphabet of Europe, or in Arabic, finds its letters', async () => {
  const names = ['Universität Łódź', 'Đại', 'Государственный Институт', 'Πανεπιστήμιο'];
  const pdf = await writePdf({
    ...sheet,
    blocks: [{ kind: 'facts', rows: [...names, 'جامعة'].map((name) => ['To', name]) }],
  });
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
  for (const name of names) expect(text.normalize()).toContain(name.normalize());
  // Read back as drawn: what reads it turns the letters, or leaves them in the order of the paper.
  expect([...'جامعة'].every((letter) => text.normalize().includes(letter))).toBe(true);
});

test('somebody with more lines than a page holds has more pages, each with its head and foot', async () => {
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
