import { afterEach, describe, expect, it } from 'vitest';
import { testServer } from '../../../../tests/support/test-server.server.ts';
import { countBatch } from '../../../platform/email/mail-batch.server.ts';
import { readCampaign } from '../campaign-record.server.ts';
import { addCrowd } from '../testing/add-members.server.ts';

const app = await testServer();
const { pool } = app.database;
const { world } = app;
const admin = await app.person('admin');
const crowd = 12;
await addCrowd(pool, crowd);

interface Shown {
  readonly id: string;
  readonly status: string;
  readonly figures: Readonly<Record<string, number>>;
}

const shown = `id status figures { recipients waiting sent failed unknown suppressed cancelled }`;

async function queue(sendTime: string, htmlBody = '<p>Hi {{lastName}}</p>'): Promise<string> {
  const { data, errors } = await admin.call(
    `mutation ($sendTime: String!, $htmlBody: String!) {
      queueEmail(audience: "STUDENTS", sendTime: $sendTime, subject: "To {{firstName}}",
        htmlBody: $htmlBody) { messageId } }`,
    { sendTime, htmlBody },
  );
  expect(errors).toBeUndefined();
  return (data?.['queueEmail'] as { readonly messageId: string }).messageId;
}

async function turn(name: string, id: string) {
  const { data, errors } = await admin.call(
    `mutation ($id: ID!) { ${name}(id: $id) { ${shown} } }`,
    { id },
  );
  return (data?.[name] as Shown | null) ?? errors?.[0]?.extensions.code;
}

async function read(id: string): Promise<Shown> {
  const { data } = await admin.call(`query ($id: ID!) { getCampaign(id: $id) { ${shown} } }`, {
    id,
  });
  return data?.['getCampaign'] as Shown;
}

/** Lets jobs and mail worker do all that is due, for some seconds at a time. */
async function goOn(rounds = 4): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    await app.jobs.runDue();
    await app.mailService.deliverDue();
    world.advance(4000);
  }
}

const mailsOf = async (id: string) =>
  (
    await pool.query<{ recipient: string; subject: string; text: string; headers: object }>(
      `select recipient, subject, text, headers from mail where batch_id = $1 and status = 'sent'
       order by recipient`,
      [id],
    )
  ).rows;

afterEach(async () => {
  await pool.query('delete from campaign');
  await pool.query('delete from mail_batch');
  await pool.query('delete from mail_suppression');
});

describe('The readers of a campaign', () => {
  it('get it when its time has come, each one by name, and not before', async () => {
    const sendAt = new Date(world.now().getTime() + 3_600_000).toISOString();
    const id = await queue(sendAt);
    await goOn();
    expect(await read(id)).toMatchObject({ status: 'scheduled', figures: { recipients: 0 } });
    world.moveTo(sendAt);
    await goOn();
    expect(await read(id)).toMatchObject({
      status: 'sent',
      figures: { recipients: crowd, sent: crowd, waiting: 0 },
    });
    const mails = await mailsOf(id);
    expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(crowd);
    const first = mails.find(({ recipient }) => recipient === 'reader-1@people.test');
    expect(first).toMatchObject({ subject: 'To Reader' });
    expect(first!.text).toContain('Hi 1\n');
    expect(first!.text).toMatch(
      /Unsubscribe: http:\/\/127\.0\.0\.1:3000\/unsubscribe\/[\w-]{22}\n/,
    );
  });

  it('who unsubscribe before it goes out do not get it', async () => {
    const sendAt = new Date(world.now().getTime() + 3_600_000).toISOString();
    const id = await queue(sendAt);
    await pool.query(
      `insert into mail_suppression (address, scope, reason, created_at)
       values ('reader-3@people.test', 'campaigns', 'unsubscribed', now())`,
    );
    world.moveTo(sendAt);
    await goOn();
    expect(await read(id)).toMatchObject({ status: 'sent', figures: { sent: crowd - 1 } });
  });

  it('who unsubscribe while it is held do not get it either', async () => {
    const id = await queue('now');
    await app.jobs.runDue();
    await turn('pauseCampaign', id);
    // Emails leased by a mail worker are returned or settled.
    await expect.poll(async () => (await countBatch(pool, id))?.mails['sending'] ?? 0).toBe(0);
    const before = (await mailsOf(id)).length;
    const { rows } = await pool.query<{ recipient: string }>(
      `select recipient from mail where batch_id = $1 and status = 'queued' order by id`,
      [id],
    );
    const leaver = rows.at(-1)?.recipient;
    if (leaver !== undefined)
      await pool.query(
        `insert into mail_suppression (address, scope, reason, created_at)
         values ($1, 'campaigns', 'unsubscribed', now())`,
        [leaver],
      );
    await turn('resumeCampaign', id);
    await goOn();
    const sent = (await mailsOf(id)).map(({ recipient }) => recipient);
    expect(before + rows.length).toBe(crowd);
    expect(sent).not.toContain(leaver);
    expect(sent).toHaveLength(leaver === undefined ? crowd : crowd - 1);
  });
});

describe('An admin who steers a campaign', () => {
  it('holds a scheduled one past its time, and sends it later', async () => {
    const sendAt = new Date(world.now().getTime() + 60_000).toISOString();
    const id = await queue(sendAt);
    expect(await turn('pauseCampaign', id)).toMatchObject({ status: 'paused' });
    expect(await turn('pauseCampaign', id)).toBe('CONFLICT');
    world.moveTo(sendAt);
    await goOn();
    expect(await mailsOf(id)).toEqual([]);
    expect(await turn('resumeCampaign', id)).toMatchObject({ status: 'scheduled' });
    await goOn();
    expect(await read(id)).toMatchObject({ status: 'sent', figures: { sent: crowd } });
    expect(await turn('resumeCampaign', id)).toBe('CONFLICT');
    expect(await turn('cancelCampaign', id)).toBe('CONFLICT');
  });

  it('cancels one for good', async () => {
    const id = await queue(new Date(world.now().getTime() + 60_000).toISOString());
    expect(await turn('cancelCampaign', id)).toMatchObject({ status: 'cancelled' });
    world.advance(3_600_000);
    await goOn();
    expect(await mailsOf(id)).toEqual([]);
    expect(await turn('resumeCampaign', id)).toBe('CONFLICT');
  });

  it('moves one to another time, and the old time passes without it', async () => {
    const start = world.now().getTime();
    const id = await queue(new Date(start + 60_000).toISOString());
    const later = new Date(start + 7_200_000).toISOString();
    await admin.call(
      'mutation ($id: ID!, $at: String) { updateCampaign(input: { id: $id, sendTime: $at }) { id } }',
      { id, at: later },
    );
    world.advance(120_000);
    await goOn();
    expect(await read(id)).toMatchObject({ status: 'scheduled' });
    world.moveTo(later);
    await goOn();
    expect(await read(id)).toMatchObject({ status: 'sent' });
  });

  it('is in the records with everything he did', async () => {
    const id = await queue(new Date(world.now().getTime() + 60_000).toISOString());
    for (const name of ['pauseCampaign', 'resumeCampaign', 'cancelCampaign']) await turn(name, id);
    const { rows } = await pool.query<{ action: string }>(
      'select action from audit_entry where subject_id = $1 and account_id = $2 order by id',
      [id, admin.id],
    );
    expect(rows.map(({ action }) => action).sort()).toEqual([
      'cancelCampaign',
      'pauseCampaign',
      'queueEmail',
      'resumeCampaign',
    ]);
  });

  it('reads a journal with a row for each reader', async () => {
    const id = await queue('now');
    await goOn();
    const journal = `query ($id: ID!, $status: String, $nextToken: String) {
      campaignDeliveries(campaignId: $id, status: $status, limit: 10, nextToken: $nextToken) {
        items { email status attempts error sentAt unknownAt } nextToken } }`;
    interface Page {
      readonly items: readonly { readonly email: string; readonly status: string }[];
      readonly nextToken: string | null;
    }
    const first = (await admin.call(journal, { id })).data?.['campaignDeliveries'] as Page;
    const second = (await admin.call(journal, { id, nextToken: first.nextToken })).data?.[
      'campaignDeliveries'
    ] as Page;
    const items = [...first.items, ...second.items];
    expect(new Set(items.map(({ email }) => email)).size).toBe(crowd);
    expect(second.nextToken).toBeNull();
    expect(items[0]).toMatchObject({ status: 'sent', attempts: 1, error: null, unknownAt: null });
    const failed = await admin.call(journal, { id, status: 'failed' });
    expect(failed.data?.['campaignDeliveries']).toEqual({ items: [], nextToken: null });
  });
});

describe('A campaign to no one', () => {
  it('is sent at once, to no one', async () => {
    const { data } = await admin.call(
      `mutation { queueEmail(audience: "NEWSLETTER_EXHIBITORS", sendTime: "now", subject: "Hi",
         htmlBody: "<p>Hi</p>") { messageId } }`,
    );
    await goOn();
    const { messageId } = data?.['queueEmail'] as { readonly messageId: string };
    expect(await read(messageId)).toMatchObject({ status: 'sent', figures: { recipients: 0 } });
  });
});

describe('A campaign for the night on which clocks go forward', () => {
  it('goes out once, at the hour that follows the gap', async () => {
    const id = await queue('2027-03-14T02:30[America/New_York]');
    const status = async () => (await readCampaign(pool, id, null)).status;
    world.moveTo('2027-03-14T07:29:50Z');
    await app.jobs.runDue();
    expect(await status()).toBe('scheduled');
    world.moveTo('2027-03-14T07:30:00Z');
    await goOn();
    expect(await status()).toBe('sent');
    expect(await mailsOf(id)).toHaveLength(crowd);
    world.moveTo('2027-03-14T08:30:00Z');
    await goOn();
    expect(await mailsOf(id)).toHaveLength(crowd);
  });
});
