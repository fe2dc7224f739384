import { expect, test } from 'vitest';
import { demoEmail } from '../src/features/accounts/demo-accounts.ts';
import { phone, seeAlert } from './account-journeys.ts';
import { demoDatabase } from './demo-database.ts';
import { openAs } from './demo-people.ts';
import { questionOf, withAndWithout } from './money-journeys.ts';
import { openForVisitors } from './open-for-visitors.ts';
import { lookAtRows as look } from './several-rows.ts';

const database = await demoDatabase();
const { pool } = database;
const address = await openForVisitors({ database });

/** Someone with an account of the kind that a person of the demo has. */
async function account(like: 'college' | 'counselor', name: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into account select (jsonb_populate_record(a, jsonb_build_object(
       'id', gen_random_uuid(), 'name', $2::text,
       'email', lower(replace($2::text, ' ', '.')) || '@requests.test'))).*
     from account a where email = $1 returning id`,
    [demoEmail(like), name],
  );
  return rows[0]!.id;
}

/** Three who ask to represent a college each, the last one of a college that is closed. */
async function threeAsk(word: string): Promise<void> {
  for (const name of ['Ann', 'Bob', 'Cyd']) {
    const id = await account('college', `${name} ${word}`);
    const { rows } = await pool.query<{ id: string }>(
      `insert into college select (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(),
         'name', $1::text, 'name_lower', lower($1::text), 'slug', lower(replace($1::text, ' ', '-')),
         'unit_id', null, 'domain', 'elsewhere.test', 'website', null, 'status', $2::text))).*
       from college c where status = 'active' order by id limit 1 returning id`,
      [`${name} ${word} College`, name === 'Cyd' ? 'closed' : 'active'],
    );
    await pool.query(
      `insert into college_claim (id, college_id, account_id, status, created_at)
       values (gen_random_uuid(), $1, $2, 'open', now())`,
      [rows[0]?.id, id],
    );
  }
}

const mailTo = async (name: string) => {
  const { rows } = await pool.query<{ kind: string }>(
    'select kind from mail where recipient = $1 order by id',
    [`${name.toLowerCase().replaceAll(' ', '.')}@requests.test`],
  );
  return rows.map(({ kind }) => kind);
};

test.each(withAndWithout)(
  'an admin %s approves those requests that can be, and declines the others with a reason',
  async (_, device) => {
    const word = device === phone ? 'Meadow' : 'Harbor';
    await threeAsk(word);
    const page = await openAs(address, 'admin', device);
    await page.goto(`${address}/admin/claims?q=${word}`);
    await page.getByText('3 requests', { exact: true }).waitFor();
    for (const name of ['Ann', 'Cyd'])
      await page
        .getByRole('checkbox', { name: `Select ${name} ${word} for ${name} ${word} College` })
        .check();
    await look(page, device);
    await page.getByRole('button', { name: 'Approve requests', exact: true }).click();
    const approving = questionOf(page, 'Approve 1 request?', device);
    await approving.getByText(`Ann ${word} for Ann ${word} College`).waitFor();
    await approving.getByText('The college is closed:').waitFor();
    await approving.getByText('This can’t be undone here').waitFor();
    await approving.getByText('1 of them doesn’t use an email address at the college.').waitFor();
    await look(page, device);
    await approving.getByRole('button', { name: 'Approve 1 request' }).click();
    await seeAlert(
      page,
      '1 request approved. The person and the college’s reps get an email within a minute.',
    );
    await page.getByText('1 was skipped.').first().waitFor();
    expect(await mailTo(`Ann ${word}`)).toEqual(['college-claim-approved']);
    expect(new URL(page.url()).searchParams.get('q')).toBe(word);

    for (const name of ['Bob', 'Cyd'])
      await page
        .getByRole('checkbox', { name: `Select ${name} ${word} for ${name} ${word} College` })
        .check();
    await page.getByRole('button', { name: 'Decline requests', exact: true }).click();
    const declining = questionOf(page, 'Decline 2 requests?', device);
    await declining.getByLabel('Reason for declining').fill('Please write from your own address.');
    await look(page, device);
    await declining.getByRole('button', { name: 'Decline 2 requests' }).click();
    await seeAlert(page, '2 requests declined. The people get an email within a minute.');
    for (const name of ['Bob', 'Cyd'])
      expect(await mailTo(`${name} ${word}`)).toEqual(['college-claim-rejected']);
    await page.getByText('No matching requests').waitFor();
    await page.goto(`${address}/admin/claims?status=rejected&q=${word}`);
    await page.getByText('Reason: Please write from your own address.').first().waitFor();
    await page.context().close();
  },
);

test.each(withAndWithout)(
  'an admin %s confirms counselors together, and undoes it',
  async (_, device) => {
    const word = device === phone ? 'Valley' : 'Summit';
    for (const name of ['Ann', 'Bob']) {
      const id = await account('counselor', `${name} ${word}`);
      await pool.query(
        `insert into counselor select (jsonb_populate_record(c, jsonb_build_object(
           'id', gen_random_uuid(), 'user_id', $1::uuid, 'owner', $1::uuid, 'first_name', $2::text,
           'last_name', $3::text, 'confirmed_at', null))).*
         from counselor c where user_id = (select id from account where email = $4)`,
        [id, name, word, demoEmail('counselor')],
      );
    }
    const page = await openAs(address, 'admin', device);
    const list = `${address}/admin/claims?status=counselors&q=${word}`;
    await page.goto(list);
    await page.getByText('2 counselors', { exact: true }).waitFor();
    for (const name of ['Ann', 'Bob'])
      await page.getByRole('checkbox', { name: `Select ${name} ${word}` }).check();
    await look(page, device);
    await page.getByRole('button', { name: 'Confirm counselors', exact: true }).click();
    const asking = questionOf(page, 'Confirm 2 counselors?', device);
    await asking.getByText(`Ann ${word}`).waitFor();
    await look(page, device);
    await asking.getByRole('button', { name: 'Confirm 2 counselors' }).click();
    await seeAlert(page, '2 counselors confirmed. They get an email within a minute.');
    expect(await mailTo(`Ann ${word}`)).toEqual(['counselor-confirmed']);
    await page.getByText('No matching requests').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await seeAlert(page, '2 counselors are waiting again.');
    await page.getByRole('checkbox', { name: `Select Bob ${word}` }).waitFor();

    await page.getByRole('button', { name: 'Confirm counselors', exact: true }).click();
    await page.getByText('Select at least one row first.').first().waitFor();
    await page.context().close();
  },
);
