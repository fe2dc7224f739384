import { describe, expect, test } from 'vitest';
import { withClasses } from '../../../../tests/support/test-classes.server.ts';
import { codeOf, fieldsOf } from '../../../../tests/support/test-registrations.server.ts';
import { testServer } from '../../../../tests/support/test-server.server.ts';
import { suppress } from '../../../platform/email/suppress.server.ts';

const app = await testServer('2026-11-21T12:00:00Z', {
  env: { BRAND_POSTAL_ADDRESS: '1 College Green, Springfield, IL 62701' },
});
const { pool } = app.database;
const { world } = app;
const { fair, counselor, confirm, save, write, join, codeOfLink, address } = await withClasses(app);

/** The recipients of emails of a kind since the last check, by address. */
async function written(kind: string) {
  await app.jobs.runDue();
  const { rows } = await pool.query<{
    recipient: string;
    text: string;
    headers: Record<string, string>;
  }>('delete from mail where kind = $1 returning recipient, text, headers', [`class-${kind}`]);
  return rows.sort((one, other) => (one.recipient < other.recipient ? -1 : 1));
}
const to = async (kind: string) => (await written(kind)).map(({ recipient }) => recipient);
const day = 86_400_000;

async function classOf(...emails: string[]) {
  const [slug, grace] = [await fair(), await counselor()];
  const code = await codeOfLink(grace, slug);
  await save(grace, slug, emails.join('\n'));
  return { slug, grace, code };
}

describe('who stands on the list of a class', () => {
  test('is invited once, by an email that says from whom, why, and how to leave', async () => {
    const email = address();
    const { slug, grace, code } = await classOf(email);
    await write(grace, slug, 'invitation');
    const [mail, ...more] = await written('invitation');
    expect(more).toEqual([]);
    expect(mail?.recipient).toBe(email);
    expect(mail?.text).toContain('Grace Hopper of Maple Grove High');
    expect(mail?.text).toContain(`/class-${code.slice(0, 5)}-${code.slice(5)}`);
    expect(mail?.text).toContain('1 College Green, Springfield, IL 62701');
    const [url] = /http:\S+\/unsubscribe\/[\w-]{22}/.exec(mail?.text ?? '') ?? [];
    expect(mail?.headers).toMatchObject({
      'List-Unsubscribe': `<${url}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    // Neither asking again, nor a list deleted and saved again, nor a colleague's list.
    await write(grace, slug, 'invitation');
    await grace.call(`mutation { clearClassList(fair: "${slug}") { code } }`);
    await save(grace, slug, email);
    await write(grace, slug, 'invitation');
    const alan = await counselor();
    await codeOfLink(alan, slug);
    await save(alan, slug, email);
    await write(alan, slug, 'invitation');
    expect(await to('invitation')).toEqual([]);
    // One click unsubscribes, also from those of the next fair.
    await app.fastify.inject({
      method: 'POST',
      url: (url ?? '').replace('http://127.0.0.1:3000', ''),
    });
    const next = await classOf(email);
    await write(next.grace, next.slug, 'invitation');
    expect(await to('invitation')).toEqual([]);
  });

  test('is counted for the counselor only among many, and where others stay', async () => {
    const emails = Array.from({ length: 12 }, address);
    const { slug, grace } = await classOf(...emails);
    for (const email of emails.slice(0, 5))
      await suppress(pool, world, {
        address: email,
        scope: 'classes',
        reason: 'unsubscribed',
      });
    const due = async () =>
      (
        await grace.call(
          `mutation { it: writeToClass(fair: "${slug}", kind: "invitation") { emailsDue } }`,
        )
      ).data?.['it'];
    expect(await due()).toEqual({ emailsDue: 5 });
    expect(await to('invitation')).toHaveLength(7);
    expect(await due()).toEqual({ emailsDue: null });
    const few = await classOf(address());
    const answer = await few.grace.call(
      `mutation { it: writeToClass(fair: "${few.slug}", kind: "invitation") { emailsDue } }`,
    );
    expect(answer.data?.['it']).toEqual({ emailsDue: null });
    expect(await to('invitation')).toHaveLength(1);
  });

  test('is reminded once, a day after the invitation at the earliest, and not once registered', async () => {
    const [here, away] = [address(), address()];
    const { slug, grace, code } = await classOf(here, away);
    await write(grace, slug, 'reminder');
    expect(await to('reminder')).toEqual([]);
    await write(grace, slug, 'invitation');
    expect(await to('invitation')).toEqual([here, away].sort());
    await write(grace, slug, 'reminder');
    expect(await to('reminder')).toEqual([]);
    await join(slug, { email: here, classCode: code });
    world.advance(day);
    await write(grace, slug, 'reminder');
    await write(grace, slug, 'reminder');
    expect(await to('reminder')).toEqual([away]);
    await write(grace, slug, 'reminder');
    expect(await to('reminder')).toEqual([]);
  });

  test('gets nothing who wants no such mail, by list, by setting, or to whom none arrives', async () => {
    const ada = await app.person('student');
    const emails = [address(), address(), address(), address()];
    const { slug, grace } = await classOf(ada.email, ...emails);
    await ada.call(`mutation { saveStudentAbout(input: { dob: "2009-05-01", firstName: "A",
      lastName: "B", city: "C", state: "MA" }) { id } }`);
    await ada.call(`mutation { saveStudentPrivacy(input: { subscribedFairReminders: true,
      subscribedWebinarReminders: true, allFairReminders: false, messageNotifications: true,
      subscribedChatReminders: true, shareAttendeeInfo: true }) { id } }`);
    for (const [place, scope] of (['all', 'campaigns', 'classes'] as const).entries())
      await suppress(pool, world, {
        address: emails[place] ?? '',
        scope,
        reason: 'unsubscribed',
      });
    await write(grace, slug, 'invitation');
    expect(await to('invitation')).toEqual([emails[3]]);
  });

  test('is not written to when the fair is cancelled, the link ended or the counselor no longer is one', async () => {
    for (const turn of ['fair', 'link', 'counselor']) {
      const { slug, grace } = await classOf(address());
      await write(grace, slug, 'invitation');
      if (turn === 'fair')
        await pool.query('update fair set cancelled_at = now() where slug = $1', [slug]);
      if (turn === 'link') await grace.call(`mutation { endClassLink(fair: "${slug}") { code } }`);
      if (turn === 'counselor') await confirm(grace, false);
      expect([turn, await to('invitation')]).toEqual([turn, []]);
    }
  });

  test('of a long list is written to in pieces, by two processes at once, and no one twice', async () => {
    const emails = Array.from({ length: 120 }, () => address());
    const { slug, grace } = await classOf(...emails);
    await write(grace, slug, 'invitation');
    const neighbor = await app.neighbor();
    await Promise.all([app.jobs.runDue(), neighbor.jobs.runDue()]);
    expect(await to('invitation')).toEqual(emails.sort());
  });

  test('stands in no table by address for having been written to', async () => {
    const email = address();
    const { slug, grace } = await classOf(email);
    await write(grace, slug, 'invitation');
    await app.jobs.runDue();
    const { rows } = await pool.query(
      `select from class_letter where address_hash in (sha256($1::bytea), sha256($2::bytea))`,
      [email, email.toUpperCase()],
    );
    expect(rows).toEqual([]);
  });
});

describe('a counselor who has emails written', () => {
  test('makes the link first, asks for kinds of email that exist, and not without end', async () => {
    const [slug, grace] = [await fair(), await counselor()];
    await save(grace, slug, address());
    expect(codeOf(await write(grace, slug, 'invitation'))).toBe('CONFLICT');
    expect(fieldsOf(await write(grace, slug, 'letter'))).toHaveProperty('kind');
    for (let n = 1; n < 20; n += 1) await write(grace, slug, 'invitation');
    expect(codeOf(await write(grace, slug, 'invitation'))).toBe('RATE_LIMITED');
  });
});
