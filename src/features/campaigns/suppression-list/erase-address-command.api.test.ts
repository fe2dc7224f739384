import { expect, test } from 'vitest';
import { issueLinkToken } from '../../accounts/link-token.server.ts';
import { isSuppressed, suppress } from '../../../platform/email/suppress.server.ts';
import { createMailer } from '../../../platform/email/mailer.server.ts';
import { realWorld as world } from '../../../platform/real-world.server.ts';
import { operatorOf } from '../../../platform/testing/operator.server.ts';
import { testDatabase } from '../../../platform/testing/test-database.server.ts';
import { eraseAddressCommand } from './erase-address-command.server.ts';
import { addAccount } from '../testing/add-members.server.ts';

const database = await testDatabase();
const { pool } = database;
const mailer = createMailer({ world, delivery: 'smtp', domain: 'quad.test' });
const email = 'vera@people.test';

const type = operatorOf(eraseAddressCommand([]), { database, world, env: {} });

const mail = { kind: 'contact-us', subject: 'Hi' };
const tables = ['mail', 'newsletter_subscription', 'link_token', 'mail_suppression'];

async function whereVeraIs(): Promise<string[]> {
  const found: string[] = [];
  for (const table of tables) {
    const { rows } = await pool.query(`select from ${table} t where t::text like '%vera@%'`);
    if (rows.length > 0) found.push(table);
  }
  return found;
}

test('an operator who is asked to erase someone without an account does so by the address', async () => {
  await mailer.send(pool, { ...mail, to: email, text: 'Hello' });
  await mailer.send(pool, { ...mail, to: 'help@quad.test', text: `Written by ${email}.` });
  await mailer.send(pool, { ...mail, to: 'help@quad.test', text: `Written by o${email}.` });
  await suppress(pool, world, { address: email, scope: 'attendees', reason: 'unsubscribed' });
  await pool.query(
    `insert into newsletter_subscription (id, list, address, name, created_at, confirmed_at)
     values ($1, 'attendees', $2, 'Vera', now(), now())`,
    [world.newId(), email],
  );
  await issueLinkToken(pool, world, {
    purpose: 'parent-invitation',
    address: email,
    payload: {},
    issuedBy: await addAccount(pool, world, { email: 'child@people.test', userType: 'student' }),
    lifetimeDays: 7,
  });
  expect(await whereVeraIs()).toEqual(tables);
  expect(await type('Vera@people.test')).toEqual({
    exitCode: 0,
    output: 'Erased everything stored about vera@people.test.\n',
    errors: '',
  });
  const left = await pool.query<{ text: string }>('select text from mail');
  expect(left.rows).toEqual([{ text: `Written by o${email}.` }]);
  await pool.query('delete from mail');
  expect(await whereVeraIs()).toEqual([]);
  expect(await isSuppressed(pool, email, 'attendees')).toBe(true);
});

test('an operator erases no one who has an account, and nothing but an address', async () => {
  await addAccount(pool, world, { email, userType: 'student' });
  await mailer.send(pool, { ...mail, to: email, text: 'Hello' });
  expect(await type(email)).toMatchObject({
    exitCode: 1,
    errors: 'vera@people.test has an account. Delete the account instead.\n',
  });
  expect(await whereVeraIs()).toEqual(['mail']);
  expect(await type('vera')).toMatchObject({ exitCode: 1 });
});
