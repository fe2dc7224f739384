import type { BrowserContext, Page } from 'playwright-core';
import { test } from 'vitest';
import { demoId } from '../src/platform/demo/demo-id.server.ts';
import { openJanusServer } from '../tests/support/janus-server.server.ts';
import {
  findsSending,
  joinCall,
  looksForAnotherPath,
  newCallVisitor,
  seesAndHearsEach,
  tileOf,
} from './call-visitors.ts';
import { demoDatabase } from './demo-database.ts';
import { signIn } from './demo-people.ts';
import { openForVisitors } from './open-for-visitors.ts';
import { settledStudent } from './settled-student.ts';
import { postFromOwnPage } from './sign-up.ts';

const janus = await openJanusServer();
const database = await demoDatabase();
const address = await openForVisitors({
  database,
  env: () => Promise.resolve({ JANUS_URL: janus.url, JANUS_API_SECRET: janus.secret }),
});
const boothId = demoId('booth', 1);

interface Entry {
  readonly id: string;
  readonly callId: string | null;
}

async function ask(who: BrowserContext, query: string): Promise<Entry> {
  const answer = await postFromOwnPage(who, address, '/graphql', { query });
  const { data, errors } = (await answer.json()) as { data?: { it?: Entry }; errors?: unknown };
  if (!data?.it) throw new Error(JSON.stringify(errors));
  return data.it;
}

/** A student at the fair who waits at the booth. */
async function waitingStudent(firstName: string) {
  const visitor = await newCallVisitor('calm');
  const email = `${firstName.toLowerCase()}@group.test`;
  await settledStudent(address, database, email, visitor);
  await database.pool.query(
    `with named as (update student set first_name = $3 where email = $1)
     insert into fair_attendee (id, fair_id, attendee_type, first_name, last_name, email, user_id,
       owner, dob, consent, confirmed_at)
     select gen_random_uuid(), b.fair_id, 'student', $3, 'Byron', a.email, a.id, a.id,
       '2009-05-01', true, now()
     from account a, fair_booth b where a.email = $1 and b.id = $2`,
    [email, boothId, firstName],
  );
  const { id } = await ask(
    visitor,
    `mutation { it: joinQueue(boothId: "${boothId}") { id callId } }`,
  );
  return { visitor, entryId: id };
}

/** A rep calls students from the line; everyone is on the page of the call, the rep first. */
async function callTogether(names: readonly string[]): Promise<readonly Page[]> {
  const rep = await newCallVisitor('calm');
  await signIn(rep, address, 'college');
  const desk = await rep.newPage();
  await desk.goto(`${address}/app/fairs/visit/demo/booths/${boothId}?view=chat`);
  await desk.getByRole('button', { name: 'Open the line' }).press('Enter');
  await desk.getByRole('button', { name: 'Close the line' }).waitFor();
  const students = [];
  for (const name of names) students.push(await waitingStudent(name));
  for (const name of names) await desk.getByLabel(`Select ${name} B.`).check();
  await desk.getByRole('button', { name: 'Call selected together' }).press('Enter');
  await desk
    .getByText(/^Called/)
    .first()
    .waitFor();
  const pages: Page[] = [];
  for (const { visitor, entryId } of students) {
    const { callId } = await ask(
      visitor,
      `mutation { it: acceptCall(entryId: "${entryId}") { id callId } }`,
    );
    const page = await visitor.newPage();
    // What is out of sight isn't drawn.
    await page.setViewportSize({ width: 390, height: 400 });
    await page.goto(`${address}/app/fairs/visit/demo/calls/${callId ?? ''}`);
    pages.push(page);
  }
  await desk.getByRole('link', { name: `Join the call with ${names[0] ?? ''} B.` }).press('Enter');
  for (const page of [desk, ...pages]) await joinCall(page);
  return [desk, ...pages];
}

test('a rep calls five students from the line, and all six see and hear each other', async () => {
  const pages = await callTogether(['Ada', 'Ben', 'Cleo', 'Dev', 'Eva']);
  for (const page of pages) await seesAndHearsEach(page, 5);
  const [desk, ada, ben] = pages;
  if (!desk || !ada || !ben) throw new Error('No one has come.');
  await looksForAnotherPath(desk);
  await seesAndHearsEach(desk, 5);
  for (const name of ['Ada', 'Ben', 'Cleo', 'Dev', 'Eva'])
    await tileOf(desk, `${name} B.`)
      .getByText(/^(?:Good|Weak) connection$/)
      .waitFor();
  await findsSending(ada, 'broken');
  const unseen = ada.getByText('The others can’t see or hear you right now.');
  await unseen.waitFor();
  await findsSending(ada, 'whole');
  await unseen.waitFor({ state: 'detached' });
  await ada.getByRole('button', { name: 'Mute', exact: true }).press('Enter');
  await tileOf(ben, 'Ada B.').getByText('Microphone off').waitFor();
  await desk.getByRole('button', { name: 'End for everyone' }).press('Enter');
  for (const page of pages) await page.getByText('The call has ended.').waitFor();
}, 600_000);
