import { describe, expect, it } from 'vitest';
import { testRecords } from '../../../../tests/support/test-records.server.ts';
import { testServer } from '../../../../tests/support/test-server.server.ts';
import {
  keepUnsubscribeLinks,
  unsubscribeToken,
} from '../../../platform/email/unsubscribe-token.server.ts';
import { isAudience, type Audience } from '../audiences.ts';
import { campaignBatch } from '../sending/advance-campaign.server.ts';
import { addAccount, addStudents } from '../testing/add-members.server.ts';
import { countAudience, lockReaders, readAudience } from './read-audience.server.ts';

const app = await testServer();
const { pool } = app.database;
const { world } = app;
const records = await testRecords(app);
const { admin } = records;

const audienceOf = (code: string): Audience => {
  if (!isAudience(code)) throw new Error(`${code} is no audience.`);
  return code;
};
const readersOf = async (code: string) =>
  readAudience(pool, audienceOf(code), { after: null, limit: 100 });
const addressesOf = async (code: string) =>
  (await readersOf(code)).map(({ address }) => address).sort();

/** A fair that is over by the clock of the database. */
const over = async () => {
  const fairId = await records.make('Fair');
  await pool.query(
    `update fair set start_time = '2026-01-10T15:00Z', end_time = '2026-01-10T19:00Z' where id = $1`,
    [fairId],
  );
  return fairId;
};

interface Registration {
  readonly email: string;
  readonly attendeeType?: string;
  readonly confirmed?: boolean;
  readonly came?: boolean;
}

async function register(fairId: string, ones: readonly Registration[]): Promise<void> {
  for (const { email, attendeeType = 'parent', confirmed = true, came = false } of ones) {
    const dob = attendeeType === 'student' ? { dob: '2009-05-04' } : {};
    const id = await records.make('FairAttendee', { fairId, email, attendeeType, ...dob });
    await pool.query('update fair_attendee set confirmed_at = $2, entered_at = $3 where id = $1', [
      id,
      confirmed ? world.now() : null,
      came ? world.now() : null,
    ]);
  }
}

describe('A campaign to people who registered for a fair', () => {
  it('goes to accounts and guests alike, each once, and not to another fair’s', async () => {
    const fairId = await over();
    const elsewhere = await over();
    const emails = ['willing', 'off', 'guest', 'typed'].map((name) => `${name}-a@people.test`);
    const [willing = '', off = '', guest = '', typed = ''] = emails;
    await addStudents(pool, world, [{ email: willing, willing: false }, { email: off }]);
    await pool.query(
      `update student_privacy_settings set subscribed_fair_reminders = false
       where owner = (select id from account where email = $1)`,
      [off],
    );
    await register(fairId, [
      { email: willing.toUpperCase(), attendeeType: 'student', confirmed: false },
      { email: off, attendeeType: 'student' },
      { email: guest },
      { email: typed, confirmed: false },
    ]);
    await register(elsewhere, [{ email: 'elsewhere-a@people.test' }]);
    expect(await addressesOf(`FAIR_REGISTERED:${fairId}`)).toEqual([guest, willing]);
    expect(await countAudience(pool, audienceOf(`FAIR_REGISTERED:${fairId}`))).toEqual({
      members: 4,
      recipients: 2,
      unconfirmed: 1,
      unwilling: 1,
      suppressed: 0,
    });
  });

  it('can go to those who came, to those who did not, and to one group of them', async () => {
    const fairId = await over();
    await register(fairId, [
      { email: 'came-b@people.test', came: true },
      { email: 'young-b@people.test', came: true, attendeeType: 'student' },
      { email: 'absent-b@people.test' },
    ]);
    expect(await addressesOf(`FAIR_CAME:${fairId}`)).toEqual([
      'came-b@people.test',
      'young-b@people.test',
    ]);
    expect(await addressesOf(`FAIR_CAME:${fairId}:STUDENTS`)).toEqual(['young-b@people.test']);
    expect(await addressesOf(`FAIR_ABSENT:${fairId}`)).toEqual(['absent-b@people.test']);
    expect(await addressesOf(`FAIR_ABSENT:${fairId}:COUNSELORS`)).toEqual([]);
    await pool.query(`update fair set end_time = '2099-01-01T00:00Z' where id = $1`, [fairId]);
    expect(await addressesOf(`FAIR_ABSENT:${fairId}`)).toEqual([]);
  });

  it('obeys who unsubscribed, and leaves out who is gone before it is sent', async () => {
    const fairId = await over();
    await register(fairId, [{ email: 'stays-c@people.test' }, { email: 'leaves-c@people.test' }]);
    const audience = audienceOf(`FAIR_REGISTERED:${fairId}`);
    const readers = await readersOf(audience);
    await pool.query(`update fair_attendee set email = 'other@people.test' where email = $1`, [
      'leaves-c@people.test',
    ]);
    expect((await lockReaders(pool, audience, readers)).map(({ address }) => address)).toEqual([
      'stays-c@people.test',
    ]);
    await admin.call('mutation { suppress(address: "STAYS-C@people.test", scope: "campaigns") }');
    // The new address is not confirmed yet.
    expect(await addressesOf(audience)).toEqual([]);
  });

  it('calls each by name, and the fair by its own', async () => {
    const fairId = await over();
    await register(fairId, [{ email: 'named-d@people.test' }]);
    const { rows } = await pool.query<{ name: string }>('select name from fair where id = $1', [
      fairId,
    ]);
    expect(await readersOf(`FAIR_REGISTERED:${fairId}`)).toMatchObject([
      { merge: { firstName: 'Ada', name: 'Ada Byron', fairName: rows[0]?.name } },
    ]);
    const { data } = await admin.call(
      `{ campaignAudience(audience: "FAIR_REGISTERED:${fairId}") { recipients fairName mergeFields } }`,
    );
    expect(data?.['campaignAudience']).toEqual({
      recipients: 1,
      fairName: rows[0]?.name,
      mergeFields: expect.arrayContaining(['fairName', 'firstName']) as string[],
    });
  });
});

describe('A campaign to exhibitors of a fair', () => {
  it('finds who has not paid and whose booth is not ready, contacts and reps', async () => {
    const fairId = await over();
    const collegeId = await records.make('College');
    const rep = await addAccount(pool, world, { email: 'rep-e@people.test', userType: 'college' });
    await pool.query(
      `insert into college_rep (id, college_id, first_name, last_name, user_id, email, confirmed_at)
       values ($1, $2, 'Priya', 'Novak', $3, 'rep-e@people.test', now())`,
      [world.newId(), collegeId, rep],
    );
    const exhibit = async (name: string, status: string, more = {}) => {
      const id = await records.make('FairExhibitor', {
        fairId,
        name,
        primaryContactEmail: `${name}@people.test`,
        ...more,
      });
      await pool.query(
        'update fair_exhibitor set payment_status = $2, college_id = $3 where id = $1',
        [id, status, name === 'elm-e' ? collegeId : null],
      );
      return id;
    };
    await exhibit('elm-e', 'pending');
    const paid = await exhibit('oak-e', 'paid', {
      secondaryContactEmail: 'second-e@people.test',
      secondaryContactFirstName: 'Sam',
      secondaryContactLastName: 'Okafor',
    });
    await exhibit('gone-e', 'refunded');
    // Made by the admin of the test: what is proven by an account would hide what is not.
    await pool.query('update fair_exhibitor set user_id = null where fair_id = $1', [fairId]);
    const unpaid = `FAIR_UNPAID:${fairId}`;
    expect(await addressesOf(unpaid)).toEqual(['rep-e@people.test']);
    expect(await countAudience(pool, audienceOf(unpaid))).toMatchObject({
      members: 2,
      unconfirmed: 1,
    });
    await addAccount(pool, world, { email: 'elm-e@people.test', userType: 'college' });
    expect(await addressesOf(unpaid)).toEqual(['elm-e@people.test', 'rep-e@people.test']);
    expect(await addressesOf(`FAIR_EXHIBITORS:${fairId}`)).toEqual([
      'elm-e@people.test',
      'oak-e@people.test',
      'rep-e@people.test',
    ]);
    expect(await readersOf(`FAIR_EXHIBITORS:${fairId}`)).toContainEqual(
      expect.objectContaining({
        member: paid,
        merge: expect.objectContaining({ collegeName: 'oak-e' }) as object,
      }),
    );
    await pool.query(
      `insert into fair_booth (id, college_id, fair_id, paid, booth_ready, questions_answered, chat_ready)
       values ($1, $2, $3, true, true, true, true)`,
      [world.newId(), collegeId, fairId],
    );
    expect(await addressesOf(`FAIR_UNREADY:${fairId}`)).toEqual(['oak-e@people.test']);
    await pool.query('update fair_booth set chat_ready = false where fair_id = $1', [fairId]);
    expect(await addressesOf(`FAIR_UNREADY:${fairId}`)).toHaveLength(3);
    await pool.query(`update fair set fair_type = 'webinar' where id = $1`, [fairId]);
    expect(await addressesOf(`FAIR_UNREADY:${fairId}`)).toEqual([]);
  });
});

describe('An admin', () => {
  it.each([
    'FAIR_CAME',
    'FAIR_CAME:1',
    'FAIR_CAME:018f0000-0000-7000-8000-000000000000:ADMINS',
    'FAIR_UNPAID:018f0000-0000-7000-8000-000000000000:STUDENTS',
    'FAIR_CAME:018f0000-0000-7000-8000-000000000000:STUDENTS:x',
    "FAIR_CAME:' or true --",
    'STUDENTS:018f0000-0000-7000-8000-000000000000',
  ])('is told that %s is no one', async (code) => {
    const { errors } = await admin.call(
      'query ($audience: String!) { campaignAudience(audience: $audience) { recipients } }',
      { audience: code },
    );
    expect(errors?.[0]?.extensions.fields).toHaveProperty('audience');
  });

  it('reads how many left by the email that reached them last', async () => {
    const address = 'leaver@people.test';
    const secret = 'tests-only-tests-only-tests-only-tests-only';
    const link = { address, scope: 'campaigns' } as const;
    await keepUnsubscribeLinks(pool, world, secret, [link]);
    const ids = [world.newId(), world.newId()];
    for (const [place, id] of ids.entries()) {
      await pool.query(
        `insert into campaign (id, audience, subject, send_at, send_time, status, created_at, updated_at)
         values ($1, 'STUDENTS', 'News', $2, 'now', 'sent', $2, $2)`,
        [id, world.now()],
      );
      await pool.query(
        `insert into mail_batch (id, kind, scope, status, created_at) values ($1, $2, 'campaigns', 'done', $3)`,
        [id, campaignBatch, world.now()],
      );
      await pool.query(
        `insert into mail (id, kind, recipient, subject, text, bulk, status, next_attempt_at, message_id,
           created_at, batch_id, sent_at, ended_at)
         values ($1::uuid, 'campaign', $2, '', '', true, 'sent', $3, $1::uuid::text, $3, $4, $5, $5)`,
        [world.newId(), address, world.now(), id, new Date(world.now().getTime() + place * 1000)],
      );
    }
    const url = `/unsubscribe/${unsubscribeToken(secret, link)}`;
    for (const _time of [1, 2])
      await app.fastify.inject({
        method: 'POST',
        url,
        payload: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    const { rows } = await pool.query(
      'select unsubscribed from campaign where id = any($1) order by id',
      [ids],
    );
    expect(rows).toEqual([{ unsubscribed: 0 }, { unsubscribed: 1 }]);
  });
});
