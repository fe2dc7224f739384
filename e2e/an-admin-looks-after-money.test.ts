import { expect, test } from 'vitest';
import { demoEmail } from '../src/features/accounts/demo-accounts.ts';
import { demoFairs } from '../src/features/fairs/demo-fairs.server.ts';
import { signIn } from './demo-people.ts';
import { phone, seeAlert, seeHeading } from './account-journeys.ts';
import { newVisitor } from './browser.ts';
import { demoDatabase } from './demo-database.ts';
import { axeFindings, htmlFindings, movesOf, newWatcher } from './look-at-pages.ts';
import { openForVisitors } from './open-for-visitors.ts';
import { questionOf, withAndWithout } from './money-journeys.ts';

const database = await demoDatabase();
const address = await openForVisitors({ database });
const readiness = `${address}/admin/fairs/${demoFairs.demo}/readiness`;

test.each(withAndWithout)(
  'an admin %s marks an invoice as paid, gives credits, and puts a booth on the floor, and stays on each page',
  async (_, device) => {
    const visitor = await newVisitor(device);
    await signIn(visitor, address, 'admin');
    const page = await visitor.newPage();
    await page.goto(`${address}/admin/payments`);
    await seeHeading(page, 'Payments');
    const waiting = page.getByRole('link', { name: /^Mark as paid: / });
    const before = await waiting.count();
    await waiting.first().click();
    const question = questionOf(page, 'Mark this payment as paid?', device);
    await question.getByRole('link', { name: 'Keep it open' }).click();
    await question.waitFor({ state: 'hidden' });
    await seeHeading(page, 'Payments');
    expect(await waiting.count()).toBe(before);
    await waiting.first().click();
    await question.getByLabel('Check or transfer number').fill('20417');
    await question.getByRole('button', { name: /^Mark \$[\d,.]+ as paid$/ }).click();
    await seeAlert(page, 'Marked as paid. The exhibitor gets an email within a minute.');
    await seeHeading(page, 'Payments');
    expect(new URL(page.url()).pathname).toBe('/admin/payments');
    await expect.poll(() => waiting.count()).toBe(before - 1);

    const search = page.getByRole('searchbox', { name: 'Name of the college' });
    await search.fill('amherst');
    // By the keyboard: the list above may still close up behind what was paid.
    await search.press('Enter');
    const college = page.getByRole('listitem').filter({ hasText: 'Amherst' }).first();
    const credits = device === phone ? '2' : '3';
    const give = async () => {
      await college.getByLabel('How many').fill(credits);
      await college.getByLabel('Why').fill('The floor was down for an hour.');
      await college.getByRole('button', { name: /^Give credits to / }).click();
    };
    await give();
    await seeAlert(page, 'The college has the credits.');
    await seeHeading(page, 'Payments');
    expect(page.url()).toContain('/admin/payments?');
    // The page is another one by now: the same once more may be a mistake.
    await page.goto(page.url());
    await give();
    await page.getByText(/^You gave this college the same number of credits/).waitFor();
    await seeHeading(page, 'Payments');
    await college.getByLabel('Yes, a second time').check();
    await college.getByRole('button', { name: /^Give credits to / }).click();
    await seeAlert(page, 'The college has the credits.');

    await page.goto(`${readiness}?show=sent`);
    await seeHeading(page, 'Demo College Fair');
    await page
      .getByRole('link', { name: /^Unpublish: / })
      .first()
      .click();
    const takes = questionOf(page, /^Unpublish .+\?$/, device);
    await takes.getByRole('button', { name: 'Unpublish' }).click();
    await seeAlert(page, 'Booth unpublished.');
    await seeHeading(page, 'Demo College Fair');
    await page.getByRole('button', { name: 'Undo' }).click();
    await seeAlert(page, 'Undone for one booth.');
    await database.pool.query(
      `update fair_booth set paid = true, booth_ready = true, questions_answered = true,
         chat_ready = true, booth_sent = false
       where id in (select id from fair_booth where fair_id = $1 and booth_sent order by id limit 2)`,
      [demoFairs.demo],
    );
    await page.goto(readiness);
    await page.getByRole('link', { name: 'Publish all 2 that are ready' }).click();
    const all = questionOf(page, 'Publish 2 booths?', device);
    await all.getByRole('button', { name: 'Publish' }).click();
    await seeAlert(page, '2 booths published.');
    await page.getByRole('link', { name: 'Something is missing' }).click();
    const unready = page.getByRole('link', { name: /^Publish: / }).first();
    await unready.click();
    const publishes = questionOf(page, /^Publish .+ as it is\?$/, device);
    await publishes.getByRole('listitem').first().waitFor();
    await publishes.getByRole('link', { name: 'Not yet' }).click();
    await publishes.waitFor({ state: 'hidden' });
    await unready.click();
    await publishes.getByRole('button', { name: 'Publish anyway' }).click();
    await seeAlert(page, 'Booth published.');
    await seeHeading(page, 'Demo College Fair');
    const table = await (await visitor.request.get(readiness.replace('ss', 'ss.csv'))).text();
    expect(table).toContain('name,paid,boothReady,questionsAnswered,chatReady,boothSent');
    await visitor.close();
  },
);

test.each(withAndWithout)(
  'an admin %s is asked before an account is disabled, and stays on the page of users',
  async (_, device) => {
    const visitor = await newVisitor(device);
    await signIn(visitor, address, 'admin');
    const page = await visitor.newPage();
    const email = demoEmail('counselor');
    await page.goto(`${address}/admin/users?q=${encodeURIComponent(email)}`);
    await seeHeading(page, 'Users');
    const disable = page.getByRole('link', { name: `Disable: ${email}` });
    await disable.click();
    const question = questionOf(page, /^Disable .+\?$/, device);
    await question.getByText(email).waitFor();
    await question.getByRole('link', { name: 'Keep it as it is' }).click();
    await question.waitFor({ state: 'hidden' });
    await disable.click();
    await question.getByRole('button', { name: /^Disable / }).click();
    await seeAlert(page, `${email} is signed out and can’t sign in.`);
    await seeHeading(page, 'Users');
    await page.getByRole('button', { name: `Enable: ${email}` }).click();
    await seeAlert(page, `${email} can sign in again.`);
    await seeHeading(page, 'Users');
    await visitor.close();
  },
);

test.each(withAndWithout)(
  'an admin %s is asked before a type or an approval changes, and nothing happens without an answer',
  async (_, device) => {
    const visitor = await newVisitor(device);
    await signIn(visitor, address, 'admin');
    const page = await visitor.newPage();
    const email = demoEmail('counselor');
    await database.pool.query('update account set approved_at = now() where email = $1', [email]);
    await page.goto(`${address}/admin/users?q=${encodeURIComponent(email)}`);
    await seeHeading(page, 'Users');
    const takeBack = page.getByRole('link', { name: `Remove approval: ${email}` });
    await takeBack.click();
    const question = questionOf(page, /^Remove approval from .+\?$/, device);
    await question.getByText(email).waitFor();
    await question.getByRole('link', { name: 'Keep it as it is' }).click();
    await question.waitFor({ state: 'hidden' });
    await takeBack.click();
    await question.getByRole('button', { name: 'Remove approval' }).click();
    await seeAlert(page, `${email} is no longer approved.`);
    await page.getByRole('button', { name: `Approve: ${email}` }).waitFor();

    await page.getByRole('link', { name: `Change type: ${email}` }).click();
    const type = questionOf(page, /^Change the type of .+\?$/, device);
    await type.getByText(/will be signed out everywhere/).waitFor();
    await type.getByLabel('New type').selectOption('parent');
    await type.getByRole('button', { name: 'Change type' }).click();
    await seeAlert(page, `${email} now has a different account type and has been signed out.`);
    await seeHeading(page, 'Users');
    await database.pool.query(`update account set user_type = 'counselor' where email = $1`, [
      email,
    ]);
    await visitor.close();
  },
);

test.each(withAndWithout)(
  'an admin %s refunds a part by check, and is asked before the same goes out twice',
  async (_, device) => {
    const visitor = await newVisitor(device);
    await signIn(visitor, address, 'admin');
    const page = await visitor.newPage();
    await page.goto(`${address}/admin/payments?show=all`);
    await seeHeading(page, 'Payments');
    const paid = page
      .getByRole('row')
      .filter({ hasText: 'Paid' })
      .filter({ hasText: /By (?:invoice|check)/ })
      .filter({ hasNotText: 'refunded' });
    await paid
      .getByRole('link', { name: /^Refund: / })
      .first()
      .click();
    const question = questionOf(page, /^Refund .+\?$/, device);
    await question.waitFor();
    await question.getByRole('link', { name: 'By check' }).click();
    await question.getByLabel('Date sent').or(question.getByText('Date sent')).first().waitFor();
    const amount = question.getByLabel('Amount');
    const all = await amount.inputValue();
    expect(Number(all)).toBeGreaterThan(50);
    await amount.fill('50');
    const press = question.getByRole('button', { name: /^Refund / });
    // Why is asked for, and nothing happens without it.
    await press.click({ force: true });
    await question.getByLabel('Reason').waitFor();
    await seeHeading(page, 'Payments');
    await question.getByLabel('Reason').fill('Half of the day was lost.');
    if (device === phone) expect(await press.textContent()).toMatch(/^Refund \$50 to ./);
    await question.getByLabel('Check or transfer number').fill('1042');
    await press.click();
    await seeAlert(page, 'Refunded. The college gets an email within a minute.');
    await seeHeading(page, 'Payments');
    expect(new URL(page.url()).search).toBe('?show=all');
    await page.getByText('$50 refunded').first().waitFor();

    // The same amount once more may be a mistake: it is asked.
    const back = page.getByRole('row').filter({ hasText: '$50 refunded' }).first();
    await back.getByRole('link', { name: /^Refund: / }).click();
    await question.getByRole('link', { name: 'By check' }).click();
    await amount.fill('50');
    await question.getByLabel('Reason').fill('Half of the day was lost.');
    await press.click();
    await question
      .getByText(/^You refunded the same amount/)
      .first()
      .waitFor();
    await seeHeading(page, 'Payments');
    await question.getByRole('link', { name: 'Keep it' }).click();
    await question.waitFor({ state: 'hidden' });
    await seeHeading(page, 'Payments');
    expect(await page.getByText('$100 refunded').count()).toBe(0);
    await visitor.close();
  },
);

/** Has an exhibitor who paid by check withdraw; its name. */
async function withdrawn(): Promise<string> {
  const { rows } = await database.pool.query<{ id: string; name: string }>(
    `select e.id, e.name from fair_exhibitor e
     left join exhibitor_registration r on r.exhibitor_id = e.id
     where e.payment_type = 'check' and e.payment_status = 'paid' and r.payment_id is null
       and r.withdrawn_at is null and not exists (
         select from payment_refund q where q.subject_id = e.id)
     order by e.id desc limit 1`,
  );
  const [one] = rows;
  if (!one) throw new Error('Nobody has paid by check.');
  await database.pool.query(
    `insert into exhibitor_registration (exhibitor_id, created_at, withdrawn_at)
     values ($1, now(), now()) on conflict (exhibitor_id) do update set withdrawn_at = now()`,
    [one.id],
  );
  return one.name;
}

test.each(withAndWithout)(
  'an admin %s refunds who withdrew, which closes it, or closes it without a refund',
  async (_, device) => {
    const visitor = await newVisitor(device);
    await signIn(visitor, address, 'admin');
    const page = await visitor.newPage();
    const address2 = `${address}/admin/payments?show=withdrawn`;
    const name = await withdrawn();
    await page.goto(address2);
    await seeHeading(page, 'Payments');
    const row = page.getByRole('row').filter({ hasText: name });
    await row.getByRole('link', { name: /^Refund: / }).click();
    const question = questionOf(page, `Refund ${name}?`, device);
    await question.getByText(/ is due for /).waitFor();
    await question.getByLabel('Reason').fill('Withdrew in time.');
    await question.getByRole('button', { name: /^Refund / }).click();
    await seeAlert(page, 'Refunded. The college gets an email within a minute.');
    await seeHeading(page, 'Payments');
    expect(await row.count()).toBe(0);

    const other = await withdrawn();
    await page.goto(address2);
    const left = page.getByRole('row').filter({ hasText: other });
    await left.getByRole('link', { name: /^Mark as refunded: / }).click();
    const closes = questionOf(page, 'Is the refund done?', device);
    await closes.getByRole('link', { name: 'Keep it open' }).click();
    await closes.waitFor({ state: 'hidden' });
    await seeHeading(page, 'Payments');
    await left.getByRole('link', { name: /^Mark as refunded: / }).click();
    await closes.getByRole('button', { name: 'Mark as refunded' }).click();
    await seeAlert(page, 'Marked as refunded. The exhibitor gets an email within a minute.');
    await seeHeading(page, 'Payments');
    expect(await left.count()).toBe(0);
    await visitor.close();
  },
);

test.each(withAndWithout)(
  'an admin %s decides on claims, and stays on the page of claims',
  async (_, device) => {
    // Two people whom no one has let in yet.
    await database.pool.query(
      `insert into college_claim (id, college_id, account_id, status, created_at)
       select gen_random_uuid(), (select id from college where status = 'active' order by id limit 1),
         a.id, 'open', now()
       from account a where a.email = any($1) on conflict do nothing`,
      [[demoEmail('student'), demoEmail('parent')]],
    );
    const visitor = await newVisitor(device);
    await signIn(visitor, address, 'admin');
    const page = await visitor.newPage();
    await page.goto(`${address}/admin/claims`);
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    const rejects = page.getByRole('button', { name: /^(?:Reject|Refuse|Decline|No)/ });
    const before = await rejects.count();
    expect(before).toBeGreaterThan(0);
    await rejects.first().click();
    await expect.poll(() => rejects.count()).toBe(before - 1);
    await seeHeading(page, heading);
    expect(new URL(page.url()).pathname).toBe('/admin/claims');
    await visitor.close();
  },
);

test.each([390, 1440])('the pages about money are right for everyone at %i', async (width) => {
  const visitor = await newWatcher(width);
  await signIn(visitor, address, 'admin');
  const page = await visitor.newPage();
  for (const path of ['/admin/payments?show=all&college=a', '/admin/claims', '/admin/users']) {
    await page.goto(address + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await movesOf(page)).toEqual([]);
    expect(await htmlFindings(await page.content())).toEqual([]);
  }
  await page.goto(readiness);
  await seeHeading(page, 'Demo College Fair');
  expect(await axeFindings(page)).toEqual([]);
  expect(await movesOf(page)).toEqual([]);
  await visitor.close();
});

test('a rep opens an invoice and keeps its PDF; a stranger finds nothing there', async () => {
  const visitor = await newWatcher(390);
  await signIn(visitor, address, 'college');
  const page = await visitor.newPage();
  await page.goto(`${address}/app/fairs/signup`);
  await page
    .getByRole('link', { name: /^Invoice / })
    .first()
    .click();
  await seeHeading(page, 'Invoice');
  expect(await axeFindings(page)).toEqual([]);
  expect(await movesOf(page)).toEqual([]);
  await page.getByText('PO-1042').waitFor();
  const link = page.getByRole('link', { name: 'Download as PDF' });
  const pdf = `${address}${(await link.getAttribute('href')) ?? ''}`;
  const kept = await visitor.request.get(pdf);
  expect(kept.headers()['content-type']).toBe('application/pdf');
  expect((await kept.body()).subarray(0, 5).toString()).toBe('%PDF-');
  const stranger = await newVisitor();
  expect((await stranger.request.get(pdf)).status()).toBe(404);
  await stranger.close();
  await visitor.close();
});
