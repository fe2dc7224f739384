import { describe, expect, test } from 'vitest';
import { makeAccount } from '../../src/features/accounts/new-accounts/make-account.server.ts';
import { hashPassword } from '../../src/features/accounts/passwords/hash-password.server.ts';
import { goodPassword } from '../../src/features/accounts/testing/people.server.ts';
import { pageBrandOf } from '../../src/features/shell/icons/page-brand.server.ts';
import { testServer } from '../support/test-server.server.ts';

// Sessions of admins end by the real clock.
const app = await testServer(new Date().toISOString(), {
  env: { BRAND_TAGLINE: 'Set on the server' },
});
const { pool } = app.database;
const admin = await app.person('admin');

const save = (values: Readonly<Record<string, string | null>>) =>
  admin.call(
    'mutation ($values: [SiteSettingInput!]!) { saveSiteSettings(values: $values) { key } }',
    { values: Object.entries(values).map(([key, value]) => ({ key, value })) },
  );
const listed = async (key: string) => {
  const { data } = await admin.call('{ it: siteSettings { key value fallback variable } }');
  const all = data?.['it'] as readonly { readonly key: string }[];
  return all.find((setting) => setting.key === key);
};
const textAt = async (url: string) => (await app.fastify.inject({ url })).body;
const bytesAt = async (url: string) => (await app.fastify.inject({ url })).rawPayload;

/** The name that an authenticator app is given by someone who switches the second factor on. */
async function issuerForNewcomer(): Promise<string | null> {
  const email = 'newcomer@people.test';
  const account = await makeAccount(pool, app.world, {
    email,
    userType: 'admin',
    name: 'Ada',
    emailVerified: true,
    approved: true,
  });
  await pool.query('update account set must_set_password = false where id = $1', [account?.id]);
  await pool.query('update sign_in_method set password = $2 where account_id = $1', [
    account?.id,
    await hashPassword(goodPassword),
  ]);
  const post = (url: string, payload: object, token?: string) =>
    app.fastify.inject({
      method: 'POST',
      url: `/api/auth${url}`,
      payload,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    });
  const entered = await post('/sign-in/email', { email, password: goodPassword });
  const token = String(entered.headers['set-auth-token']);
  const begun = await post('/two-factor/enable', { password: goodPassword }, token);
  return new URL(begun.json<{ totpURI: string }>().totpURI).searchParams.get('issuer');
}

/** Every use of the site's name outside of pages. */
async function placesOf(email: string): Promise<Readonly<Record<string, string>>> {
  await app.fastify.inject({
    method: 'POST',
    url: '/api/newsletter/subscribe',
    payload: { list: 'attendees', name: 'Ada', email },
  });
  await admin.call('mutation { sendSettingsTest }');
  await app.mailService.deliverDue();
  return {
    manifest: await textAt('/site.webmanifest'),
    calendar: await textAt('/calendar.ics'),
    feed: await textAt('/feed.xml'),
    unsubscribe: await textAt('/unsubscribe/no-such-link'),
    newsletter: await textAt('/newsletter/confirm/no-such-link'),
    payment: await textAt('/test-gateway/checkout/none'),
    emails: await textAt('/mailbox.json'),
    pages: JSON.stringify(pageBrandOf(app.settings.env)),
  };
}

describe('An admin who renames the site', () => {
  test('finds the new name everywhere at once, without a restart', async () => {
    const before = await placesOf('first@people.test');
    for (const [place, text] of Object.entries(before))
      expect([place, text.includes('Quad'), text.includes('Granite')]).toEqual([
        place,
        true,
        false,
      ]);
    const drawings = ['/icon.svg', '/icon-192.png', '/favicon.ico', '/share/quad.png'];
    const drawn = await Promise.all(drawings.map(bytesAt));
    expect((await save({ brandName: 'Granite Fairs' })).errors).toBeUndefined();

    const after = await placesOf('second@people.test');
    for (const [place, text] of Object.entries(after))
      expect([place, text.includes('Granite Fairs')]).toEqual([place, true]);
    for (const [at, url] of drawings.entries())
      expect([url, (await bytesAt(url)).equals(drawn[at] ?? Buffer.alloc(0))]).toEqual([
        url,
        false,
      ]);
    expect(await issuerForNewcomer()).toBe('Granite Fairs');
    // Nothing sets the legal name, so it follows.
    expect(await listed('legalName')).toMatchObject({
      value: 'Granite Fairs',
      fallback: 'Granite Fairs',
    });
    expect(app.settings.env.brand.legalName).toBe('Granite Fairs');

    await save({ brandName: null });
    expect(await textAt('/site.webmanifest')).toContain('"name":"Quad"');
    expect(await listed('brandName')).toMatchObject({ value: 'Quad', fallback: 'Quad' });
  });

  test('leads people to its pages elsewhere, and cannot change what the server sets', async () => {
    await save({ instagramUrl: 'https://www.instagram.com/granitefairs' });
    expect(pageBrandOf(app.settings.env).links).toMatchObject({
      instagram: 'https://www.instagram.com/granitefairs',
    });
    expect((await save({ xUrl: 'x.com' })).errors?.[0]?.extensions.fields).toHaveProperty('xUrl');
    expect((await save({ tagline: 'Mine' })).errors?.[0]?.extensions.fields).toEqual({
      tagline: expect.stringContaining('BRAND_TAGLINE') as string,
    });
    expect(await listed('tagline')).toMatchObject({
      value: 'Set on the server',
      variable: 'BRAND_TAGLINE',
    });
  });

  test('is followed by the other processes', async () => {
    const neighbor = await app.neighbor();
    // Saving the same value at the same time is not a change, so there is no event.
    app.world.advance(1_000);
    await save({ brandName: 'Marble Fairs' });
    await expect
      .poll(async () => (await neighbor.fastify.inject({ url: '/site.webmanifest' })).body)
      .toContain('Marble Fairs');
    await neighbor.close();
  });
});
