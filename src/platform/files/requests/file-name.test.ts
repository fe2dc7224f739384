import { expect, test } from 'vitest';
import { cleanFileName, contentDisposition } from './file-name.ts';

const cleaned = (name: string) => cleanFileName(name, 'application/pdf', 'documents');

test('someone’s file keeps the name it has, with the ending of what is in it', () => {
  expect(cleaned('Viewbook 2027.pdf')).toBe('Viewbook 2027.pdf');
  expect(cleaned('Université – brochure.PDF')).toBe('Université – brochure.pdf');
  expect(cleaned('案内.pdf')).toBe('案内.pdf');
  expect(cleaned('viewbook.html')).toBe('viewbook.pdf');
  expect(cleaned('archive.tar.gz')).toBe('archive.tar.pdf');
});

test.each([
  ['../../etc/passwd', 'passwd.pdf'],
  ['C:\\Users\\ann\\plan.pdf', 'plan.pdf'],
  ['a\0b\r\nSet-Cookie: x.pdf', 'abSet-Cookie x.pdf'],
  ['invoice\u202Efdp.exe', 'invoicefdp.pdf'],
  ['\u2066\u200Fname\u2069.pdf', 'name.pdf'],
  ['CON.pdf', 'documents.pdf'],
  ['...', 'documents.pdf'],
  ['', 'documents.pdf'],
  ['.htaccess', 'documents.pdf'],
  ['   spaced   out  .pdf', 'spaced out.pdf'],
  ['"quoted";<b>?*.pdf', 'quoted b.pdf'],
  ['-rf.pdf', 'rf.pdf'],
  ['\uD800.pdf', 'documents.pdf'],
])('the hostile name %j becomes %j', (given, name) => {
  expect(cleaned(given)).toBe(name);
});

test('a name of any length is cut between letters, not in them', () => {
  const name = cleaned(`${'😀'.repeat(500)}.pdf`);
  expect([...name].length).toBe(84);
  expect(name.isWellFormed()).toBe(true);
});

test('a name that is composed of parts is written as one letter', () => {
  expect(cleaned('Cafe\u0301.pdf')).toBe('Caf\u00E9.pdf');
});

test('old readers get ASCII, others the whole name', () => {
  expect(contentDisposition('attachment', 'Café (1) \u6848.pdf')).toBe(
    `attachment; filename="Caf_ (1) _.pdf"; filename*=UTF-8''Caf%C3%A9%20%281%29%20%E6%A1%88.pdf`,
  );
});
