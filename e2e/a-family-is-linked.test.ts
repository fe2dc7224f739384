import { expect, test } from 'vitest';
import {
  enterCode,
  firstPage,
  freshAddress,
  seeAlert,
  seeHeading,
  tellBirthDate,
} from './account-journeys.ts';
import { newWatcher } from './look-at-pages.ts';
import { openForVisitors } from './open-for-visitors.ts';
import { demoEmail, demoPassword } from '../src/features/accounts/demo-accounts.ts';
import { password, readCode } from './sign-up.ts';
import {
  lookAtStep,
  newcomer,
  onAnotherDevice,
  press,
  tellAbout,
  tellSchool,
} from './people-who-set-up.ts';

const address = await openForVisitors({ demo: true });

test('a student invites a parent, who accepts by the mail, sees the record, and is removed', async () => {
  const student = await onAnotherDevice(address, demoEmail('student'), 1440, demoPassword);
  await student.goto(`${address}/app/setup?step=parents`);
  await lookAtStep(student, 'A parent or guardian');
  const email = freshAddress('aunt');
  await student.getByLabel('Their first name').fill('Ana');
  await student.getByLabel('Their last name').fill('Reed');
  await student.getByLabel('Their email').fill(email);
  await student
    .getByLabel('How are they related to you?')
    .selectOption({ label: 'Another relative' });
  await press(student, 'Send invitation');
  await seeAlert(student, `The invitation is on its way to ${email}.`);
  await student.getByText(`${email} · Waiting for an answer`).waitFor();

  const parent = await newcomer(address, email, 'parent', await newWatcher(390));
  const box = await parent.request.get(`${address}/mailbox.json?to=${encodeURIComponent(email)}`);
  const emails = (await box.json()) as { text: string }[];
  const [path = ''] = emails.flatMap(({ text }) => /\/invitation\?key=[\w-]{22}/.exec(text) ?? []);
  await parent.goto(`${address}${path}`);
  await lookAtStep(parent, 'Jordan invited you');
  await parent.getByText('You’ll be linked as Bo Reed.').waitFor();
  await press(parent, /^Accept/);
  await seeAlert(parent, 'You’re linked with Jordan.');
  await parent.goto(`${address}/app/setup`);
  await lookAtStep(parent, 'Your students');
  await parent.getByRole('heading', { name: 'Jordan Rivera' }).waitFor();
  await parent.getByText('Maple Grove High School').waitFor();
  await parent.goto(`${address}${path}`);
  await lookAtStep(parent, 'This link doesn’t work anymore');

  await student.reload();
  await student.getByText(`${email} · Accepted`).waitFor();
  await press(student, 'Remove Bo');
  await student.getByText(email).waitFor({ state: 'detached' });
  await parent.goto(`${address}/app/setup`);
  await seeHeading(parent, 'Your students');
  await expect.poll(() => parent.getByRole('heading', { name: 'Jordan Rivera' }).count()).toBe(0);
});

test('a parent invites a student, who has yet to come and accepts after setting up', async () => {
  const parentEmail = freshAddress('father');
  const parent = await newcomer(address, parentEmail, 'parent', await newWatcher(1440));
  await parent.goto(`${address}/app/setup`);
  const email = freshAddress('son');
  await parent.getByLabel('Your student’s email').fill(email);
  // The name of the account is known, and not asked for again.
  await parent.getByText('The invitation will be from Bo Reed.').waitFor();
  await expect.poll(() => parent.getByLabel('Your first name').count()).toBe(0);
  await parent.getByLabel('How are you related to the student?').selectOption({ label: 'Father' });
  await press(parent, 'Send invitation');
  await parent.getByRole('heading', { name: 'Waiting for an answer' }).waitFor();
  await lookAtStep(parent, 'Your students');

  const student = await newcomer(address, email, 'student', await newWatcher(390));
  await student.goto(`${address}/app/setup`);
  await seeHeading(student, 'Who are you?');
  await tellAbout(student, 'Max');
  await seeHeading(student, 'Where do you go to school?');
  await tellSchool(student, 'Elm High');
  await seeHeading(student, 'What are you looking for in a college?');
  await press(student, 'Save and continue');
  await seeHeading(student, 'What can we send you and share?');
  await press(student, 'Finish');
  await seeHeading(student, 'A parent or guardian');
  await student
    .getByText('Bo Reed would like to link with you as your parent or guardian')
    .first()
    .waitFor();
  await press(student, /^Accept/);
  await seeAlert(student, 'Accepted.');
  await parent.reload();
  await parent.getByRole('heading', { name: 'Max Reed' }).waitFor();
  await parent.getByText('Elm High').waitFor();
});

test('a student without an account opens the invitation, makes one with the address, and accepts', async () => {
  const parent = await newcomer(address, freshAddress('mother'), 'parent', await newWatcher(390));
  await parent.goto(`${address}/app/profile/students`);
  await seeHeading(parent, 'Your students');
  const email = freshAddress('daughter');
  await parent.getByLabel('The student’s email').fill(email);
  await parent.getByText('The invitation will be from Bo Reed.').waitFor();
  await press(parent, 'Send invitation');
  await seeAlert(parent, `The invitation is on its way to ${email}.`);

  // What was sent is seen, and not offered again.
  await parent.getByText(`Waiting for ${email} to answer`).waitFor();
  await expect.poll(() => parent.getByLabel('The student’s email').isVisible()).toBe(false);
  await lookAtStep(parent, 'Your students');
  await parent.goto(`${address}/app`);
  await parent.getByText(`Waiting for ${email} to answer`).waitFor();
  await expect.poll(() => parent.getByRole('link', { name: 'Invite a student' }).count()).toBe(0);
  await press(parent, `Send again: ${email}`);
  await seeAlert(parent, `The invitation is on its way to ${email}.`);
  await parent.waitForURL(`${address}/app`);

  const student = await firstPage();
  const emails = async () => {
    const to = encodeURIComponent(email);
    const box = await student.request.get(`${address}/mailbox.json?to=${to}`);
    return (await box.json()) as { text: string }[];
  };
  await expect.poll(async () => (await emails()).length).toBe(2);
  const text = (await emails())[0]?.text ?? '';
  const [path = ''] = /\/invitation\?key=[\w-]{22}/.exec(text) ?? [];
  await student.goto(`${address}${path}`);
  await lookAtStep(student, 'Bo invited you');
  await press(student, 'Create my account');
  await seeHeading(student, 'When were you born?');
  await tellBirthDate(student, ['May', '1', '2009']);
  await seeHeading(student, 'How you’ll sign in');
  await expect.poll(() => student.getByLabel('Email', { exact: true }).inputValue()).toBe(email);
  await student.getByLabel('Your name').fill('Mia Reed');
  await student.getByLabel('Password', { exact: true }).fill(password);
  await press(student, 'Create account');
  await seeHeading(student, 'Check your email');
  await enterCode(student, await readCode(student.context(), address, email));
  await seeHeading(student, 'Your invitations');
  await press(student, /^Accept/);
  await seeAlert(student, 'Accepted.');
  await student.waitForURL(`${address}/app`);

  await parent.goto(`${address}/app`);
  await parent.getByText('You’re linked with Mia.').waitFor();
  await expect.poll(() => parent.getByText(`Waiting for ${email}`).count()).toBe(0);
});

test('a student who gave no name tells it in the first step of setup, and is linked by that', async () => {
  const parent = await newcomer(address, freshAddress('guardian'), 'parent', await newWatcher(390));
  await parent.goto(`${address}/app/profile/students`);
  const email = freshAddress('ward');
  await parent.getByLabel('The student’s email').fill(email);
  await press(parent, 'Send invitation');
  await seeAlert(parent, `The invitation is on its way to ${email}.`);

  const student = await newcomer(address, email, 'student', await newWatcher(390), '');
  await student.goto(`${address}/app/invitations/x`);
  await press(student, /^Accept/);
  await seeAlert(student, 'Tell us who you are, and you’ll be linked with Bo Reed.');
  await tellAbout(student, 'Kim');
  await seeAlert(student, 'Accepted.');
  await parent.goto(`${address}/app`);
  await parent.getByText('You’re linked with Kim.').waitFor();
});
