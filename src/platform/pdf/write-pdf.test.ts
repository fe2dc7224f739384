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
  ['Chinese', '國立臺灣大學 (NTU)'],
  ['Chinese, simplified', '广州市第一中学'],
  ['Japanese', '早稲田カレッジ'],
  ['a letter beyond the first 65,536', '𠮷野家'],
  ['Korean', '서울대학교 김민준'],
  ['Thai', 'มหาวิทยาลัยเชียงใหม่'],
  ['Amharic', 'አዲስ አበባ ዩኒቨርሲቲ'],
  ['Armenian', 'Երևանի համալսարան'],
  ['Georgian', 'თბილისის უნივერსიტეტი'],
])('somebody with a name in %s finds it, and can copy it', async (_, name) => {
  const missing: unknown[] = [];
  expect(await textOf([name], (blocks) => missing.push(blocks))).toContain(name.normalize());
  expect(missing).toEqual([]);
});

test.each([
  ['Hebrew', 'אוניברסיטת תל אביב'],
  ['Hindi', 'दिल्ली विश्वविद्यालय'],
  ['Bengali', 'বাংলাদেশ'],
  ['Punjabi', 'ਪੰਜਾਬ ਯੂਨੀਵਰਸਿਟੀ'],
  ['Gujarati', 'ગુજરાત'],
  ['Tamil', 'சென்னைப் பல்கலைக்கழகம்'],
  ['Malayalam', 'കേരള സർവ്വകലാശാല'],
  ['Sinhala', 'කොළඹ විශ්වවිද්‍යාලය'],
  ['Lao', 'ມະຫາວິທະຍາໄລແຫ່ງຊາດ'],
  ['Telugu', 'తెలుగు'],
  ['Kannada', 'ಬೆಂಗಳೂರು'],
  ['Khmer', 'សាកលវិទ្យាល័យ'],
])(
  'somebody with a name in %s finds all its letters, joined as they are written',
  async (_, name) => {
    const missing: unknown[] = [];
    const text = await textOf([name], (blocks) => missing.push(blocks));
    // Read back in the order of the paper, and signs that join are one with what they join.
    expect([...name].filter((letter) => /\p{L}/u.test(letter) && !text.includes(letter))).toEqual(
      [],
    );
    expect(missing).toEqual([]);
  },
);

test('somebody with a name in Burmese finds its letters, though none stands under another', async () => {
  const missing: unknown[] = [];
  const text = await textOf(['ရန်ကုန်တက္ကသိုလ်'], (blocks) => missing.push(blocks));
  expect([...'ရနကတသလ'].filter((letter) => !text.includes(letter))).toEqual([]);
  expect(missing).toEqual([]);
});

test('somebody with letters that no font has finds a sign for each, and the log is told where they are', async () => {
  const missing: unknown[] = [];
  const text = await textOf(['བོད Lhasa'], (blocks) => missing.push(blocks));
  expect(text).toMatch(/□+ Lhasa/);
  expect(missing).toEqual([['U+0F00']]);
});

test('somebody with a name of two directions finds its parts where they are read', async () => {
  expect(await textOf(['The אבג (TAU) 12'])).toMatch(/The .*\(TAU\) 12/);
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
