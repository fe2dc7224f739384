import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { seeHeading } from './account-journeys.ts';
import { newVisitor } from './browser.ts';
import { demoDatabase } from './demo-database.ts';
import { signIn } from './demo-people.ts';
import { axeFindings, expectToFit, movesOf, newWatcher } from './look-at-pages.ts';
import { withAndWithout } from './money-journeys.ts';
import { openForVisitors } from './open-for-visitors.ts';

/** A college's own program. */
const bodies: string[] = [];
const program = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    bodies.push(body);
    response.writeHead(204).end();
  });
});
program.listen(0, '127.0.0.1');
await once(program, 'listening');
afterAll(() => {
  program.closeAllConnections();
  program.close();
});
const host = `127.0.0.1:${(program.address() as AddressInfo).port}`;
const database = await demoDatabase();
const address = await openForVisitors({
  database,
  env: () => Promise.resolve({ WEBHOOK_HOSTS: host }),
});

test.each(withAndWithout)(
  'a rep lets the CRM read the leads by a key, and send them to an address, %s',
  async (_, device) => {
    const visitor = await newVisitor(device);
    await signIn(visitor, address, 'college');
    const page = await visitor.newPage();
    await page.goto(`${address}/app/leads`);
    await page.getByRole('link', { name: 'Connect your CRM' }).click();
    await seeHeading(page, 'Connect your CRM');

    await page.getByLabel('What is this key for?').fill('Slate');
    await page.getByRole('button', { name: 'Create a key' }).click();
    await page.getByText('Your new key').waitFor();
    const secret = await page.locator('code').first().innerText();
    const read = () =>
      fetch(`${address}/api/leads`, { headers: { authorization: `Bearer ${secret}` } });
    const leads = (await (await read()).json()) as { items: readonly unknown[] };
    expect(leads.items.length).toBeGreaterThan(5);

    await page.goto(`${address}/app/leads/connections`);
    await page.getByRole('button', { name: 'Revoke Slate' }).waitFor();
    expect(await page.content()).not.toContain(secret);
    await page.getByRole('button', { name: 'Revoke Slate' }).click();
    await page.getByText('Key revoked.').waitFor();
    expect((await read()).status).toBe(401);

    await page.getByLabel('Address').fill('http://crm.example.com/leads');
    await page.getByRole('button', { name: 'Save and send' }).click();
    await page.getByText('Enter an address that starts with https://.').waitFor();
    expect(await page.getByLabel('Address').inputValue()).toBe('http://crm.example.com/leads');
    await page.getByLabel('Address').fill(`http://${host}/leads`);
    await page.getByRole('button', { name: 'Save and send' }).click();
    await page.getByText('The signing secret').waitFor();
    const before = bodies.length;
    await page.getByRole('button', { name: 'Send a test' }).click();
    await page.getByText('The test arrived.').waitFor();
    expect(bodies.slice(before)).toContain(JSON.stringify({ type: 'leads.test' }));
    await page.getByRole('cell', { name: 'Delivered' }).first().waitFor();
    await page.getByRole('button', { name: 'Stop sending' }).click();
    await page.getByText('Sending stopped.').waitFor();
    await visitor.close();
  },
);

test.each([390, 1440])('everyone can use the connections at %i pixels', async (width) => {
  const visitor = await newWatcher(width);
  await signIn(visitor, address, 'college');
  const page = await visitor.newPage();
  await page.goto(`${address}/app/leads/connections`);
  await seeHeading(page, 'Connect your CRM');
  await page.getByLabel('What is this key for?').fill(`Key at ${width}`);
  await page.getByRole('button', { name: 'Create a key' }).click();
  await page.getByText('Your new key').waitFor();
  await page.getByLabel('Address').fill(`http://${host}/leads`);
  await page.getByRole('button', { name: 'Save and send' }).click();
  await page.getByText('The signing secret').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(await movesOf(page)).toEqual([]);
  await expectToFit(page);
  await page.getByRole('button', { name: 'Stop sending' }).click();
  await page.getByText('Sending stopped.').waitFor();
  await visitor.close();
});
