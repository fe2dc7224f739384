import { expect, test } from 'vitest';
import { signIn } from './demo-people.ts';
import { seeHeading } from './account-journeys.ts';
import { newVisitor } from './browser.ts';
import { demoDatabase } from './demo-database.ts';
import { axeFindings, expectToFit, movesOf, newWatcher } from './look-at-pages.ts';
import { withAndWithout } from './money-journeys.ts';
import { openForVisitors } from './open-for-visitors.ts';

const database = await demoDatabase();
const address = await openForVisitors({ database });

test.each(withAndWithout)(
  'a rep reads from home what came of the booth, takes the figures along, and goes on to the leads %s',
  async (_, device) => {
    const visitor = await newVisitor(device);
    await signIn(visitor, address, 'college');
    const page = await visitor.newPage();
    await page.goto(`${address}/app`);
    await page.getByRole('link', { name: 'See the results' }).click();
    await page.waitForURL(`${address}/app/results?fair=demo`);
    await seeHeading(page, 'Results');
    const chart = page.getByRole('region', { name: 'First visits over time' });
    await chart.getByText('Show as a table').click();
    await chart.getByRole('columnheader', { name: 'Visits' }).waitFor();
    await page.getByText(/of fewer than 5 students are grouped/).waitFor();
    const csv = page.getByRole('link', { name: 'Download as CSV' });
    const answer = await page.request.get(`${address}${await csv.getAttribute('href')}`);
    expect(answer.headers()['content-type']).toContain('text/csv');
    expect(await answer.text()).toMatch(/^total,Demo College Fair,visits,\d+\r?$/m);

    await page.getByRole('link', { name: 'All fairs' }).click();
    const fairs = page.getByRole('region', { name: 'Fair by fair' });
    await fairs.getByRole('link', { name: 'Demo College Fair' }).waitFor();
    await page.getByRole('link', { name: 'View leads' }).click();
    await seeHeading(page, 'Leads');
    await page.getByRole('link', { name: 'See your results' }).click();
    await seeHeading(page, 'Results');
    await visitor.close();
  },
);

test('a rep finds no results of a fair where the college has no booth', async () => {
  const visitor = await newVisitor();
  await signIn(visitor, address, 'college');
  const page = await visitor.newPage();
  const answer = await page.goto(`${address}/app/results?fair=nowhere`);
  expect(answer?.status()).toBe(404);
  await visitor.close();
});

test.each([390, 1440])('everyone can use the results at %i pixels', async (width) => {
  const visitor = await newWatcher(width);
  await signIn(visitor, address, 'college');
  const page = await visitor.newPage();
  for (const path of ['/app/results', '/app/results?fair=demo']) {
    await page.goto(`${address}${path}`);
    await seeHeading(page, 'Results');
    expect(await axeFindings(page)).toEqual([]);
    expect(await movesOf(page)).toEqual([]);
    await expectToFit(page);
  }
  await visitor.close();
});
