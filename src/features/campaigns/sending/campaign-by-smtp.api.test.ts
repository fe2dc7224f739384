import { generateKeyPairSync } from 'node:crypto';
import { dkimVerify } from 'mailauth';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { testServer } from '../../../../tests/support/test-server.server.ts';
import { startMailServer } from '../../../platform/testing/mail-server.server.ts';
import { addCrowd } from '../testing/add-members.server.ts';

const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'der' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const server = await startMailServer();
const app = await testServer('2026-11-21T12:00:00Z', {
  env: {
    SMTP_URL: server.url,
    MAIL_FROM: 'Quad <news@quad.example>',
    DKIM_PRIVATE_KEY: privateKey,
    BRAND_POSTAL_ADDRESS: '1 College Green, Springfield, IL 62701',
  },
});
const { pool } = app.database;
const { world } = app;
const admin = await app.person('admin');
const crowd = 6;
await addCrowd(pool, crowd);
afterAll(() => server.close());

beforeEach(async () => {
  await pool.query('delete from campaign');
  await pool.query('delete from mail_batch');
  await pool.query('delete from mail_suppression');
  server.behave();
  server.received.length = 0;
  server.raw.length = 0;
});

async function send(): Promise<string> {
  const { data } = await admin.call(
    `mutation { queueEmail(audience: "STUDENTS", sendTime: "now", subject: "Hi {{lastName}}",
       htmlBody: "<p>Hi {{firstName}}</p>") { messageId } }`,
  );
  await app.jobs.runDue();
  await app.mailService.deliverDue();
  return (data?.['queueEmail'] as { readonly messageId: string }).messageId;
}

interface CampaignProgress {
  readonly status: string;
  readonly figures: Readonly<Record<string, number>>;
}

async function progressOf(id: string): Promise<CampaignProgress> {
  const { data } = await admin.call(
    'query ($id: ID!) { getCampaign(id: $id) { status figures { waiting sent failed unknown } } }',
    { id },
  );
  return data?.['getCampaign'] as CampaignProgress;
}

/** The campaign's end, after the mails that had to wait. */
const ended = (id: string) =>
  expect.poll(async () => {
    world.advance(20_000);
    await app.jobs.runDue();
    await app.mailService.deliverDue();
    return progressOf(id);
  });

async function journal(id: string, status: string) {
  const { data } = await admin.call(
    `query ($id: ID!, $status: String) { campaignDeliveries(campaignId: $id, status: $status) {
       items { email status error unknownAt } } }`,
    { id, status },
  );
  return (data?.['campaignDeliveries'] as { readonly items: readonly object[] }).items;
}

describe('The reader of a campaign', () => {
  it('can trust the way out: both headers are signed (RFC 8058, section 4)', async () => {
    await send();
    await expect.poll(() => server.raw.length).toBe(crowd);
    const { results } = await dkimVerify(server.raw[0] ?? '', {
      resolver: () => Promise.resolve([[`v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`]]),
    });
    const [signature] = results;
    expect(signature?.status.result).toBe('pass');
    const signed = signature?.signingHeaders?.keys.toLowerCase();
    expect(signed).toContain('list-unsubscribe');
    expect(signed).toContain('list-unsubscribe-post');
    const [mail] = server.received;
    expect(mail?.html).toContain('1 College Green, Springfield, IL 62701');
    expect(mail?.text).toContain('1 College Green, Springfield, IL 62701');
    expect(mail?.headers.get('precedence')).toBe('bulk');
  });

  it('leaves with the very address that the header names', async () => {
    await send();
    await expect.poll(() => server.received.length).toBe(crowd);
    const mail = server.received[0];
    const line = mail?.headerLines.find(({ key }) => key === 'list-unsubscribe')?.line ?? '';
    const url = new URL(/<(\S+)>/.exec(line)?.[1] ?? '');
    await app.fastify.inject({
      method: 'POST',
      url: url.pathname,
      payload: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    const { rows } = await pool.query('select address, scope from mail_suppression');
    const to = mail?.to && !Array.isArray(mail.to) ? mail.to.text : '';
    expect(rows).toEqual([{ address: to, scope: 'campaigns' }]);
  });
});

describe('An admin whose campaign meets trouble', () => {
  it('reads whom the mail server refused for good; the others get it, and the next one too', async () => {
    server.behave({ rcpt: 550 });
    const id = await send();
    await ended(id).toEqual({
      status: 'sent',
      figures: { waiting: 0, sent: crowd - 1, failed: 1, unknown: 0 },
    });
    expect(await journal(id, 'failed')).toMatchObject([{ error: 'EENVELOPE RCPT TO 550' }]);
    const next = await send();
    await ended(next).toMatchObject({ status: 'sent', figures: { sent: crowd - 1, failed: 0 } });
  });

  it('reads of whom no one knows; they get no second mail', async () => {
    server.behave('vanish');
    const id = await send();
    await ended(id).toMatchObject({ status: 'sent', figures: { waiting: 0 } });
    const { figures } = await progressOf(id);
    expect(figures['unknown']).toBeGreaterThan(0);
    expect((figures['unknown'] ?? 0) + (figures['sent'] ?? 0)).toBe(crowd);
    expect(await journal(id, 'unknown')).toHaveLength(figures['unknown'] ?? 0);
    const arrived = server.received.map(({ to }) => (to && !Array.isArray(to) ? to.text : ''));
    expect(new Set(arrived).size).toBe(arrived.length);
  });

  it('waits while the mail server asks for patience, and reads the end', async () => {
    server.behave(...Array.from({ length: crowd }, () => ({ rcpt: 451 })));
    const id = await send();
    expect(await progressOf(id)).toMatchObject({ status: 'sending' });
    await ended(id).toEqual({
      status: 'sent',
      figures: { waiting: 0, sent: crowd, failed: 0, unknown: 0 },
    });
  });
});
