import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { full } from '../model/access.ts';
import { entity } from '../model/entity.ts';
import { text } from '../model/kinds.ts';
import { fileSlot, type FileKind } from './file-slot.ts';
import { largePng } from './pictures.fixture.server.ts';
import { Content } from './read-content.server.ts';

const Tent = entity(
  'Tent',
  { name: text() },
  { description: 'A record.', access: { owner: full } },
);
const all: FileKind[] = ['image', 'pdf', 'video', 'captions'];
const slot = (kinds: FileKind[] = all, maxBytes = 100_000) =>
  fileSlot(Tent, 'things', { kinds, maxBytes, count: 9, image: { fitIn: 10, sizes: [] } });

async function* pieces(content: Uint8Array, size = 7): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < content.byteLength; at += size) yield content.subarray(at, at + size);
}

const pdf = '%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n';
const mp4 = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypmp42\0\0\0\0mp42isom'),
  Buffer.alloc(64),
]);

const take = async (content: Uint8Array | string, taken = slot()) => {
  const opened = await Content.open(taken, pieces(Buffer.from(content)));
  const read = await buffer(opened.pieces());
  return { type: opened.type, bytes: opened.bytes, read, sha256: opened.sha256().toString('hex') };
};

test('a file is known by its content, passed on whole, counted and summed up', async () => {
  for (const [content, type] of [
    [largePng(9, 9), 'image/png'],
    [Buffer.from(pdf), 'application/pdf'],
    [mp4, 'video/mp4'],
    [Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n'), 'text/vtt'],
  ] as const) {
    const taken = await take(content);
    expect(taken).toMatchObject({
      type,
      bytes: content.byteLength,
      sha256: createHash('sha256').update(content).digest('hex'),
    });
    expect(taken.read.equals(content)).toBe(true);
  }
});

test.each([
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['an SVG after a prologue', '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['plain text', 'hello'],
  ['a script', '#!/bin/sh\nrm -rf /\n'],
  ['a program', '\x7fELF\x02\x01\x01'],
  ['a program of Windows', `MZ${'\0'.repeat(100)}`],
  ['an archive', 'PK\x03\x04\x14\0\0\0'],
  ['a GIF', 'GIF89a\x01\0\x01\0'],
  ['a page that is a PDF further down', `<html>${' '.repeat(100)}${pdf}`],
  ['a GIF that is a script', 'GIF89a/*\0\0*/=1;alert(1)'],
])('%s is refused, whatever it is called', async (_, content) => {
  await expect(take(Buffer.from(content, 'latin1'))).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    status: 415,
    fields: { file: 'Send PNG, JPEG, WebP, PDF, MP4, WebM or WebVTT.' },
  });
});

test('a place takes its own kinds and no others', async () => {
  await expect(take(pdf, slot(['image']))).rejects.toMatchObject({
    fields: { file: 'Send PNG, JPEG or WebP.' },
  });
});

test('nothing is no file', async () => {
  await expect(take('')).rejects.toMatchObject({ fields: { file: 'The file is empty.' } });
});

test('a PDF has an end, with nothing behind it that could be another file', async () => {
  await expect(take('%PDF-1.7\n1 0 obj')).rejects.toMatchObject({
    fields: { file: 'This PDF is incomplete or damaged.' },
  });
  await expect(take(pdf + 'PK\x03\x04'.padEnd(2000, 'x'))).rejects.toMatchObject({
    fields: { file: 'This PDF is incomplete or damaged.' },
  });
});

test('a file may have its bytes and not one more, and no more of it is read', async () => {
  expect((await take(pdf, slot(all, pdf.length))).bytes).toBe(pdf.length);
  await expect(take(pdf, slot(all, pdf.length - 1))).rejects.toMatchObject({ status: 413 });
  let read = 0;
  async function* endless(): AsyncGenerator<Uint8Array> {
    yield Buffer.from(pdf);
    for (;;) {
      read += 1000;
      yield Buffer.alloc(1000);
    }
  }
  const opened = await Content.open(slot(all, 50_000), endless());
  await expect(buffer(opened.pieces())).rejects.toMatchObject({
    status: 413,
    fields: { file: 'The file can be up to 50 KB.' },
  });
  expect(read).toBeLessThan(60_000);
});
