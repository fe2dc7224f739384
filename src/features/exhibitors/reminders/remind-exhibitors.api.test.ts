import { describe, expect, test } from 'vitest';
import { exhibitorServer } from '../../../../tests/support/test-exhibitors.server.ts';
import { dropJobs, storedJobs } from '../../../platform/testing/stored-jobs.server.ts';

const day = 86_400_000;

/** A separate server: each test advances a week, which ends all sessions. */
async function openScene() {
  const app = await exhibitorServer();
  const { records, world } = app;
  return {
    app,
    make: records.make,
    admin: records.admin,
    reminders: async (to: unknown) =>
      (await app.mails(to)).filter(({ kind }) => kind === 'exhibitor-reminder'),
    /** Runs the check after this many days. */
    async after(days: number) {
      world.advance(days * day);
      await app.jobs.runDue();
    },
    fairIn(days: number) {
      const start = world.now().getTime() + days * day;
      return records.make('Fair', {
        startTime: new Date(start).toISOString(),
        endTime: new Date(start + 4 * 3_600_000).toISOString(),
        exhibitorDeadline: new Date(start - day / 2).toISOString(),
        timeZone: 'America/New_York',
      });
    },
  };
}

describe('a college that exhibits', async () => {
  const { app, make, reminders, after, fairIn } = await openScene();
  const { pool } = app.database;

  test('is reminded a week and a day before, once each, with what is still to do', async () => {
    const { id: collegeId, rep } = await app.college();
    const fairId = await fairIn(9);
    await make('FairExhibitor', {
      fairId,
      collegeId,
      paymentStatus: 'pending',
      primaryContactEmail: rep.email,
    });
    await make('FairBooth', { fairId, collegeId, boothReady: true });
    await after(1);
    expect(await reminders(rep.email)).toEqual([]);
    await after(1.01);
    for (let look = 0; look < 3; look += 1) await after(0.01);
    const [week, ...more] = await reminders(rep.email);
    expect(more).toEqual([]);
    expect(week?.subject).toMatch(/^You’re exhibiting at .+ in one week$/);
    expect(week?.text).toContain('Pay for your spot.');
    expect(week?.text).toContain('Answer the questions that families ask.');
    expect(week?.text).not.toContain('Fill in your booth');
    expect(week?.text).toContain('/app/fairs/signup');

    await pool.query(
      `update fair_booth set questions_answered = true, chat_ready = true where fair_id = $1`,
      [fairId],
    );
    await pool.query(`update fair_exhibitor set payment_status = 'paid' where fair_id = $1`, [
      fairId,
    ]);
    await after(6);
    await after(0.01);
    const [, tomorrow, ...others] = await reminders(rep.email);
    expect(others).toEqual([]);
    expect(tomorrow?.subject).toMatch(/^You’re exhibiting at .+ tomorrow$/);
    expect(tomorrow?.text).toContain('Everything on your checklist is done.');
  });
});

describe('a college whose booth is nearly ready', async () => {
  const { app, make, reminders, after, fairIn } = await openScene();

  test('which has only to try the chat is led to where that is done', async () => {
    const { id: collegeId, rep } = await app.college();
    const fairId = await fairIn(7.5);
    await make('FairExhibitor', {
      fairId,
      collegeId,
      paymentStatus: 'paid',
      primaryContactEmail: rep.email,
    });
    const boothId = await make('FairBooth', {
      fairId,
      collegeId,
      boothReady: true,
      questionsAnswered: true,
    });
    await after(0.6);
    const [week] = await reminders(rep.email);
    expect(week?.text).toContain('Try the chat at your booth');
    expect(week?.text).toContain(`/booths/${boothId}?view=about#chat-check`);
    expect(week?.text).not.toContain('Pay for your spot.');
  });
});

describe('someone who exhibits', async () => {
  const { app, make, reminders, after, fairIn } = await openScene();
  const { world, database } = app;
  test('as a guest is reminded with a link that opens the sign-up, and so is the second person', async () => {
    const fairId = await fairIn(7.5);
    const input = await app.typed({
      fairId,
      secondaryContactEmail: 'second@college.test',
      paymentType: 'check',
    });
    await app.proof(app.guest(), input);
    await after(0.6);
    const to = input['primaryContactEmail'];
    expect(await reminders(to)).toHaveLength(1);
    expect(await reminders('second@college.test')).toHaveLength(1);
    expect((await app.open(await app.token(to))).errors).toBeUndefined();
  });

  test('as a guest is not when he has withdrawn, or signed up later than that', async () => {
    const fairId = await fairIn(7.5);
    const input = await app.typed({ fairId, paymentType: 'check' });
    await app.proof(app.guest(), input);
    await database.pool.query(
      `update exhibitor_registration set withdrawn_at = $2 where exhibitor_id in
         (select id from fair_exhibitor where fair_id = $1)`,
      [fairId, world.now()],
    );
    await after(0.6);
    expect(await reminders(input['primaryContactEmail'])).toEqual([]);
    const late = await app.typed({ fairId, paymentType: 'check', name: 'Late College' });
    await app.proof(app.guest(), late);
    await after(0.1);
    expect(await reminders(late['primaryContactEmail'])).toEqual([]);
  });

  test('is told the time in their own zone when the account is confirmed, not that of an account someone else may have made', async () => {
    const fairId = await fairIn(7.5);
    const [owner, claimed] = [await app.person('college'), await app.person('college')];
    await database.pool.query(
      `update account set time_zone = 'Asia/Tokyo', email_verified = (id = $1) where id = any($2)`,
      [owner.id, [owner.id, claimed.id]],
    );
    const input = await app.typed({
      fairId,
      primaryContactEmail: owner.email,
      secondaryContactEmail: claimed.email,
      paymentType: 'check',
    });
    await app.proof(app.guest(), input);
    await after(0.6);
    const [own, others] = [await reminders(owner.email), await reminders(claimed.email)];
    expect(own.map(({ text }) => /Japan|GMT\+9/.test(text))).toEqual([true]);
    expect(others.map(({ text }) => /Japan|GMT\+9/.test(text))).toEqual([false]);
  });

  test('as a rep is reminded only where the address is confirmed', async () => {
    const { id: collegeId, rep } = await app.college();
    const other = await app.person('college');
    await make('CollegeRep', { collegeId, userId: other.id, email: other.email });
    await database.pool.query('update college_rep set confirmed_at = $2 where user_id = $1', [
      other.id,
      world.now(),
    ]);
    await database.pool.query('update account set email_verified = false where id = $1', [
      other.id,
    ]);
    await make('FairExhibitor', {
      fairId: await fairIn(7.5),
      collegeId,
      primaryContactEmail: 'desk@college.test',
    });
    await after(0.6);
    expect(await reminders(rep.email)).toHaveLength(1);
    expect(await reminders('desk@college.test')).toHaveLength(1);
    expect(await reminders(other.email)).toEqual([]);
  });

  test('is reminded though the address of another exhibitor is none, and so is the colleague there', async () => {
    const { pool } = app.database;
    const { id: collegeId, rep } = await app.college();
    const fairId = await fairIn(9);
    const contacts = { primaryContactEmail: 'grace@mail.test', secondaryContactEmail: rep.email };
    const bad = await make('FairExhibitor', { fairId, ...contacts });
    await make('FairExhibitor', { fairId, collegeId, primaryContactEmail: 'ada@mail.test' });
    await pool.query(
      `update fair_exhibitor set primary_contact_email = 'no address' where id = $1`,
      [bad],
    );
    await after(2.01);
    expect(await reminders('ada@mail.test')).toHaveLength(1);
    expect(await reminders(rep.email)).toHaveLength(2);
    expect(await storedJobs(pool, 'exhibitor-reminder')).toMatchObject([
      { data: { exhibitorId: bad }, isDead: false },
    ]);
    await dropJobs(pool, 'exhibitor-reminder');
  });
});

describe('a college whose fair is moved or canceled', async () => {
  const { app, admin, make, reminders, after, fairIn } = await openScene();
  const { world } = app;

  test('is reminded again of the new time, and not of a fair that is canceled', async () => {
    const { id: collegeId, rep } = await app.college();
    const fairId = await fairIn(7.5);
    const gone = await fairIn(7.5);
    for (const one of [fairId, gone])
      await make('FairExhibitor', {
        fairId: one,
        collegeId,
        primaryContactEmail: rep.email,
      });
    await admin.call('mutation ($id: ID!) { it: cancelFair(fairId: $id) { id } }', { id: gone });
    await after(0.6);
    expect(await reminders(rep.email)).toHaveLength(1);
    const startTime = new Date(world.now().getTime() + 20 * day).toISOString();
    const moved = await admin.call(
      'mutation ($input: MoveFairInput!) { it: moveFair(input: $input) { id } }',
      { input: { fairId, startTime } },
    );
    expect(moved.errors).toBeUndefined();
    await after(13.01);
    expect(await reminders(rep.email)).toHaveLength(2);
  });
});
