import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoEmail, demoPassword } from '../src/features/accounts/demo-accounts.ts';
import { CollegeRep } from '../src/features/colleges/college-rep.entity.ts';
import { College } from '../src/features/colleges/college.entity.ts';
import { realWorld } from '../src/platform/real-world.server.ts';
import { largePng } from '../src/platform/files/pictures.fixture.server.ts';
import { insertRecords } from '../src/platform/store/insert-records.server.ts';
import { firstPage, phone, phoneWithoutScripts, seeAlert, seeHeading } from './account-journeys.ts';
import { newVisitor } from './browser.ts';
import { openForExhibitors, typeSignUp } from './exhibitor-journeys.ts';
import { axeFindings } from './look-at-pages.ts';
import { demoDatabase } from './demo-database.ts';
import { confirmAndSignIn, postFromOwnPage, readCode, signUp } from './sign-up.ts';

const database = await demoDatabase();
const address = await openForExhibitors(database);

/** A published college, as the federal list has it. */
const publish = async (name: string, domain: string) =>
  insertRecords(database.pool, realWorld, College, [
    {
      name,
      domain,
      boothUrl: `https://www.${domain}/`,
      status: 'active',
      address1: '1 Elm Street',
      city: 'Amherst',
      state: 'MA',
      postalCode: '01002',
      slug: domain.replace('.', '-'),
    },
  ]);

/** Someone represents the college already. */
async function giveRep(domain: string): Promise<void> {
  const email = `rep@${domain}`;
  const visitor = await newVisitor();
  await signUp(visitor, address, email, 'college');
  await confirmAndSignIn(visitor, address, email, await readCode(visitor, address, email));
  await visitor.close();
  const { rows } = await database.pool.query<{ userId: string; collegeId: string }>(
    `select a.id as "userId", c.id as "collegeId" from account a, college c
     where a.email = $1 and c.domain = $2`,
    [email, domain],
  );
  const { userId = '', collegeId = '' } = rows[0] ?? {};
  await insertRecords(database.pool, realWorld, CollegeRep, [
    {
      collegeId,
      userId,
      owner: userId,
      email,
      firstName: 'Rea',
      lastName: 'Present',
      confirmedAt: new Date(),
    },
  ]);
}

/** Waits until the page says that it is paid; without scripts it is asked again. */
async function seePaid(page: Page): Promise<void> {
  const again = page.getByRole('link', { name: 'Check again' });
  await expect
    .poll(async () => {
      if (await again.isVisible()) await again.click();
      return page.getByText('Your spot is confirmed').isVisible();
    })
    .toBe(true);
}

/** The link that signs in, of the newest email to an address: it comes within a minute or so. */
async function entryFor(email: string): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(
      async () => {
        const answer = await fetch(`${address}/mailbox.json`);
        const mails = (await answer.json()) as { to: string; text: string }[];
        const own = mails.find(({ to, text }) => to === email && text.includes('?enter='));
        found = /\S+\/confirmation\?enter=[\w-]+(?:&ask=1)?/.exec(own?.text ?? '')?.[0];
        return found;
      },
      { timeout: 150_000, interval: 1000 },
    )
    .toBeDefined();
  return found ?? '';
}

test.each([
  ['with JavaScript', phone, 'Hillside'],
  ['without JavaScript', phoneWithoutScripts, 'Riverside'],
])(
  'a guest exhibitor on a phone %s pays, is signed in by the email, and fills the booth',
  async (_, device, word) => {
    const domain = `${word.toLowerCase()}.test`;
    const email = `ada@${domain}`;
    await publish(`${word} College`, domain);
    const page = await firstPage(device);
    await page.goto(`${address}/pricing`);
    await page.getByRole('link', { name: 'Exhibit at Spring Fair' }).click();
    await seeHeading(page, 'Exhibit at this fair');
    await typeSignUp(page, email, `${word} College`);
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await page.getByRole('button', { name: /^Pay \$350.00/ }).click();
    await seeHeading(page, 'Your exhibitor registration');
    await seePaid(page);
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();

    await page.goto(await entryFor(email));
    await seeHeading(page, 'Your booth is waiting');
    expect(device === phone ? await axeFindings(page) : []).toEqual([]);
    await page.getByRole('button', { name: 'Sign me in' }).click();
    await seeAlert(page, 'You’re signed in. This is your booth.');
    await seeHeading(page, `${word} College`);
    await page.getByRole('link', { name: 'Edit the booth' }).first().click();
    await page.getByRole('heading', { name: 'Edit your booth' }).waitFor();
    await page.getByLabel('What does a year cost?').fill('Twenty thousand, before aid.');
    if (device === phone) await page.getByText('Saved.', { exact: true }).waitFor();
    else {
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await seeAlert(page, 'Your booth is saved.');
    }
    const { rows } = await database.pool.query(
      `select cost_answer, paid from fair_booth b join college c on c.id = b.college_id
       where c.domain = $1`,
      [domain],
    );
    expect(rows).toEqual([{ cost_answer: 'Twenty thousand, before aid.', paid: true }]);

    // What was typed into the form is not asked again.
    await page.goto(`${address}/app/setup?step=reps`);
    await expect
      .poll(() => page.getByLabel('Phone', { exact: true }).inputValue())
      .toMatch(/413.*555.*0100/);
    // The page of the registration leads back to the booth, and what is paid waits for no setup.
    await page.goto(`${address}/fair-spring/confirmation`);
    await page.getByRole('link', { name: 'Go to your booth' }).click();
    await seeHeading(page, `${word} College`);
    await page.goto(`${address}/app/fairs/signup`);
    expect(new URL(page.url()).pathname).toBe('/app/fairs/signup');
    await page.context().close();
  },
);

test('a guest exhibitor flies the college’s logo from where the booth is edited', async () => {
  await publish('Harbor College', 'harbor.test');
  const page = await firstPage();
  await page.goto(`${address}/fair-spring/exhibitor`);
  await typeSignUp(page, 'ada@harbor.test', 'Harbor College');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await page.getByRole('button', { name: /^Pay \$350.00/ }).click();
  await seeHeading(page, 'Your exhibitor registration');
  await page.goto(await entryFor('ada@harbor.test'));
  await page.getByRole('button', { name: 'Sign me in' }).click();
  await page.getByRole('link', { name: 'Edit the booth' }).first().click();
  const buffer = largePng(64, 64);
  await page
    .getByLabel('Logo', { exact: true })
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  await page.getByRole('img', { name: 'The logo of Harbor College' }).waitFor();
  await page.getByRole('button', { name: 'Remove the logo' }).click();
  await seeAlert(page, 'Logo removed.');
  await page.getByRole('heading', { name: 'Edit your booth' }).waitFor();
  await expect.poll(() => page.getByRole('img', { name: /^The logo of/ }).count()).toBe(0);
  await page.context().close();
});

test.each([
  ['with JavaScript', phone, 'Hilltop'],
  ['without JavaScript', phoneWithoutScripts, 'Valley'],
])(
  'a guest whose college has reps already reads %s who decides, and gets into the booth once confirmed',
  async (_, device, word) => {
    const domain = `${word.toLowerCase()}.test`;
    const email = `ada@${domain}`;
    const college = `${word} College`;
    await publish(college, domain);
    await giveRep(domain);
    const page = await firstPage(device);
    await page.goto(`${address}/fair-spring/exhibitor`);
    await typeSignUp(page, email, college);
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await page.getByRole('button', { name: /^Pay \$350.00/ }).click();
    await seeHeading(page, 'Your exhibitor registration');
    const entry = await entryFor(email);
    expect(entry).toContain('&ask=1');
    await page.goto(entry);
    await seeHeading(page, 'Ask to represent your college');
    expect(device === phone ? await axeFindings(page) : []).toEqual([]);
    await page.getByRole('button', { name: 'Sign me in' }).click();
    await seeAlert(page, 'You’re signed in, and your request is on its way.');
    await page.getByText(`Your request to represent ${college} is pending`).waitFor();
    await page.getByText(`we’ll email ${email} either way`).waitFor();
    await page.getByRole('heading', { name: 'What you can do in the meantime' }).waitFor();
    expect(device === phone ? await axeFindings(page) : []).toEqual([]);

    const admin = await newVisitor(device);
    const form = { email: demoEmail('admin'), password: demoPassword };
    await postFromOwnPage(admin, address, '/api/auth/sign-in/email', form);
    const desk = await admin.newPage();
    await desk.goto(`${address}/admin/claims`);
    const claim = desk.getByRole('row').filter({ hasText: email });
    await claim.getByRole('button', { name: /^Approve/ }).click();
    await claim.waitFor({ state: 'detached' });
    await admin.close();

    await page.getByRole('link', { name: 'Check again' }).click();
    await page.getByText('You represent your college at this fair').waitFor();
    await page.getByRole('link', { name: 'Go to your booth' }).click();
    await seeHeading(page, college);
    await page.getByRole('link', { name: 'Edit the booth' }).first().waitFor();
    await page.context().close();
  },
);

test.each([
  ['with JavaScript', phone, 'Lakeside'],
  ['without JavaScript', phoneWithoutScripts, 'Seaside'],
])(
  'an admin %s says which college a registration from a free mail host is',
  async (_, device, word) => {
    await publish(`${word} College`, `${word.toLowerCase()}.test`);
    const guest = await firstPage();
    await guest.goto(`${address}/fair-may-talks/exhibitor`);
    await typeSignUp(guest, `${word.toLowerCase()}@gmail.test`, `${word} College`);
    await guest.getByRole('radio', { name: /^Invoice/ }).check();
    await guest.getByRole('button', { name: 'Register', exact: true }).click();
    await seeHeading(guest, 'Your exhibitor registration');
    await guest.context().close();

    const visitor = await newVisitor(device);
    const form = { email: demoEmail('admin'), password: demoPassword };
    const answer = await postFromOwnPage(visitor, address, '/api/auth/sign-in/email', form);
    expect(answer.status()).toBe(200);
    const page = await visitor.newPage();
    const { rows } = await database.pool.query<{ id: string }>(
      `select id from fair where slug = 'may-talks'`,
    );
    await page.goto(`${address}/admin/fairs/${rows[0]?.id ?? ''}/exhibitors`);
    await page.getByRole('link', { name: `${word} College`, exact: true }).click();
    await page.getByRole('heading', { name: 'Which college is it?' }).waitFor();
    expect(device === phone ? await axeFindings(page) : []).toEqual([]);
    await page.getByRole('radio', { name: new RegExp(`^${word} College`) }).check();
    await page.getByRole('button', { name: 'Assign this college' }).click();
    await seeAlert(page, 'Assigned. The contact gets an email within a minute.');
    await seeHeading(page, 'May Talks');
    await page.getByText('The contact doesn’t represent the college.').waitFor();
    await visitor.close();
  },
);
