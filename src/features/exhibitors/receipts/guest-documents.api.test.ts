import { describe, expect, test } from 'vitest';
import { addressOf, documentServer } from '../../../../tests/support/test-documents.server.ts';
import type { Person } from '../../../../tests/support/test-server.server.ts';
import { itOf } from '../../../../tests/support/test-payments.server.ts';

const app = await documentServer();
const { aMinute, got, read, office } = app;

describe('a guest who registers a college with an invoice', () => {
  const guest: Person = app.stranger();

  test('has it, and the business office has it once the guest has shown to be there', async () => {
    const to = office();
    const input = await app.typed({
      name: 'Win at https://evil.example now',
      paymentType: 'invoice',
      purchaseOrderNumber: 'see www.evil.example/x',
      billingContact: { name: 'pay evil.example', email: to },
    });
    itOf(await app.register(guest, input));
    const email = String(input['primaryContactEmail']);
    await aMinute();
    const [mine] = got(email, 'Invoice');
    const printed = await read(mine?.attachments[0]);
    expect(printed).toContain(to);
    expect(`${printed} ${mine?.text ?? ''}`).not.toMatch(/evil\.example/);
    expect(got(to, 'Invoice')).toEqual([]);
    const registered = app.server.received.find(
      (mail) => addressOf(mail) === email && mail.text?.includes('confirmation?link='),
    );
    const token = /confirmation\?link=([\w-]+)/.exec(registered?.text ?? '')?.[1] ?? '';
    itOf(await app.open(token));
    await aMinute();
    expect(got(to, 'Invoice')).toHaveLength(1);
    expect(got(email, 'Invoice')).toHaveLength(1);
  });

  test('who pays by card has the receipt', async () => {
    const input = await app.typed({ paymentType: 'card' });
    const proof = await app.proof(guest, input);
    const checkout = itOf(
      await guest.call(
        'mutation ($proof: String!) { it: payExhibitorRegistration(proof: $proof) { id url } }',
        { proof },
      ),
    );
    await app.visit(checkout['url'], 'pay');
    await app.tellAll();
    await aMinute();
    for (const message of await app.messages()) await app.tell(message);
    await aMinute();
    const [receipt, ...more] = got(String(input['primaryContactEmail']), 'Receipt');
    expect(more).toEqual([]);
    expect(await read(receipt?.attachments[0])).toContain('$350.00');
  });
});
