import { expect, test } from 'vitest';
import { translatorFor } from '../../../../platform/i18n/translator-for.ts';
import { writeDataPage } from './write-data-page.ts';

const pageFor = (data: unknown, locale = 'en', zone: string | null = 'America/New_York') =>
  writeDataPage(data, {
    t: translatorFor(locale),
    locale,
    zone,
    now: new Date('2026-11-30T15:00:00Z'),
    brand: { name: 'Quad' },
  });

test('a student reads what is stored in plain headings and lines, in their own time', () => {
  const page = pageFor({
    askedAt: '2026-11-30T15:00:00Z',
    student: [{ first_name: 'Maya', dob: '2009-05-01', phone: null, deleted: false }],
    saved_college: [
      { college: 'Elm College', saved_at: '2026-11-21T12:50:00+00:00' },
      { college: 'Oak College', saved_at: '2026-11-22T12:50:00+00:00' },
    ],
  });
  expect(page).toContain('<h1>Your data at Quad</h1>');
  expect(page).toContain('<h2 id="student">About you</h2>');
  expect(page).toContain('<th scope="row">First name</th><td>Maya</td>');
  expect(page).toContain('<th scope="row">Date of birth</th><td>May 1, 2009</td>');
  expect(page).toContain('<th scope="row">Deleted</th><td>No</td>');
  expect(page).not.toContain('Phone');
  expect(page).toContain('<caption>2 of 2</caption>');
  expect(page).toMatch(/<td>Nov 21, 2026, 7:50:00\sAM EST<\/td>/);
});

test('what someone wrote is text, whatever it looks like', () => {
  const words = `<script>alert("1")</script> & '`;
  const page = pageFor({
    booth_message: [{ body: words, details: { [words]: words, list: [words] } }],
    '"><img src=x>': [{ [words]: words }],
  });
  expect(page).not.toContain('<script>');
  expect(page).not.toContain('<img');
  expect(page).not.toContain(words);
  expect(page).toContain("default-src 'none'");
});

test('ids stand together in the last line', () => {
  const id = '018f0000-0000-7000-8000-000000000000';
  const page = pageFor({ parent: [{ id, first_name: 'Anne', fair_ids: [id] }] });
  expect(page).toContain(
    `<th scope="row">Reference numbers</th><td><ul class="small"><li>id: ${id}</li><li>fair_ids: ${id}</li></ul></td>`,
  );
});

test('someone who reads Spanish gets it in Spanish', () => {
  const page = pageFor({ student: [{ first_name: 'Maya', dob: '2009-05-01' }] }, 'es');
  expect(page).toContain('<html lang="es">');
  expect(page).toContain('<h1>Tus datos en Quad</h1>');
  expect(page).toContain('<th scope="row">Nombre</th><td>Maya</td>');
  expect(page).toContain('1 de mayo de 2009');
});

test('someone about whom nothing is stored gets a page all the same', () => {
  expect(pageFor(null, 'en', null)).toContain('<h1>Your data at Quad</h1>');
});
