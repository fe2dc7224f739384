import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { phone, phoneWithoutScripts } from './account-journeys.ts';
import { demoId } from '../src/platform/demo/demo-id.server.ts';
import { demoDatabase } from './demo-database.ts';
import { openAs } from './demo-people.ts';
import { axeFindings, expectToFit } from './look-at-pages.ts';
import { openForVisitors } from './open-for-visitors.ts';

const database = await demoDatabase();
const address = await openForVisitors({ database });
const desk = `${address}/app/fairs/visit/demo/desk`;
const booth = `${address}/app/fairs/visit/demo/booths/${demoId('booth', 1)}`;

const wide = { viewport: { width: 1440, height: 900 } } as const;
const both = [
  ['with JavaScript', wide],
  ['without JavaScript', { ...wide, javaScriptEnabled: false }],
] as const;

const box = (page: Page) => page.getByRole('textbox', { name: /^(?:Write to|Your answer to)/ });

/** Opens what a student has written, in the part of the booth that the query names. */
async function openWritten(rep: Page, text: string, part: 'talk=private' | 'view=chat') {
  const student = await openAs(address, 'student', phoneWithoutScripts);
  await student.goto(`${booth}?${part}`);
  await student.locator('#say-text').fill(text);
  await student.getByRole('button', { name: 'Send', exact: true }).click();
  await student.getByText(text, { exact: true }).first().waitFor();
  await rep.goto(desk);
  await rep.getByRole('region', { name: 'To answer' }).getByRole('link', { name: text }).click();
  await rep.getByRole('log').getByText(text, { exact: true }).waitFor();
  return student;
}

test.each(both)(
  '%s, a rep saves an answer once and inserts it in a conversation',
  async (_, how) => {
    const hasScripts = how === wide;
    const [name, text] = [
      `Deadline ${hasScripts ? 'A' : 'B'}`,
      `By January ${hasScripts ? 15 : 16}.`,
    ];
    const rep = await openAs(address, 'college', how);
    await openWritten(rep, `When is the deadline, ${name}?`, 'talk=private');
    await rep.locator('summary', { hasText: 'Saved answers' }).click();
    await rep.getByRole('link', { name: /saved answers?$/ }).click();
    await rep.getByRole('heading', { level: 1, name: 'Saved answers' }).waitFor();
    await rep.getByRole('textbox', { name: 'Name' }).first().fill(name);
    await rep.getByRole('textbox', { name: 'Answer' }).first().fill(text);
    await rep.getByRole('button', { name: 'Save answer' }).first().click();
    await rep.locator('summary', { hasText: name }).waitFor();
    if (how === wide) expect(await axeFindings(rep)).toEqual([]);

    // The same name again: nothing that was typed is lost.
    await rep.getByRole('textbox', { name: 'Name' }).first().fill(name);
    await rep.getByRole('textbox', { name: 'Answer' }).first().fill('Something else');
    await rep.getByRole('button', { name: 'Save answer' }).first().click();
    await rep
      .getByText(/already has a saved answer with this name/)
      .first()
      .waitFor();
    await expect
      .poll(() => rep.getByRole('textbox', { name: 'Answer' }).first().inputValue())
      .toBe('Something else');

    await rep.goto(desk);
    await rep.getByRole('link', { name: `When is the deadline, ${name}?` }).click();
    await rep.locator('summary', { hasText: 'Saved answers' }).click();
    await rep.getByRole('link', { name: new RegExp(`^${name}`) }).click();
    await expect.poll(() => box(rep).inputValue()).toBe(text);
    await rep.getByRole('button', { name: 'Send', exact: true }).click();
    await rep.getByRole('log').getByText(text, { exact: true }).waitFor();
  },
);

test.each(both)(
  '%s, a rep leaves a note that only the team reads, and takes it back',
  async (_, how) => {
    const note = `Look up the file first (${how === wide ? 'one' : 'two'}).`;
    const rep = await openAs(address, 'college', how);
    const student = await openWritten(
      rep,
      `I wrote to you in May. ${note.length} ${how === wide}`,
      'talk=private',
    );
    await rep.locator('summary', { hasText: 'Add a note' }).click();
    await rep.getByRole('textbox', { name: 'Note for your team' }).fill(note);
    await rep.getByRole('button', { name: 'Add note' }).click();
    const item = rep.getByRole('listitem').filter({ hasText: note });
    await item.getByText('Your note').waitFor();
    if (how === wide) expect(await axeFindings(rep)).toEqual([]);
    await student.goto(`${booth}?talk=private`);
    await student
      .getByText(/I wrote to you in May/)
      .first()
      .waitFor();
    expect(await student.content()).not.toContain(note);
    await item.getByRole('button', { name: 'Remove this note' }).click();
    await item.waitFor({ state: 'detached' });
  },
);

test.each(both)(
  '%s, a rep writes to everyone at the booth, who see it wherever they are',
  async (_, how) => {
    const text = `We draw a sweatshirt at ${how === wide ? 'noon' : 'one'}.`;
    const visitor = await openAs(address, 'parent', phone);
    await visitor.goto(`${booth}?view=about`);
    await visitor.getByRole('heading', { level: 1 }).waitFor();
    const rep = await openAs(address, 'college', how);
    await rep.goto(desk);
    await rep.locator('summary', { hasText: 'Message everyone' }).click();
    await rep.getByRole('textbox', { name: 'Message to everyone at your booth' }).fill(text);
    if (how === wide) expect(await axeFindings(rep)).toEqual([]);
    await rep.getByRole('button', { name: 'Send to everyone here' }).click();
    await rep.getByText('Sent to everyone at your booth.').waitFor();
    // Closed again; the next one begins empty.
    await expect
      .poll(() => rep.locator('details', { hasText: 'Message everyone' }).getAttribute('open'))
      .toBe(null);
    await visitor.getByText(text, { exact: true }).first().waitFor();
    await visitor.getByText(/wrote to everyone here$/).waitFor();
    await expectToFit(visitor);
    expect(await axeFindings(visitor)).toEqual([]);
    await visitor.goto(`${booth}?view=chat`);
    await visitor.getByText('To everyone at the booth').first().waitFor();
  },
);

test('after an answer, the next conversation is still the next one', async () => {
  const texts = ['First of three', 'Second of three', 'Third of three'];
  const student = await openAs(address, 'student', phoneWithoutScripts);
  for (const text of texts) {
    await student.goto(`${booth}?view=chat`);
    await student.locator('#say-text').fill(text);
    await student.getByRole('button', { name: 'Send', exact: true }).click();
    await student.getByText(text, { exact: true }).first().waitFor();
  }
  const rep = await openAs(address, 'college', wide);
  await rep.goto(desk);
  const log = rep.getByRole('log');
  await rep
    .getByRole('region', { name: 'To answer' })
    .getByRole('link', { name: 'Second of three' })
    .click();
  await log.getByText('Second of three', { exact: true }).waitFor();
  await rep.keyboard.press('r');
  await rep.keyboard.type('An answer to the second.');
  await rep.keyboard.press('Enter');
  await log.getByText('An answer to the second.', { exact: true }).waitFor();
  await rep.keyboard.press('Escape');
  await rep.keyboard.press('j');
  await log.getByText('Third of three', { exact: true }).waitFor();
});

test.each(both)(
  '%s, a rep notes something about a public question for the team',
  async (_, how) => {
    const note = `She means the other campus (${how === wide ? 'one' : 'two'}).`;
    const rep = await openAs(address, 'college', how);
    const student = await openWritten(
      rep,
      `Is there a pool? ${how === wide ? 'A' : 'B'}`,
      'view=chat',
    );
    await rep.locator('summary', { hasText: 'Add a note' }).click();
    await rep.getByRole('textbox', { name: 'Note for your team' }).fill(note);
    await rep.getByRole('button', { name: 'Add note' }).click();
    const item = rep.getByRole('listitem').filter({ hasText: note });
    await item.getByText('Your note').waitFor();
    if (how === wide) expect(await axeFindings(rep)).toEqual([]);
    await student.goto(`${booth}?view=chat`);
    expect(await student.content()).not.toContain(note);
    await item.getByRole('button', { name: 'Remove this note' }).click();
    await item.waitFor({ state: 'detached' });
  },
);

test('an answer that a rep left before it arrived goes out by itself', async () => {
  const rep = await openAs(address, 'college', wide);
  const student = await openWritten(rep, 'Do you have a marching band?', 'talk=private');
  await rep.route('**/graphql', (route) => route.abort());
  await box(rep).fill('Yes, a loud one.');
  await box(rep).press('Enter');
  await rep.getByRole('log').getByText('Yes, a loud one.', { exact: true }).waitFor();
  await rep.getByRole('navigation', { name: 'Lists' }).getByRole('link', { name: /^Held/ }).click();
  const notice = rep.getByText('A private answer isn’t sent yet.');
  await notice.waitFor();
  expect(await axeFindings(rep)).toEqual([]);
  await rep.unroute('**/graphql');
  await notice.waitFor({ state: 'detached' });
  await student.goto(`${booth}?talk=private`);
  await expect.poll(() => student.getByText('Yes, a loud one.', { exact: true }).count()).toBe(1);
});

test('what a rep typed about a lead is there again after the next conversation', async () => {
  const rep = await openAs(address, 'college', wide);
  const student = await openWritten(rep, 'I sent you my scores.', 'talk=private');
  const shared = await student.evaluate(
    async (boothId) => {
      const ask = async (query: string, variables: object) => {
        const answer = await fetch('/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ query, variables }),
        });
        return (await answer.json()) as { data?: { it?: Record<string, unknown> } };
      };
      const visit = await ask(
        '{ it: boothVisit(slug: "demo", boothId: "' +
          boothId +
          '") { college { id } fair { id } } }',
        {},
      );
      const { college, fair } = visit.data?.it as Record<string, { id: string }>;
      return ask(
        `mutation ($collegeId: ID!, $fairId: ID) { it: shareWithCollege(collegeId: $collegeId,
           fairId: $fairId, action: asked, groups: [contact], texts: false) { groups } }`,
        { collegeId: college?.id, fairId: fair?.id },
      );
    },
    demoId('booth', 1),
  );
  expect(shared.data?.it).toEqual({ groups: ['contact'] });
  await rep.reload();
  const notes = rep.getByRole('textbox', { name: 'Notes' });
  await notes.fill('Wants to row. Call in May.');
  await rep.getByRole('navigation', { name: 'Lists' }).getByRole('link', { name: /^Held/ }).click();
  await notes.waitFor({ state: 'detached' });
  await rep.goBack();
  await expect.poll(() => notes.inputValue()).toBe('Wants to row. Call in May.');
  await rep.reload();
  await expect.poll(() => notes.inputValue()).toBe('Wants to row. Call in May.');
  await rep.getByRole('button', { name: 'Save notes' }).click();
  await expect
    .poll(() => rep.evaluate(() => Object.keys(sessionStorage).join().includes('lead-notes')))
    .toBe(false);
  await rep.reload();
  await expect.poll(() => notes.inputValue()).toBe('Wants to row. Call in May.');
});

test.each(both)('%s, a muted rep is offered nothing that would be refused', async (_, how) => {
  const rep = await openAs(address, 'college', how);
  await openWritten(rep, `Is there a farm? ${how === wide ? 'A' : 'B'}`, 'talk=private');
  const { rowCount } = await database.pool.query(
    `insert into fair_exclusion (id, fair_id, account_id, kind, reason, excluded_at)
     select gen_random_uuid(), b.fair_id, r.user_id, 'muted', 'Unkind', now()
     from fair_booth b join college_rep r on r.college_id = b.college_id
     where b.id = $1 and r.user_id is not null`,
    [demoId('booth', 1)],
  );
  expect(rowCount).toBeGreaterThan(0);
  try {
    await rep.reload();
    await rep.getByRole('log').waitFor();
    await expect.poll(() => rep.locator('summary', { hasText: 'Add a note' }).count()).toBe(0);
    expect(await rep.getByRole('button', { name: 'No answer needed' }).count()).toBe(0);
    expect(await box(rep).count()).toBe(0);
  } finally {
    await database.pool.query('update fair_exclusion set lifted_at = now()');
  }
});
