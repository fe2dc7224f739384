import { describe, expect, test } from 'vitest';
import { demoEmail, demoPassword } from '../src/features/accounts/demo-accounts.ts';
import { pageCookies } from '../src/platform/pages/remember-cookie.ts';
import { freshAddress, seeAlert } from './account-journeys.ts';
import { signIn } from './demo-people.ts';
import { openForExhibitors } from './exhibitor-journeys.ts';
import { newWatcher } from './look-at-pages.ts';
import { onAnotherDevice, press } from './people-who-set-up.ts';
import { password, readCode } from './sign-up.ts';
import { newWalk, type Walk } from './walk.ts';

/** A site for each language: what someone changes in one isn’t changed in the other. */
const sites: Readonly<Record<string, string>> = {
  en: await openForExhibitors(),
  es: await openForExhibitors(),
};

async function begin(language: string, width: number): Promise<Walk> {
  const address = sites[language] ?? '';
  const visitor = await newWatcher(width);
  await visitor.addCookies([{ name: pageCookies.locale, value: language, url: address }]);
  return newWalk(await visitor.newPage(), language);
}

const code = ({ page }: Walk, email: string) =>
  readCode(page.context(), new URL(page.url()).origin, email);

/** A date of birth: one field in three parts. */
async function tellBirthDate(walk: Walk): Promise<void> {
  await walk.choose('ui.form.month', '05');
  await walk.type('ui.form.day', '1', true);
  await walk.type('ui.form.year', '2009', true);
}

/** From the form that joins a fair to the code of the email. */
async function join(walk: Walk, email: string): Promise<void> {
  await walk.type('attendees.register.email', email);
  await walk.type('attendees.register.firstName', 'Maya');
  await walk.type('attendees.register.lastName', 'Reyes');
  await walk.tick('checkbox', 'attendees.register.consent');
  await walk.tap('button', 'attendees.register.next');
  await walk.see('attendees.own.codeTitle');
  await walk.type('attendees.own.code', await code(walk, email));
  await walk.tap('button', 'attendees.own.codeEnter');
}

/** From address and password to the confirmed account. */
async function makeAccount(walk: Walk, email: string): Promise<void> {
  await walk.see('accounts.register.detailsHeading');
  await walk.type('accounts.screens.email', email);
  await walk.type('accounts.screens.password', password);
  await walk.tap('button', 'accounts.register.create');
  await walk.see('accounts.register.codeHeading');
  await walk.type('accounts.screens.code', await code(walk, email));
  await walk.tap('button', 'accounts.register.confirm');
}

describe.each(Object.entries(sites))('In the language %s', (language, address) => {
  test('a student who is new enters the live fair from the front page', async () => {
    const walk = await begin(language, 390);
    await walk.page.goto(address);
    await walk.see(/./);
    await walk.tap('link', 'fairs.ticket.enter');
    await walk.see('attendees.register.title');
    await tellBirthDate(walk);
    await join(walk, freshAddress(`student-${language}`));
    await walk.see(/^Demo College Fair/);
    expect(walk.way).toEqual({ screens: 4, taps: 6, fields: 6 });
    expect(walk.minutes).toBeLessThan(3);
  });

  test('a parent who is new enters the live fair from the front page', async () => {
    const walk = await begin(language, 390);
    await walk.page.goto(address);
    await walk.see(/./);
    await walk.tap('link', 'fairs.ticket.enter');
    await walk.see('attendees.register.title');
    await walk.tap('link', 'attendees.register.parent');
    await walk.page.getByLabel(walk.say('ui.form.month')).waitFor({ state: 'detached' });
    await join(walk, freshAddress(`parent-${language}`));
    await walk.see(/^Demo College Fair/);
    expect(walk.way).toEqual({ screens: 4, taps: 5, fields: 5 });
    expect(walk.minutes).toBeLessThan(3);
  });

  test('a parent whom a student invited is linked', async () => {
    const email = freshAddress(`invited-${language}`);
    const student = await onAnotherDevice(address, demoEmail('student'), 390, demoPassword);
    await student.goto(`${address}/app/setup?step=parents`);
    await student.getByLabel('Their first name').fill('Ana');
    await student.getByLabel('Their last name').fill('Reed');
    await student.getByLabel('Their email').fill(email);
    await press(student, 'Send invitation');
    await seeAlert(student, `The invitation is on its way to ${email}.`);
    const walk = await begin(language, 390);
    const answer = await walk.page.request.get(`${address}/mailbox.json?to=${email}`);
    const emails = (await answer.json()) as { text: string }[];
    const [link = ''] = emails.flatMap(
      ({ text }) => /\S+\/invitation\?key=[\w-]{22}/.exec(text) ?? [],
    );
    await walk.page.goto(link);
    await walk.see('onboarding.parentInvitation.title', { student: 'Jordan' });
    await walk.tap('button', 'onboarding.parentInvitation.accept');
    await walk.see('onboarding.home.hello', { name: 'Ana' });
    expect(walk.way).toEqual({ screens: 2, taps: 1, fields: 0 });
    expect(walk.minutes).toBeLessThan(1);
  });

  test('a student makes an account and sees colleges that fit', async () => {
    const walk = await begin(language, 390);
    await walk.page.goto(`${address}/register`);
    await walk.see('accounts.register.typeHeading');
    await walk.tap('link', 'accounts.userTypes.student');
    await walk.see('accounts.register.birthHeading');
    await tellBirthDate(walk);
    await walk.tap('button', 'accounts.register.next');
    await makeAccount(walk, freshAddress(`setup-${language}`));
    await walk.see('onboarding.student.aboutHeading');
    await walk.type('onboarding.student.firstName', 'Noah');
    await walk.type('onboarding.student.lastName', 'Reed');
    await walk.type('onboarding.place.city', 'Amherst');
    await walk.type('onboarding.place.state', 'MA');
    await walk.tap('button', 'onboarding.setup.save');
    await walk.see('onboarding.student.schoolHeading');
    await walk.type('onboarding.student.currentSchool', 'Maple Grove High School');
    await walk.choose('onboarding.student.entryDate', walk.say('onboarding.student.notSure'));
    await walk.tap('button', 'onboarding.setup.save');
    await walk.see('onboarding.student.preferencesHeading');
    await walk.tick('checkbox', 'colleges.college.city');
    await walk.tap('button', 'onboarding.setup.save');
    await walk.see('onboarding.student.privacyHeading');
    await walk.tap('button', 'onboarding.setup.finish');
    await walk.see('onboarding.student.parentsHeading');
    await walk.tap('link', 'onboarding.student.noParentNow');
    await walk.see('onboarding.home.hello', { name: 'Noah' });
    await walk.page
      .getByRole('heading', { name: walk.say('onboarding.home.recommended') })
      .waitFor();
    expect(walk.way).toEqual({ screens: 10, taps: 14, fields: 11 });
    expect(walk.minutes).toBeLessThan(5);
  });

  test('a counselor has the link of the class', async () => {
    const walk = await begin(language, 390);
    await walk.page.goto(address);
    await walk.see(/./);
    await walk.tap('link', 'company.home.counselorClass');
    await walk.see('company.counselors.poster');
    await walk.tap('link', 'company.counselors.start');
    await makeAccount(walk, freshAddress(`counselor-${language}`));
    await walk.see('onboarding.counselor.schoolHeading');
    await walk.type('onboarding.counselor.search', 'map');
    await walk.tap('button', 'onboarding.counselor.pick');
    await walk.see('classes.class.pageTitle', { fair: 'Demo 6x6 Fair' });
    expect(await walk.page.locator('#class-link').inputValue()).toContain('http');
    expect(walk.way).toEqual({ screens: 6, taps: 5, fields: 4 });
    expect(walk.minutes).toBeLessThan(3);
  });

  test('a rep comes from the front page to a paid spot at a fair', async () => {
    const email = `bo-${language}@uvm.edu`;
    const walk = await begin(language, 390);
    await walk.page.goto(address);
    await walk.see(/./);
    await walk.tap('link', 'company.home.claim');
    await makeAccount(walk, email);
    await walk.see('onboarding.home.helloNobody');
    await walk.tap('button', 'onboarding.pendingRequest.likelyYes');
    await walk.see('onboarding.college.waitingHeading');
    const colleague = await onAnotherDevice(address, demoEmail('college'), 1440, demoPassword);
    await colleague.goto(`${address}/app/team`);
    await colleague.getByRole('button', { name: `Approve: ${email}` }).click();
    await colleague.getByRole('button', { name: `Remove: ${email}` }).waitFor();
    await walk.page.goto(`${address}/app`);
    await walk.see('onboarding.home.helloNobody');
    await walk.tap('link', 'onboarding.home.signUpFairs');
    await walk.see('exhibitors.signUp.title');
    await walk.tick('checkbox', /^Spring Fair/);
    await walk.tap('button', 'exhibitors.signUp.goOn');
    await walk.tick('radio', 'exhibitors.page.invoice');
    await walk.tap('button', 'exhibitors.signUp.send');
    const invoices = walk.page.getByRole('link', { name: /\b\d{8}-\w{6}\b/ });
    // All four, and the two that aren’t paid once more on top.
    await expect.poll(() => invoices.count()).toBe(6);
    expect(walk.way).toEqual({ screens: 7, taps: 9, fields: 5 });
    expect(walk.minutes).toBeLessThan(4);
  });

  test('an organizer publishes a fair', async () => {
    const walk = await begin(language, 1440);
    await signIn(walk.page.context(), address, 'admin');
    await walk.page.goto(`${address}/app`);
    await walk.see(/./);
    await walk.menu('shell.adminFairs');
    await walk.see('fairs.admin.title');
    await walk.tap('link', 'fairs.admin.newFair');
    await walk.see('fairs.admin.newTitle');
    await walk.type('fairs.admin.name', `Orchard Fair ${language}`);
    await walk.choose('fairs.admin.fairType', 'booth');
    await walk.type('fairs.admin.start', '2031-03-05T16:00');
    await walk.type('fairs.admin.end', '2031-03-05T20:00');
    await walk.type('fairs.admin.deadline', '2031-02-20T17:00');
    await walk.tap('button', 'fairs.admin.create');
    await walk.see(/^Orchard Fair/);
    await walk.tap('button', 'fairs.admin.publish');
    await walk.page
      .getByText(walk.say('fairs.admin.published', { fair: `Orchard Fair ${language}` }))
      .first()
      .waitFor();
    expect(walk.way).toEqual({ screens: 4, taps: 6, fields: 5 });
    expect(walk.minutes).toBeLessThan(3);
  });

  test('a coordinator publishes the plan of a 6x6 fair', async () => {
    const walk = await begin(language, 1440);
    await signIn(walk.page.context(), address, 'admin6x6');
    await walk.page.goto(`${address}/app`);
    await walk.see(/./);
    await walk.tap('link', 'shell.plan');
    await walk.see(/./);
    await walk.tap('button', 'sessions.plan.suggest');
    const publish = new RegExp(
      walk.say('sessions.plan.publishTo', { count: 13 }).replace('13', String.raw`\d+`),
    );
    await walk.tap('link', publish);
    await walk.tap('button', 'sessions.plan.publishNow');
    await walk.page.getByRole('link', { name: publish }).waitFor({ state: 'detached' });
    expect(walk.way).toEqual({ screens: 2, taps: 4, fields: 0 });
    expect(walk.minutes).toBeLessThan(2);
  });
});
