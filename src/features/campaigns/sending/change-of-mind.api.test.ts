import { describe, expect, it, beforeEach } from 'vitest';
import { testServer } from '../../../../tests/support/test-server.server.ts';
import { openBatch, pauseBatch } from '../../../platform/email/mail-batch.server.ts';
import { createMailer } from '../../../platform/email/mailer.server.ts';
import { deleteAccount } from '../../accounts/delete-account.server.ts';
import { accountData } from '../../accounts/personal-data.server.ts';
import { storeBodies } from '../campaign-record.server.ts';
import { campaignData } from '../personal-data.server.ts';
import { addStudents } from '../testing/add-members.server.ts';
import { advanceCampaign, campaignBatch } from './advance-campaign.server.ts';

const app = await testServer();
const { pool } = app.database;
const { world } = app;
const admin = await app.person('admin');

const mailer = createMailer({ world, delivery: 'smtp', domain: 'quad.test' });
const parts = { pool, world, mailer, secret: 'x'.repeat(40) };
const students = ['off', 'hidden', 'stays'].map((name) => ({ email: `${name}@mind.test` }));

beforeEach(async () => {
  await pool.query('truncate campaign, mail_batch, mail, newsletter_subscription cascade');
  await pool.query('truncate student cascade');
  await pool.query(`delete from account where user_type = 'student'`);
});

/** A campaign in progress whose emails are paused, so that they stay in the outbox. */
async function keptBack(audience: string): Promise<string> {
  const id = world.newId();
  const now = world.now();
  await pool.query(
    `insert into campaign (id, audience, subject, send_at, send_time, status, created_at, updated_at)
     values ($1, $2, 'Hi', $3, 'now', 'scheduled', $3, $3)`,
    [id, audience, now],
  );
  await storeBodies(pool, id, { html: '<p>Hi</p>', text: 'Hi' });
  await openBatch(pool, world, { id, kind: campaignBatch, scope: 'campaigns' });
  await pauseBatch(pool, id);
  return id;
}

const turn = (name: string, id: string) =>
  admin.call(`mutation ($id: ID!) { ${name}(id: $id) { status } }`, { id });

async function fates(id: string): Promise<Readonly<Record<string, string>>> {
  const { rows } = await pool.query<{ recipient: string; status: string }>(
    'select recipient, status from mail where batch_id = $1',
    [id],
  );
  return Object.fromEntries(rows.map(({ recipient, status }) => [recipient, status]));
}

/** One turns the switch off, one is hidden; the third changes nothing. */
async function changeMinds(): Promise<void> {
  await pool.query(
    `update student_privacy_settings set all_fair_reminders = false
     where student_id = (select id from student where email = 'off@mind.test')`,
  );
  await pool.query(`update student set deleted = true where email = 'hidden@mind.test'`);
}

describe('Students who change their mind when they are in the outbox already', () => {
  it('get nothing of a campaign that was held meanwhile', async () => {
    await addStudents(pool, world, students);
    const id = await keptBack('STUDENTS');
    await advanceCampaign(parts, id);
    await turn('pauseCampaign', id);
    await changeMinds();
    await turn('resumeCampaign', id);
    await app.mailService.deliverDue();
    expect(await fates(id)).toEqual({
      'off@mind.test': 'suppressed',
      'hidden@mind.test': 'suppressed',
      'stays@mind.test': 'sent',
    });
  });

  it('are taken out of one that waits for the mail server, also out of the hands of a mail worker', async () => {
    await addStudents(pool, world, students);
    const id = await keptBack('STUDENTS');
    await advanceCampaign(parts, id);
    await pool.query(
      `update mail set status = 'sending', claimed_by = $1, claimed_until = now() + interval '1 day'
       where recipient = 'off@mind.test'`,
      [world.newId()],
    );
    await changeMinds();
    expect(await advanceCampaign(parts, id)).toBe('waiting');
    expect(await fates(id)).toEqual({
      'off@mind.test': 'suppressed',
      'hidden@mind.test': 'suppressed',
      'stays@mind.test': 'queued',
    });
  });
});

describe('Someone who is erased at the moment at which a campaign is put in', () => {
  const erasers = [accountData.erase, campaignData.erase];

  /** Creates a campaign, and starts an erasure between its look-up and its emails. */
  async function race(id: string, email: string): Promise<void> {
    const { rows } = await pool.query<{ id: string }>('select id from account where email = $1', [
      email,
    ]);
    let erased: Promise<void> | undefined;
    let over = false;
    await advanceCampaign(
      {
        ...parts,
        mailer: {
          async addToBatch(...given) {
            erased ??= deleteAccount(pool, world, erasers, rows[0]!.id).finally(() => {
              over = true;
            });
            await expect.poll(async () => over || (await isSomeoneWaiting())).toBe(true);
            return mailer.addToBatch(...given);
          },
        },
      },
      id,
    );
    await erased;
  }

  async function isSomeoneWaiting(): Promise<boolean> {
    const { rows } = await pool.query(
      `select from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.length > 0;
  }

  it.each(['STUDENTS', 'NEWSLETTER_ATTENDEES'])('is in no mail to %s', async (audience) => {
    const email = 'gone@mind.test';
    await addStudents(pool, world, [{ email }]);
    await pool.query(
      `insert into newsletter_subscription (id, list, address, name, created_at, confirmed_at)
       values ($1, 'attendees', $2, 'Ada', now(), now())`,
      [world.newId(), email],
    );
    const id = await keptBack(audience);
    await race(id, email);
    const { rows } = await pool.query(
      'select recipient, status, merge from mail where batch_id = $1',
      [id],
    );
    expect(rows).toEqual([{ recipient: '', status: 'suppressed', merge: null }]);
    const links = await pool.query('select from unsubscribe_link where address = $1', [email]);
    expect(links.rows).toEqual([]);
  });
});
