import { describe, expect, test } from 'vitest';
import { registering, student } from '../../../../tests/support/test-registrations.server.ts';
import { testServer } from '../../../../tests/support/test-server.server.ts';

const app = await testServer('2026-11-21T12:00:00Z');
const { pool } = app.database;
const { fair, address, register, rowsOf, mailTo } = await registering(app);

const post = async (path: string, payload: object) => {
  const answer = await app.fastify.inject({
    method: 'POST',
    url: `/api/auth${path}`,
    headers: { origin: 'http://127.0.0.1:3000' },
    payload,
  });
  expect(answer.statusCode).toBe(200);
};

describe('Someone without an account who registers on a Spanish page', () => {
  test('is remembered as reading Spanish, and reads the day in Spanish', async () => {
    const slug = await fair();
    const email = address();
    await register({ ...student, fair: slug, email, locale: 'es-US' });
    expect((await rowsOf(slug)).map(({ locale }) => locale)).toEqual(['es-US']);
    const [mail] = await mailTo(email);
    expect(mail?.text).toContain('domingo, 10 de enero de 2027, 10:00 a.m. – 2:00 p.m. EST');
  });

  test('has an account in Spanish after opening the link of the email', async () => {
    const slug = await fair();
    const email = address();
    await register({ ...student, fair: slug, email, locale: 'es-US' });
    const [mail] = await mailTo(email);
    const [, token] = /my-registration\?key=([\w.-]+)/.exec(mail?.text ?? '') ?? [];
    await post('/sign-in/link', { token });
    const { rows } = await pool.query('select locale from account where email = $1', [email]);
    expect(rows).toEqual([{ locale: 'es-US' }]);
  });

  test('reads the language of the account, where there is one', async () => {
    const slug = await fair();
    const ada = await app.person('student');
    await pool.query(`update account set locale = 'en' where id = $1`, [ada.id]);
    await register({ ...student, fair: slug, email: ada.email, locale: 'es' });
    const [mail] = await mailTo(ada.email);
    expect(mail?.text).toContain('Sunday, January 10, 2027, 10:00 AM – 2:00 PM EST');
  });
});

test('Someone without an account reads the times of the fair in the zone of the device', async () => {
  const slug = await fair();
  const email = address();
  await register({ ...student, fair: slug, email, timeZone: 'America/Los_Angeles' });
  const [mail] = await mailTo(email);
  expect(mail?.text).toContain('7:00 – 11:00 AM PST');

  const other = address();
  await register({ ...student, fair: slug, email: other, timeZone: 'Mars/Base' });
  expect((await rowsOf(slug)).map((one) => one['timeZone'] ?? one['time_zone'])).toContain(null);
  const [plain] = await mailTo(other);
  expect(plain?.text).toContain('10:00 AM – 2:00 PM EST');
});

test.each(['', 'no language', 7, null])('%j is no language, and hinders no one', async (locale) => {
  const slug = await fair();
  const { errors } = await register({
    ...student,
    fair: slug,
    email: address(),
    locale: typeof locale === 'number' ? String(locale) : locale,
  });
  expect(errors).toBeUndefined();
  expect((await rowsOf(slug)).map((row) => row['locale'])).toEqual([null]);
});
