import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openUpload, pdf, picture } from '../support/files-by-http.fixture.server.ts';
import { filesServer, problemOf } from '../support/test-files.server.ts';
import { writing } from '../support/test-records.server.ts';

const app = await filesServer();
const { files, records, dataDir, booth, rowsOf } = app;

/** All objects in the store, and what is half written. */
async function objects(): Promise<string[]> {
  const names = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true });
  return names.flatMap((entry) => (entry.isFile() ? [entry.name] : [])).sort();
}

describe('A rep', () => {
  test('sends a document by itself or in a form, and it comes back byte for byte', async () => {
    const { rep, documents } = await booth();
    const document = pdf(100_000);
    for (const put of [
      await files.put(rep, documents, document, 'Viewbook.pdf'),
      await files.putForm(rep, documents, document, 'Viewbook.pdf'),
    ]) {
      expect(put.status).toBe(201);
      expect(put.json).toMatchObject({
        name: 'Viewbook.pdf',
        type: 'application/pdf',
        bytes: document.byteLength,
      });
      expect(put.headers.get('location')).toBe(put.json.url);
      const back = await files.send(rep, 'GET', new URL(put.json.url).pathname);
      expect(back.body.equals(document)).toBe(true);
    }
  });

  test('sends it in chunks of unknown length, as a script does', async () => {
    const { rep, documents } = await booth();
    const { sending, answer } = openUpload(files, rep, documents, {
      'transfer-encoding': 'chunked',
    });
    for (const piece of pdf(5000)
      .toString()
      .match(/[^]{1,333}/g) ?? [])
      sending.write(piece);
    sending.end();
    expect((await answer).status).toBe(201);
  });

  test('may call it anything; its name does no harm', async () => {
    const { rep, documents, id } = await booth();
    await files.put(rep, documents, pdf(), '../../\u202Efdp.exe\r\nx: y');
    await files.putForm(rep, documents, pdf(), 'a"b\\c/d<script>.html');
    await files.put(rep, documents, pdf());
    const names = (await rowsOf(id)).map(({ name }) => name);
    expect(names).toEqual(['fdp.pdf', 'd script.pdf', 'documents.pdf']);
  });

  test('is told what is wrong with it, and nothing of it is kept', async () => {
    const { rep, documents, id } = await booth();
    const before = await objects();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect(problemOf(await files.put(rep, documents, svg))).toEqual([415, 'Send PDF.']);
    expect(problemOf(await files.putForm(rep, documents, svg, 'x.pdf'))).toEqual([
      415,
      'Send PDF.',
    ]);
    expect(problemOf(await files.put(rep, documents, Buffer.alloc(0)))).toEqual([
      400,
      'The file is empty.',
    ]);
    expect(problemOf(await files.putForm(rep, documents, Buffer.alloc(0), ''))).toEqual([
      400,
      'Send one file.',
    ]);
    const large = 'The file can be up to 200 KB.';
    expect(problemOf(await files.put(rep, documents, pdf(300_000)))).toEqual([413, large]);
    expect(problemOf(await files.putForm(rep, documents, pdf(205_000), 'x'))).toEqual([413, large]);
    expect(problemOf(await files.put(rep, documents, Buffer.from('%PDF-1.7 half')))).toEqual([
      400,
      'This PDF is incomplete or damaged.',
    ]);
    const form = new FormData();
    form.set('note', 'no file');
    const none = await files.send(rep, 'POST', `/api/files/${documents}`, { body: form });
    expect(problemOf(none)).toEqual([400, 'Send one file.']);
    const logo = `college/${(await booth()).collegeId}/logo`;
    expect(
      (await files.put(records.admin, logo, Buffer.from('89504e470d0a1a0a', 'hex'))).status,
    ).toBe(415);
    const cut = (await picture(300, 300)).subarray(0, 200);
    expect(problemOf(await files.put(records.admin, logo, cut))).toEqual([
      400,
      'We can’t read this picture.',
    ]);
    expect(await rowsOf(id)).toEqual([]);
    await expect.poll(objects).toEqual(before);
  });

  test('who sends without end is answered while still sending', async () => {
    const { rep, documents, id } = await booth();
    const { sending, answer } = openUpload(files, rep, documents, {
      'transfer-encoding': 'chunked',
    });
    sending.write('%PDF-1.7\n');
    const filling = setInterval(() => sending.write(Buffer.alloc(20_000, 'x')), 1);
    const { status, body } = await answer.finally(() => clearInterval(filling));
    expect([status, body]).toEqual([413, expect.stringContaining('up to 200 KB')]);
    sending.destroy();
    expect(await rowsOf(id)).toEqual([]);
  });

  test('whose line is cut in the middle has sent nothing, by itself or in a form', async () => {
    const { rep, documents, id } = await booth();
    const before = await objects();
    const inForm = 'multipart/form-data; boundary=x';
    const head = '--x\r\ncontent-disposition: form-data; name="f"; filename="a.pdf"\r\n\r\n';
    for (const [type, start] of [
      ['application/pdf', ''],
      [inForm, head],
    ] as const) {
      const headers = { 'content-type': type, 'content-length': '150000' };
      const { sending, answer } = openUpload(files, rep, documents, headers);
      sending.write(`${start}${pdf(50_000).toString()}`);
      await expect.poll(() => rowsOf(id)).toMatchObject([{ state: 'uploading' }]);
      await expect.poll(async () => (await objects()).length).toBe(before.length + 1);
      sending.destroy();
      await expect(answer).rejects.toThrow();
      await expect.poll(() => rowsOf(id)).toEqual([]);
    }
    await expect.poll(objects).toEqual(before);
  });

  test('whose form ends before its boundary has sent nothing', async () => {
    const { rep, documents, id } = await booth();
    const body = `--x\r\ncontent-disposition: form-data; name="f"; filename="a.pdf"\r\n\r\n${pdf().toString()}`;
    const put = await files.send(rep, 'POST', `/api/files/${documents}`, {
      body,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
    expect(problemOf(put)).toEqual([400, 'The upload was interrupted. Please try again.']);
    const strange = await files.send(rep, 'POST', `/api/files/${documents}`, {
      body,
      headers: { 'content-type': 'multipart/mixed' },
    });
    expect(strange.status).toBe(400);
    expect(await rowsOf(id)).toEqual([]);
  });

  test('who announces less than comes has sent nothing that is whole', async () => {
    const { rep, documents, id } = await booth();
    const socket = connect(Number(new URL(files.origin).port), '127.0.0.1');
    socket.write(
      `POST /api/files/${documents} HTTP/1.1\r\nhost: quad\r\nauthorization: Bearer ${rep.token ?? ''}\r\n` +
        `content-length: 30\r\nconnection: close\r\n\r\n${pdf(100).toString()}`,
    );
    let answer = '';
    for await (const piece of socket) answer += String(piece);
    expect(answer).toContain('HTTP/1.1 400');
    await expect.poll(() => rowsOf(id)).toEqual([]);
  });

  test('puts a new logo in the place of the old one', async () => {
    const { rep, collegeId } = await booth();
    const place = `college/${collegeId}/logo`;
    const first = await files.put(rep, place, await picture(200, 200, 10));
    const second = await files.put(rep, place, await picture(200, 200, 90));
    expect((await files.send(rep, 'GET', new URL(first.json.url).pathname)).status).toBe(404);
    expect((await files.send(rep, 'GET', new URL(second.json.url).pathname)).status).toBe(200);
    const { data } = await rep.call(`{ getCollege(id: "${collegeId}") { logo } }`);
    expect(data?.['getCollege']).toEqual({ logo: second.json.url });
    await files.send(rep, 'DELETE', `/api/files/${second.json.id}`);
    const after = await rep.call(`{ getCollege(id: "${collegeId}") { logo } }`);
    expect(after.data?.['getCollege']).toEqual({ logo: null });
  });

  test('who loses the right to it while the file comes has sent nothing', async () => {
    const { collegeId, id, documents } = await booth();
    const leaving = await app.person('college');
    const link = await records.make('CollegeRep', { collegeId, userId: leaving.id });
    const { sending, answer } = openUpload(files, leaving, documents, {
      'transfer-encoding': 'chunked',
    });
    sending.write(pdf(9000));
    await expect.poll(() => rowsOf(id)).toMatchObject([{ state: 'uploading' }]);
    await records.admin.call(writing('delete', 'CollegeRep'), { input: { id: link } });
    sending.end();
    expect(await answer).toMatchObject({ status: 403 });
    expect(await rowsOf(id)).toEqual([]);
  });

  test('whose booth is deleted while the file comes has sent nothing', async () => {
    const { rep, id, documents } = await booth();
    const { sending, answer } = openUpload(files, rep, documents, {
      'transfer-encoding': 'chunked',
    });
    sending.write(pdf(9000));
    await expect.poll(() => rowsOf(id)).toMatchObject([{ state: 'uploading' }]);
    const gone = await rep.call(writing('delete', 'FairBooth'), { input: { id } });
    expect(gone.errors).toBeUndefined();
    sending.end();
    expect((await answer).status).toBe(404);
    expect(await rowsOf(id)).toEqual([]);
  });
});
