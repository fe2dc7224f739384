import { afterAll, describe, expect, test } from 'vitest';
import { testServer, type Answer, type Person } from '../../../tests/support/test-server.server.ts';
import { startMailServer } from '../../platform/testing/mail-server.server.ts';

const server = await startMailServer();
afterAll(() => server.close());
const app = await testServer('2026-11-21T12:00:00Z', {
  env: {
    SMTP_URL: server.url,
    MAIL_FROM: 'fairs@quad.example',
    BRAND_LEGAL_NAME: 'Central Valley Fairs, Inc.',
    NODE_ENV: 'production',
    SECOND_FACTOR: 'off',
    PUBLIC_URL: 'https://quad.example',
  },
});
const { pool } = app.database;
const admin = await app.person('admin');

const all = '{ it: siteSettings { key value fallback variable changedBy } }';
const save = (who: Person, values: Readonly<Record<string, string | null>>) =>
  who.call(
    'mutation ($values: [SiteSettingInput!]!) { it: saveSiteSettings(values: $values) { key value } }',
    { values: Object.entries(values).map(([key, value]) => ({ key, value })) },
  );

interface Listed {
  readonly key: string;
  readonly value: string | null;
}
const settingsIn = ({ data }: Answer) => data?.['it'] as readonly Listed[];
const one = async (key: string) =>
  settingsIn(await admin.call(all)).find((setting) => setting.key === key);
const wrong = ({ errors }: Answer) => errors?.[0]?.extensions.fields;
const lastAudit = async () => {
  const { rows } = await pool.query<{ action: string; details: unknown }>(
    'select action, details from audit_entry order by at desc, id desc limit 1',
  );
  return rows[0];
};

describe('An admin who sets the postal address', () => {
  test('can send campaigns from then on, and no earlier', async () => {
    const send = () =>
      admin.call(
        `mutation { queueEmail(audience: "STUDENTS", sendTime: "now", subject: "Hi",
           htmlBody: "<p>Hi</p>") { success } }`,
      );
    expect((await send()).errors?.[0]?.message).toContain('under Settings');
    const saved = await save(admin, { postalAddress: ' 1 College Green, Springfield, IL 62701 ' });
    expect(saved.errors).toBeUndefined();
    expect(await one('postalAddress')).toEqual({
      key: 'postalAddress',
      value: '1 College Green, Springfield, IL 62701',
      fallback: null,
      variable: null,
      changedBy: 'admin',
    });
    expect((await send()).errors).toBeUndefined();
  });

  test('is recorded with what was there before, and goes back to the default', async () => {
    await save(admin, { contactEmail: 'Hello@Fairs.example' });
    expect(await lastAudit()).toEqual({
      action: 'saveSiteSettings',
      details: {
        fields: ['contactEmail'],
        changes: { contactEmail: { from: null, to: 'hello@fairs.example' } },
      },
    });
    await save(admin, { contactEmail: '' });
    expect(await lastAudit()).toMatchObject({
      details: { changes: { contactEmail: { from: 'hello@fairs.example', to: null } } },
    });
    // The address of MAIL_FROM.
    expect(await one('contactEmail')).toMatchObject({ value: 'fairs@quad.example' });
    const before = await lastAudit();
    await save(admin, { contactEmail: '' });
    expect(await lastAudit()).toEqual(before);
  });
});

describe('What the environment sets', () => {
  test('is shown with its variable, and no call changes it', async () => {
    expect(await one('legalName')).toMatchObject({
      value: 'Central Valley Fairs, Inc.',
      variable: 'BRAND_LEGAL_NAME',
    });
    const refused = await save(admin, { legalName: 'Mine', replyTo: 'me@fairs.example' });
    expect(wrong(refused)).toEqual({
      legalName:
        'The environment variable BRAND_LEGAL_NAME sets this. Change it there, or remove it to set this here.',
    });
    // All of it or none.
    expect(await one('replyTo')).toMatchObject({ value: null });
    expect(app.settings.env.brand.legalName).toBe('Central Valley Fairs, Inc.');
  });

  test('counts also where an admin had set it before the variable was', async () => {
    await pool.query(
      `insert into setting (key, value, changed_at) values ('legalName', '"Old Name"', now())`,
    );
    await app.settings.refresh();
    expect(app.settings.env.brand.legalName).toBe('Central Valley Fairs, Inc.');
    expect(await one('legalName')).toMatchObject({ value: 'Central Valley Fairs, Inc.' });
    await pool.query(`delete from setting where key = 'legalName'`);
  });
});

describe('Emails', () => {
  test('name the sender and where replies go as they are set when they leave', async () => {
    await save(admin, {
      senderName: 'Fairs, “Central” Valley',
      replyTo: 'team@fairs.example',
      postalAddress: '2 Orchard Road, Fresno, CA 93701',
    });
    server.received.length = 0;
    const { data } = await admin.call('mutation { it: sendSettingsTest }');
    expect(data?.['it']).toBe(admin.email);
    await app.mailService.deliverDue();
    await expect.poll(() => server.received.length).toBe(1);
    const [mail] = server.received;
    expect(mail?.from?.value).toEqual([
      { name: 'Fairs, “Central” Valley', address: 'fairs@quad.example' },
    ]);
    expect(mail?.replyTo?.value).toEqual([{ name: '', address: 'team@fairs.example' }]);
    expect(mail?.text).toContain('2 Orchard Road, Fresno, CA 93701');
    expect(mail?.html).toContain('2 Orchard Road, Fresno, CA 93701');
    await save(admin, { senderName: null, replyTo: null });
    await admin.call('mutation { it: sendSettingsTest }');
    await app.mailService.deliverDue();
    await expect.poll(() => server.received.length).toBe(2);
    expect(server.received[1]?.from?.value).toEqual([{ name: '', address: 'fairs@quad.example' }]);
    expect(server.received[1]?.replyTo).toBeUndefined();
  });
});

describe('A second process', () => {
  test('follows a change without a restart', async () => {
    const neighbor = await app.neighbor();
    // What is set again by the same admin at the same instant is no change that anyone hears of.
    app.world.advance(1_000);
    await save(admin, { postalAddress: '3 Harbor Street, Salem, MA 01970' });
    await expect
      .poll(() => neighbor.settings.env.brand.postalAddress)
      .toBe('3 Harbor Street, Salem, MA 01970');
    await save(admin, { postalAddress: null });
    await expect.poll(() => neighbor.settings.env.brand.postalAddress).toBeUndefined();
    await neighbor.close();
  });
});

describe('No one sets', () => {
  test.each([
    ['contactEmail', 'not an address', 'Please enter a valid email address.'],
    ['senderName', 'x'.repeat(61), 'Max length: 60 characters.'],
    ['postalAddress', 'two\nlines', 'Please remove the invisible control characters.'],
  ])('%s to %s', async (key, value, message) => {
    expect(wrong(await save(admin, { [key]: value }))).toEqual({ [key]: message });
  });

  test('what there is no setting for', async () => {
    expect(wrong(await save(admin, { SECRET: 'x' }))).toHaveProperty('SECRET');
  });

  test.each(['admin6x6', 'college', 'student', 'counselor', 'parent'] as const)(
    'or reads anything as %s',
    async (type) => {
      const person = await app.person(type);
      const codes = [
        await person.call(all),
        await save(person, { replyTo: 'me@fairs.example' }),
        await person.call('mutation { sendSettingsTest }'),
        await person.call('{ emailDelivery { address } }'),
      ].map(({ errors }) => errors?.[0]?.extensions.code);
      expect(codes).toEqual(Array(4).fill('FORBIDDEN'));
    },
  );
});
