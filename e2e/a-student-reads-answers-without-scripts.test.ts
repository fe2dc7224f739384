import { expect, test } from 'vitest';
import { demoEmail } from '../src/features/accounts/demo-accounts.ts';
import { demoId } from '../src/platform/demo/demo-id.server.ts';
import { phoneWithoutScripts } from './account-journeys.ts';
import { newVisitor } from './browser.ts';
import { demoDatabase } from './demo-database.ts';
import { signIn } from './demo-people.ts';
import { openForVisitors } from './open-for-visitors.ts';
import { postFromOwnPage } from './sign-up.ts';

const database = await demoDatabase();
const address = await openForVisitors({ database });
const boothId = demoId('booth', 1);
const booth = `${address}/app/fairs/visit/demo/booths/${boothId}`;

/** Whether an email about an answer still waits for the student of the demo. */
async function isWaiting(): Promise<boolean> {
  const { rowCount } = await database.pool.query(
    `select from answer_notice n join booth_message q on q.id = n.question_id
     join account a on a.id = q.author_id
     where a.email = $1 and q.booth_id = $2 and n.waits`,
    [demoEmail('student'), boothId],
  );
  return rowCount !== 0;
}

test('a student without JavaScript who opens the booth has read the answer; who only fetches the page has not', async () => {
  const student = await newVisitor(phoneWithoutScripts);
  await signIn(student, address, 'student');
  const rep = await newVisitor();
  await signIn(rep, address, 'college');
  const page = await student.newPage();
  await page.goto(`${booth}?view=chat`);
  await page.getByRole('textbox', { name: /^Your question/ }).fill('Is there a sailing club?');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Is there a sailing club?').waitFor();
  const { rows } = await database.pool.query<{ id: string }>(
    `select id from booth_message where body = 'Is there a sailing club?'`,
  );
  await page.goto(`${address}/app`);
  const answered = await postFromOwnPage(rep, address, '/graphql', {
    query: `mutation ($boothId: ID!, $answers: ID) {
      sayAtBooth(boothId: $boothId, text: "Yes, on the bay.", clientKey: "sailing", answers: $answers) { id } }`,
    variables: { boothId, answers: rows[0]?.id },
  });
  expect(await answered.json()).not.toHaveProperty('errors');
  expect(await isWaiting()).toBe(true);

  // A browser that fetches ahead, a check of the address, and a scanner of emails without a session.
  await student.request.get(booth, { headers: { 'sec-purpose': 'prefetch' } });
  await student.request.head(booth);
  const stranger = await newVisitor();
  await stranger.request.get(booth);
  expect(await isWaiting()).toBe(true);

  await page.goto(`${booth}?view=chat`);
  await page.getByText('Yes, on the bay.').waitFor();
  expect(await isWaiting()).toBe(false);
});
