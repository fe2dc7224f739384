import type { BrowserContext } from 'playwright-core';
import { expect, test } from 'vitest';
import { demoEmail, demoPassword } from '../src/features/accounts/demo-accounts.ts';
import { freshAddress, phoneWithoutScripts, seeAlert, seeHeading } from './account-journeys.ts';
import { newVisitor } from './browser.ts';
import { htmlFindings, newWatcher } from './look-at-pages.ts';
import { openForVisitors } from './open-for-visitors.ts';
import { lookAtStep, newcomer, offersProfile, press } from './people-who-set-up.ts';
import { postFromOwnPage } from './sign-up.ts';

const address = await openForVisitors({ demo: true });

test('a counselor finds the school by three letters and has the link; then asks a colleague', async () => {
  const page = await newcomer(address, freshAddress('tess'), 'counselor', await newWatcher(390));
  await page.goto(`${address}/app/setup`);
  await lookAtStep(page, 'Where do you work?');
  // No steps are announced that don't follow.
  await expect.poll(() => page.getByText('Confirmation', { exact: true }).count()).toBe(0);
  await page.getByLabel('Name, city or state of your school').pressSequentially('map');
  await page.getByText('Maple Grove High School').first().waitFor();
  await lookAtStep(page, 'Where do you work?');
  await press(page, /^This is my school/);
  // The link of the next fair is there without another tap, and so is the flyer.
  await seeAlert(page, 'Your class link is ready.');
  await lookAtStep(page, /^Your class at /);
  // A small figure says that it is small.
  await page.getByText('Fewer than 5').waitFor();
  const link = await page.locator('#class-link').inputValue();
  await page.getByRole('link', { name: 'See and print the flyer' }).click();
  await page
    .getByText(link.replace(/^https?:\/\//, ''))
    .first()
    .waitFor();
  expect(await page.getByText('Maple Grove High School').count()).toBe(0);
  await page.goBack();
  await page.getByLabel('Your colleague’s email').fill('counselor@demo.test');
  await press(page, 'Ask a colleague');
  await seeAlert(
    page,
    'If a confirmed colleague at your school has this address, your request is on its way.',
  );
  // Students who follow it aren’t told of someone who isn’t confirmed.
  const student = await (await newVisitor()).newPage();
  await student.goto(link);
  await student.getByText('You’re registering with a class link.').waitFor();
  expect(await student.getByText('Maple Grove High School').count()).toBe(0);
  await page.goto(`${address}/app`);
  await expect.poll(() => offersProfile(page)).toBe(true);
  // The home leads to where a colleague is asked.
  await page.getByRole('link', { name: 'Ask a colleague' }).click();
  await lookAtStep(page, 'Almost there');
  await page.getByLabel('Your colleague’s email').waitFor();
});

test('a counselor whose school is in no list adds it, without JavaScript', async () => {
  const device = await newVisitor(phoneWithoutScripts);
  const page = await newcomer(address, freshAddress('theo'), 'counselor', device);
  await page.goto(`${address}/app/setup`);
  await page.getByLabel('Name, city or state of your school').fill('nowhere at all');
  await press(page, 'Search');
  await page.getByText('Nothing found').waitFor();
  await page.getByText('My school isn’t on the list').click();
  await page.getByLabel('Name of the school').fill('École Nouvelle');
  await page.getByLabel('City or town').fill('Amherst');
  await page.getByLabel('State', { exact: true }).fill('MA');
  await press(page, 'Add my school');
  // Not the fair that is live: the next one.
  await seeHeading(page, 'Your class at Demo 6x6 Fair');
  await page.goto(`${address}/app/setup?step=school`);
  await page.getByText('École Nouvelle').waitFor();

  // What was entered may be put right, until a colleague is confirmed there.
  await page.goto(`${address}/app/profile/school`);
  await expect
    .poll(() => page.getByLabel('Name of the school').inputValue())
    .toBe('École Nouvelle');
  const colleague = await newVisitor();
  await newcomer(address, freshAddress('ada'), 'counselor', colleague);
  const [school] = await ask<{ id: string }[]>(
    colleague,
    '{ it: findSchools(search: "école nouvelle") { id } }',
  );
  const { id } = await ask<{ id: string }>(
    colleague,
    `mutation { it: chooseMySchool(schoolId: "${school?.id ?? ''}") { id } }`,
  );
  await confirm(id);
  await page.goto(`${address}/app/profile/school`);
  await page
    .getByText(/^A counselor is already confirmed at this school\. Please contact us/)
    .waitFor();
  await expect.poll(() => page.getByLabel('Name of the school').count()).toBe(0);
  expect(await htmlFindings(await page.content())).toEqual([]);
});

test('a student who registered before the counselor was confirmed is asked at home, and answers', async () => {
  const desk = await newVisitor();
  const counselor = await newcomer(address, freshAddress('ann'), 'counselor', desk);
  const { id } = await ask<{ id: string }>(
    desk,
    'mutation { it: chooseMySchool(school: { name: "Elm Hall", city: "Amherst", state: "MA" }) { id } }',
  );
  const [fair] = await ask<{ slug: string }[]>(desk, '{ it: fairCards { slug } }');
  const slug = fair?.slug ?? '';
  const { code } = await ask<{ code: string }>(
    desk,
    `mutation { it: openClassLink(fair: "${slug}") { code } }`,
  );
  const email = freshAddress('tomas');
  const student = await newcomer(address, email, 'student', await newWatcher(390));
  await ask(
    student.context(),
    `mutation { it: registerForFair(input: { fair: "${slug}", classCode: "${code}", email: "${email}",
       attendeeType: "student", dob: "2009-05-01", firstName: "Tomas", lastName: "Reed",
       postalCode: "01103", schoolName: "Elm Hall", schoolGrade: "11th", collegeStart: "Fall 2027",
       consent: true }) { slug } }`,
  );
  await student.goto(`${address}/app`);
  const question = student.getByText('Can your counselor see that you registered');
  await expect.poll(() => question.count()).toBe(0);

  await confirm(id);
  await student.reload();
  await question.waitFor();
  await lookAtStep(student, /^Hello/);
  await student.goto(`${address}/my-registration?fair=${slug}`);
  await lookAtStep(student, /registration/i);
  await expect.poll(() => question.count()).toBe(1);
  await student.goto(`${address}/app`);
  await student.getByLabel('Yes, Bo Reed can see my name.').check();
  await press(student, 'Save my answer');
  await seeAlert(student, 'Your changes are saved.');
  await student.waitForURL(`${address}/app`);
  await expect.poll(() => question.count()).toBe(0);
  await counselor.goto(`${address}/app/class/${slug}`);
  await counselor.getByText('Tomas Reed').waitFor();
});

/** An admin confirms a counselor. */
async function confirm(id: string) {
  const admin = await newVisitor();
  const form = { email: demoEmail('admin'), password: demoPassword };
  expect((await postFromOwnPage(admin, address, '/api/auth/sign-in/email', form)).ok()).toBe(true);
  await ask(admin, `mutation { it: confirmCounselor(counselorId: "${id}") { id } }`);
}

/** What the API answers to a visitor's page. */
async function ask<It>(visitor: BrowserContext, query: string): Promise<It> {
  const answer = await postFromOwnPage(visitor, address, '/graphql', { query });
  const { data, errors } = (await answer.json()) as { data?: { it: It }; errors?: unknown };
  expect(errors).toBeUndefined();
  if (!data) throw new Error('The API has answered nothing.');
  return data.it;
}
