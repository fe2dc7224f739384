import { describe, expect, test } from 'vitest';
import { documentServer, linkIn } from '../../../../tests/support/test-documents.server.ts';
import type { Person } from '../../../../tests/support/test-server.server.ts';
import { codeOf, itOf, refund } from '../../../../tests/support/test-payments.server.ts';

const app = await documentServer();
const { aMinute, got, pdfOf, office } = app;
const { admin, make } = app.records;
const { pool } = app.database;

const send = (who: Person, id: unknown, documentId: unknown = null) =>
  who.call(
    'mutation ($id: ID!, $documentId: ID) { it: sendBillingDocument(id: $id, documentId: $documentId) }',
    { id, documentId },
  );
const documents = async (who: Person, id: unknown) => {
  const { data } = await who.call(
    'query ($id: ID!) { it: billingDocuments(id: $id) { id kind cents number recipients } }',
    { id },
  );
  return data?.['it'] as readonly Record<string, unknown>[];
};
/** Eleven minutes pass: earlier emails are no longer recent. */
const laterOn = async () => {
  app.world.advance(10 * 60_000);
  await aMinute();
};

async function invoiced() {
  const { id: collegeId, rep } = await app.college();
  const to = office();
  const input = { collegeId, fairIds: [await make('Fair')], paymentType: 'invoice' };
  const id = itOf(await app.signUp(rep, { ...input, billingContact: { email: to } }))['id'];
  await aMinute();
  return { collegeId, rep, office: to, id };
}

describe('an admin and a rep', () => {
  test.each(['admin', 'rep'])(
    'have an invoice emailed again by the %s, and every link works',
    async (by) => {
      const { rep, office: to, id } = await invoiced();
      const first = linkIn(got(to, 'Invoice')[0]);
      await laterOn();
      const who = by === 'admin' ? admin : rep;
      expect(await documents(who, id)).toMatchObject([
        { kind: 'invoice', cents: 35_000, recipients: expect.arrayContaining([rep.email, to]) },
      ]);
      expect((await send(who, id)).data).toEqual({ it: 'SENT' });
      await aMinute();
      for (const recipient of [rep.email, to]) {
        const [one, two, ...more] = got(recipient, 'Invoice');
        expect(more).toEqual([]);
        expect(two?.subject).toBe(one?.subject);
        expect(two?.attachments).toHaveLength(1);
        expect(linkIn(two)).not.toBe(linkIn(one));
        expect(await pdfOf(linkIn(two))).toContain('Invoice');
      }
      expect(await pdfOf(first)).toContain('Invoice');
    },
  );

  test('who press again, or at the same moment, have it emailed once', async () => {
    const { rep, office: to, id } = await invoiced();
    // It went out recently.
    expect((await send(rep, id)).data).toEqual({ it: 'JUST_SENT' });
    await laterOn();
    const answers = await Promise.all([send(rep, id), send(admin, id), send(rep, id)]);
    expect(answers.map(({ data }) => data?.['it']).toSorted()).toEqual([
      'JUST_SENT',
      'JUST_SENT',
      'SENT',
    ]);
    await aMinute();
    expect((await send(admin, id)).data).toEqual({ it: 'JUST_SENT' });
    await aMinute();
    expect(got(to, 'Invoice')).toHaveLength(2);
  });

  test('cannot have the same document emailed without end', async () => {
    const { rep, office: to, id } = await invoiced();
    const answers = [];
    for (let count = 0; count < 6; count += 1) {
      await laterOn();
      answers.push(codeOf(await send(rep, id)) ?? 'sent');
    }
    expect(answers).toEqual(['sent', 'sent', 'sent', 'sent', 'sent', 'RATE_LIMITED']);
    expect(got(to, 'Invoice').length).toBeLessThanOrEqual(6);
  });

  test('have the receipt instead once it is paid, and each refund by itself', async () => {
    const { rep, office: to, id } = await invoiced();
    await admin.call('mutation ($id: ID!) { it: markPaymentPaid(input: { paymentId: $id }) }', {
      id,
    });
    await refund(admin, { paymentId: id, way: 'CHECK', amountCents: 5_000 });
    await laterOn();
    const found = await documents(rep, id);
    expect(found.map(({ kind, cents }) => [kind, cents])).toEqual([
      ['receipt', 35_000],
      ['refund', 5_000],
    ]);
    await laterOn();
    expect((await send(admin, id)).data).toEqual({ it: 'SENT' });
    expect((await send(admin, id, found[1]?.['id'])).data).toEqual({ it: 'SENT' });
    await aMinute();
    expect(got(to, 'Receipt')).toHaveLength(2);
    const [one, two, ...more] = got(rep.email, 'Refund');
    expect(more).toEqual([]);
    expect(two?.subject).toBe(one?.subject);
    expect(got(to, 'Invoice')).toHaveLength(1);
  });

  test('have one emailed that never was, such as one of the past', async () => {
    const { rep, office: to, id } = await invoiced();
    await pool.query('delete from billing_document where subject_id = $1', [id]);
    expect(await documents(rep, id)).toMatchObject([{ id: null, kind: 'invoice' }]);
    expect((await send(rep, id)).data).toEqual({ it: 'SENT' });
    await aMinute();
    await aMinute();
    expect(got(to, 'Invoice')).toHaveLength(2);
  });
});

test('a colleague who asks gets it as well; of others there is nothing to send', async () => {
  const { collegeId, rep, id } = await invoiced();
  const colleague = await app.rep(collegeId);
  await laterOn();
  expect((await send(colleague, id)).data).toEqual({ it: 'SENT' });
  await aMinute();
  expect(got(colleague.email, 'Invoice')).toHaveLength(1);
  expect(got(rep.email, 'Invoice')).toHaveLength(2);
  const other = await app.college();
  expect(codeOf(await send(other.rep, id))).toBe('NOT_FOUND');
  expect(await documents(other.rep, id)).toEqual([]);
  const { id: theirs } = await invoiced();
  const [document] = await documents(admin, theirs);
  expect(codeOf(await send(rep, id, document?.['id']))).toBe('NOT_FOUND');
  const { rows } = await pool.query(
    `select count(*)::int as count from audit_entry where action = 'sendBillingDocument'`,
  );
  expect(rows).not.toEqual([{ count: 0 }]);
});
