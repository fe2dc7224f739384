import { expect, test } from 'vitest';
import { sample } from '../src/features/colleges/federal-files/federal-files.fixture.server.ts';
import { signIn } from './demo-people.ts';
import { seeAlert, seeHeading } from './account-journeys.ts';
import { newVisitor } from './browser.ts';
import { demoDatabase } from './demo-database.ts';
import { axeFindings } from './look-at-pages.ts';
import { questionOf, withAndWithout } from './money-journeys.ts';
import { openForVisitors } from './open-for-visitors.ts';

const database = await demoDatabase();
const address = await openForVisitors({ database });

test.each(withAndWithout)(
  'an admin %s finds colleges in spite of a typing mistake, closes two, undoes it, and takes the list along',
  async (way, device) => {
    const visitor = await newVisitor(device);
    await signIn(visitor, address, 'admin');
    const page = await visitor.newPage();
    await page.goto(`${address}/admin/colleges`);
    await seeHeading(page, 'Colleges');
    if (way === 'with JavaScript') expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('searchbox').fill('baylr');
    await page.getByRole('button', { name: 'Search' }).last().click();
    await page.getByRole('link', { name: 'Baylor University' }).waitFor();
    await page.getByText('1 filter on').waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Clear filters' }).click();

    await page.goto(`${address}/admin/colleges?state=MA&sort=name`);
    const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
    const [first = '', second = ''] = await rows.getByRole('link').allTextContents();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await page.getByText('Select at least one row first.').waitFor();
    await page.getByLabel(`Select ${first}`).check();
    await page.getByLabel(`Select ${second}`).check();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    const question = questionOf(page, 'Close 2 colleges?', device);
    await question.getByText(second).waitFor();
    await question.getByRole('button', { name: 'Close 2 colleges' }).click();
    await seeAlert(page, 'Closed 2 colleges.');
    expect(await rows.filter({ hasText: 'Closed' }).count()).toBe(2);
    await page.getByRole('button', { name: 'Undo' }).click();
    await seeAlert(page, 'Undone for 2 colleges.');
    expect(await rows.filter({ hasText: 'Closed' }).count()).toBe(0);

    // All that match, those on other pages included.
    await page.goto(`${address}/admin/colleges?status=active`);
    const all = page.getByLabel(/^Select all \d+ that match$/);
    const [, total = ''] = /(\d+)/.exec((await all.locator('..').textContent()) ?? '') ?? [];
    expect(Number(total)).toBeGreaterThan(25);
    await all.check();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    const everyone = questionOf(page, `Close ${total} colleges?`, device);
    await everyone.getByText(`and ${Number(total) - 10} more`).waitFor();
    if (way === 'with JavaScript') expect(await axeFindings(page)).toEqual([]);
    const { rows: one } = await database.pool.query<{ id: string }>(
      `update college set status = 'closed' where id =
         (select id from college where status = 'active' order by name limit 1) returning id`,
    );
    await everyone.getByRole('button', { name: `Close ${total} colleges` }).click();
    const now = Number(total) - 1;
    await seeAlert(
      page,
      `The list has changed: ${now} now match. Nothing was done. Check the number and confirm again.`,
    );
    await questionOf(page, `Close ${now} colleges?`, device)
      .getByRole('button', { name: `Close ${now} colleges` })
      .click();
    await seeAlert(page, `Closed ${now} colleges.`);
    await page.getByRole('button', { name: 'Undo' }).click();
    await seeAlert(page, `Undone for ${now} colleges.`);
    await database.pool.query(`update college set status = 'active' where id = $1`, [one[0]?.id]);

    await page.goto(`${address}/admin/colleges?state=MA&sort=name`);
    await page.getByText('Columns', { exact: true }).click();
    await page.getByRole('checkbox', { name: 'Federal ID' }).check();
    await page.getByRole('button', { name: 'Show these columns' }).click();
    await seeAlert(page, 'Columns saved for this browser.');
    await page.goto(`${address}/admin/colleges?state=MA`);
    await page.getByRole('columnheader', { name: 'Federal ID' }).waitFor({ state: 'attached' });

    const file = await visitor.request.get(`${address}/admin/colleges.csv?state=MA`);
    const lines = (await file.text()).trim().split('\r\n');
    expect(lines[0]).toContain('id,name,city,state,status');
    expect(lines.length - 1).toBe(await rows.count());
    await visitor.close();
  },
);

test.each(withAndWithout)(
  'an admin %s adds a college, and is told first of the one that is there already',
  async (way, device) => {
    const visitor = await newVisitor(device);
    await signIn(visitor, address, 'admin');
    const page = await visitor.newPage();
    await page.goto(`${address}/admin/colleges`);
    await page.getByRole('link', { name: 'New college' }).click();
    await seeHeading(page, 'New college');
    if (way === 'with JavaScript') expect(await axeFindings(page)).toEqual([]);
    const misspelled = way === 'with JavaScript' ? 'Bailor' : 'Bayler';
    await page.getByLabel('Name').fill(`${misspelled} University`);
    await page.getByLabel('Website').fill('https://www.bailor.test.edu/');
    await page.getByLabel('Street address').fill('1 Lantern Way');
    await page.getByLabel('City').fill('Waco');
    await page.getByLabel('State', { exact: true }).selectOption('TX');
    await page.getByLabel('ZIP Code').fill('76706');
    await page.getByRole('button', { name: 'Add college' }).click();
    await page.getByText('Is it one of these?').waitFor();
    await page.getByRole('link', { name: 'Baylor University' }).waitFor();
    expect(await page.getByLabel('Street address').inputValue()).toBe('1 Lantern Way');
    if (way === 'with JavaScript') expect(await axeFindings(page)).toEqual([]);
    await page.getByLabel('No, this is another college').check();
    await page.getByRole('button', { name: 'Add college' }).click();
    await page.waitForURL(/\/admin\/colleges\/[\da-f-]{36}$/);
    const [, id = ''] = /([\da-f-]{36})$/.exec(page.url()) ?? [];
    const { rows } = await database.pool.query(
      'select status, slug, country, domain from college where id = $1',
      [id],
    );
    const slug = `${misspelled.toLowerCase()}-university`;
    expect(rows).toEqual([{ status: 'active', slug, country: 'US', domain: 'test.edu' }]);
    const { rows: kept } = await database.pool.query(
      'select action from audit_entry where subject_id = $1',
      [id],
    );
    expect(kept).toEqual([{ action: 'createCollege' }]);
    await visitor.close();
  },
);

test.each(withAndWithout)(
  'an admin %s imports the federal list: sees what would change, imports, reads the report, and undoes it',
  async (way, device) => {
    const visitor = await newVisitor(device);
    await signIn(visitor, address, 'admin');
    const page = await visitor.newPage();
    const look = async () => {
      if (way === 'with JavaScript') expect(await axeFindings(page)).toEqual([]);
    };
    /** Without JavaScript the page is read again by hand; the work goes on meanwhile. */
    const seeState = async (text: string) => {
      const state = page.getByText(text, { exact: true });
      if (way === 'with JavaScript') return state.waitFor();
      await expect
        .poll(async () => {
          await page.reload();
          return state.count();
        })
        .toBe(1);
    };
    await page.goto(`${address}/admin/colleges`);
    const countColleges = async () =>
      (await database.pool.query('select from college')).rowCount ?? 0;
    const before = await countColleges();
    await page.getByRole('link', { name: 'Import', exact: true }).click();
    await seeHeading(page, 'Import colleges');
    await look();
    await page.getByLabel('HD file').setInputFiles(sample.hd2023);
    await page.getByLabel('Completions file').setInputFiles(sample.completions);
    await page.getByRole('button', { name: 'Upload and check' }).click();
    await page.waitForURL(/\/admin\/colleges\/import\/[\da-f-]{36}$/);
    await seeState('Nothing is written yet');
    await page.getByText('New colleges', { exact: true }).click();
    await look();
    const own = page.url();
    await page.getByRole('button', { name: 'Import now' }).click();
    await seeState('Import finished');
    await look();
    expect(page.url()).toBe(own);
    expect(await countColleges()).toBeGreaterThan(before);
    const report = await (await visitor.request.get(`${own}/report.csv`)).text();
    expect(report).toContain('kind,field,unitId,name,city,state,before,after\r\nadded,');

    await page.getByRole('link', { name: 'Undo this import' }).click();
    const question = questionOf(page, 'Undo this import?', device);
    await question.getByRole('button', { name: 'Undo the import' }).click();
    await seeState('This import was undone');
    expect(await countColleges()).toBe(before);
    await look();

    await page.goto(`${address}/admin/colleges/import`);
    await page.getByLabel('HD file').setInputFiles({
      name: 'hd2024.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('UNITID,INSTNM\n1,2\n'),
    });
    await page.getByRole('button', { name: 'Upload and check' }).click();
    await seeState('This import can’t continue');
    await page.getByText(/^hd2024\.csv, line 1: the header lacks the columns/).waitFor();
    await look();
    await visitor.close();
  },
);

test.each(withAndWithout)(
  'an admin %s imports high schools, sees what is new, and undoes it',
  async (way, device) => {
    const visitor = await newVisitor(device);
    await signIn(visitor, address, 'admin');
    const page = await visitor.newPage();
    const look = async () => {
      if (way === 'with JavaScript') expect(await axeFindings(page)).toEqual([]);
    };
    const seeState = async (title: string) => {
      await expect
        .poll(async () => {
          if (way !== 'with JavaScript') await page.reload();
          return page.getByText(title).count();
        })
        .toBe(1);
    };
    await page.goto(`${address}/admin/colleges/import`);
    await page.getByRole('link', { name: 'High schools' }).click();
    await seeHeading(page, 'Import high schools');
    await look();
    await page.getByLabel('List of schools').setInputFiles({
      name: 'schools.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('name,city,state\nAniak Jr/Sr High School,Aniak,AK\n'),
    });
    await page.getByRole('button', { name: 'Upload and check' }).click();
    await page.waitForURL(/\/admin\/schools\/import\/[\da-f-]{36}$/);
    await seeState('Nothing is written yet');
    await page.getByText('1 new school, 0 already here.').waitFor();
    await page.getByRole('button', { name: 'Import now' }).click();
    await seeState('Import finished');
    await look();
    await page.getByRole('link', { name: 'Undo this import' }).click();
    const question = questionOf(page, 'Undo this import?', device);
    await question.getByRole('button', { name: 'Undo the import' }).click();
    await seeState('This import was undone');
    await visitor.close();
  },
);

test.each(withAndWithout)(
  'an admin %s merges two colleges after seeing what goes where, and undoes it',
  async (way, device) => {
    const visitor = await newVisitor(device);
    await signIn(visitor, address, 'admin');
    const page = await visitor.newPage();
    const look = async () => {
      if (way === 'with JavaScript') expect(await axeFindings(page)).toEqual([]);
    };
    await page.goto(`${address}/admin/colleges?q=boston&state=MA`);
    await page.getByLabel('Select Boston University').check();
    await page.getByRole('button', { name: 'Merge two' }).click();
    await page.getByText('Select exactly two colleges on the list, then choose Merge.').waitFor();
    await look();
    await page.goto(`${address}/admin/colleges?state=MA`);
    await page.getByLabel('Select Boston University').check();
    await page.getByLabel('Select Clark University').check();
    await page.getByRole('button', { name: 'Merge two' }).click();
    await seeHeading(page, 'Merge colleges');
    await page.getByRole('heading', { name: 'What moves to Boston University' }).waitFor();
    await page.getByRole('link', { name: 'Keep the other one instead' }).click();
    await page.getByRole('heading', { name: 'What moves to Clark University' }).waitFor();
    await look();
    await page.getByRole('button', { name: 'Merge and close Boston University' }).click();
    await seeAlert(page, 'Merged.');
    await look();
    const stranger = await newVisitor();
    const open = async () => {
      const answer = await stranger.request.get(`${address}/college-boston-university`);
      return new URL(answer.url()).pathname;
    };
    await expect.poll(open).toBe('/college-clark-university');
    await page.getByRole('button', { name: 'Undo: Boston University' }).click();
    await seeAlert(page, 'Merge undone.');
    await expect.poll(open).toBe('/college-boston-university');
    await visitor.close();
  },
);
