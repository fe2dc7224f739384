import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import PdfDocument from 'pdfkit';
import { demoId } from '../src/platform/demo/demo-id.server.ts';
import { phoneWithoutScripts } from './account-journeys.ts';
import { newVisitor } from './browser.ts';
import { demoDatabase } from './demo-database.ts';
import { openAs, signIn } from './demo-people.ts';
import { axeFindings, expectToFit, movesOf, newWatcher } from './look-at-pages.ts';
import { withAndWithout } from './money-journeys.ts';
import { openForVisitors } from './open-for-visitors.ts';

const database = await demoDatabase();
const address = await openForVisitors({ database });
const boothId = demoId('booth', 1);
const booth = `${address}/app/fairs/visit/demo/booths/${boothId}`;

/** A document of two pages. */
async function twoPages(): Promise<Buffer> {
  const document = new PdfDocument();
  const pieces: Buffer[] = [];
  document.on('data', (piece: Buffer) => pieces.push(piece));
  const ended = new Promise((resolve) => document.on('end', resolve));
  document.fontSize(30).text('Forestry at a glance').addPage().text('How to apply');
  document.end();
  await ended;
  return Buffer.concat(pieces);
}

/** A rep puts a document on the booth. */
async function bring(name: string, data: Buffer): Promise<void> {
  const rep = await newVisitor();
  await signIn(rep, address, 'college');
  const answer = await rep.request.post(
    `${address}/api/files/fair-booth/${boothId}/documents?name=${name}`,
    { data, headers: { origin: address, 'content-type': 'application/pdf' } },
  );
  expect(answer.status()).toBe(201);
  await rep.close();
}

await bring('Forestry.pdf', await twoPages());

const openings = async (): Promise<number> => {
  const { rowCount } = await database.pool.query(
    'select from document_opening where booth_id = $1',
    [boothId],
  );
  return rowCount ?? 0;
};

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const isDrawn = async (page: Page) =>
  Number(await page.locator('dialog canvas').getAttribute('width')) > 300;

test.each([390, 1440])(
  'a student reads a document with the keyboard alone on %i pixels, and goes back',
  async (width) => {
    const visitor = await newVisitor({ viewport: { width, height: width < 600 ? 844 : 900 } });
    await signIn(visitor, address, 'student');
    const page = await visitor.newPage();
    await page.goto(booth);
    const link = page.getByRole('link', { name: /^Forestry/ });
    await link.press('Enter');
    const viewer = dialog(page, 'Forestry');
    await viewer.getByText('Page 1 of 2').waitFor();
    await viewer.getByText('Forestry at a glance').waitFor();
    await expect.poll(() => isDrawn(page)).toBe(true);
    expect(await openings()).toBeGreaterThan(0);
    expect(await axeFindings(page)).toEqual([]);
    await viewer.getByRole('button', { name: 'Next page' }).press('Enter');
    await viewer.getByText('Page 2 of 2').waitFor();
    await viewer.getByText('How to apply').waitFor();
    await page.keyboard.press('ArrowLeft');
    await viewer.getByText('Page 1 of 2').waitFor();
    const paper = () => page.locator('dialog canvas').evaluate((one) => one.clientWidth);
    const before = await paper();
    await viewer.getByRole('button', { name: 'Larger' }).press('Enter');
    await expect.poll(paper).toBeGreaterThan(before);
    await viewer.getByRole('button', { name: 'Fit to width' }).press('Enter');
    await expect.poll(paper).toBe(before);
    const keep = viewer.getByRole('button', { name: /^(?:Keep in my bag|In your bag)$/ });
    const kept = await keep.textContent();
    await keep.press('Enter');
    await expect.poll(() => keep.textContent()).not.toBe(kept);

    // Escape closes it and gives the focus back; going forward opens it again.
    await page.keyboard.press('Escape');
    await expect.poll(() => viewer.count()).toBe(0);
    await expect.poll(() => link.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.goForward();
    await viewer.waitFor();
    const shared = page.url();
    await page.goBack();
    await expect.poll(() => viewer.count()).toBe(0);
    // The address can be shared.
    await page.goto(shared);
    await viewer.getByText('Page 1 of 2').waitFor();
    await viewer.getByRole('button', { name: 'Close' }).press('Enter');
    await expect.poll(() => viewer.count()).toBe(0);
    expect(new URL(page.url()).searchParams.has('document')).toBe(false);
  },
);

test('a student is told what is wrong with a document, and tries again', async () => {
  const visitor = await newVisitor();
  await signIn(visitor, address, 'student');
  const page = await visitor.newPage();
  await page.goto(booth);
  const link = page.getByRole('link', { name: /^Forestry/ });
  const viewer = dialog(page, 'Forestry');
  const files = '**/api/files/**';
  // Damaged on its way: the site itself takes no such file.
  await page.route(files, (route) =>
    route.fulfill({ body: '%PDF-1.7\nNot the rest of one.', contentType: 'application/pdf' }),
  );
  await link.click();
  await viewer.getByText(/We can’t show this document here/).waitFor();
  await viewer.getByRole('link', { name: 'Download' }).waitFor();
  await page.keyboard.press('Escape');
  await page.unroute(files);
  await page.route(files, (route) => route.abort());
  await link.click();
  await viewer.getByText(/Check your connection and try again\.$/).waitFor();
  await page.unroute(files);
  await viewer.getByRole('button', { name: 'Try again' }).click();
  await viewer.getByText('Page 1 of 2').waitFor();
});

test('without JavaScript a document is downloaded', async () => {
  const visitor = await newVisitor(phoneWithoutScripts);
  await signIn(visitor, address, 'student');
  const page = await visitor.newPage();
  await page.goto(booth);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^Forestry/ }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('Forestry.pdf');
});

test.each(withAndWithout)(
  'a rep %s answers in private with a document, and the student sees the typing and reads it there',
  async (_, device) => {
    const isLive = device.javaScriptEnabled !== false;
    const [mine, name] = isLive
      ? ['Do you teach forestry?', 'Trees']
      : ['Is there a club?', 'Woods'];
    await bring(`${name}.pdf`, await twoPages());
    const log = (page: Page) => page.getByRole('log', { name: 'Private messages' });
    const box = (page: Page) => page.getByRole('textbox', { name: /^Write to/ });
    const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });
    const open = async (who: 'student' | 'college') => {
      if (!isLive) return openAs(address, who, device);
      const watcher = await newWatcher(390);
      await signIn(watcher, address, who);
      return watcher.newPage();
    };
    const student = await open('student');
    await student.goto(`${booth}?talk=private`);
    await box(student).fill(mine);
    await send(student).click();
    await log(student).getByText(mine).first().waitFor();
    const rep = await open('college');
    await rep.goto(`${booth}?talk=private`);
    await rep.getByRole('link', { name: /^Jordan R\./ }).click();
    await log(rep).getByText(mine).first().waitFor();

    if (isLive) {
      // What has been typed before may have been told already: people type on.
      const typeUntil = (typing: Page, seeing: Page, line: RegExp) =>
        expect
          .poll(async () => {
            await box(typing).pressSequentially('a');
            return seeing.getByText(line).count();
          })
          .toBe(1);
      await typeUntil(rep, student, / is answering…$/);
      await typeUntil(student, rep, /^Jordan R\. is typing…$/);
      for (const page of [student, rep]) expect(await movesOf(page)).toEqual([]);
      expect(await axeFindings(student)).toEqual([]);
    }
    await rep.locator('summary').filter({ hasText: 'Attach documents' }).click();
    await rep.getByLabel(new RegExp(`^${name}`)).check();
    if (isLive) expect(await axeFindings(rep)).toEqual([]);
    await expectToFit(rep);
    await rep.locator('summary').filter({ hasText: 'Attach documents' }).click();
    await box(rep).fill('In here.');
    await send(rep).click();

    if (!isLive) await student.reload();
    const answer = log(student).getByRole('listitem').filter({ hasText: 'In here.' }).last();
    const link = answer.getByRole('link', { name: new RegExp(`^${name}`) });
    await link.waitFor();
    const file = (await link.getAttribute('href')) ?? '';
    await expectToFit(student);
    if (isLive) {
      await expect.poll(() => student.getByText(/ is answering…$/).count()).toBe(0);
      await expect.poll(() => rep.getByText(/ is typing…$/).count()).toBe(0);
      await link.click();
      await dialog(student, name).getByText('Page 1 of 2').waitFor();
      await student.goBack();
      expect(await axeFindings(student)).toEqual([]);
    }
    await answer.getByRole('button', { name: new RegExp(name) }).click();
    if (!isLive) {
      await student.waitForURL((url) => !url.searchParams.has('talk'));
      await student.goto(`${booth}?talk=private`);
    }
    await answer.getByText('In your bag').waitFor();

    const id = file.split('/').at(-2) ?? '';
    const removed = await rep.context().request.post(`${address}/graphql`, {
      data: { query: `mutation { removeBoothDocument(id: "${id}") }` },
      headers: { origin: address },
    });
    expect(await removed.json()).toEqual({ data: { removeBoothDocument: true } });
    await student.goto(`${booth}?talk=private`);
    await answer.getByText('No longer available').waitFor();
    expect(await link.count()).toBe(0);
  },
  240_000,
);
