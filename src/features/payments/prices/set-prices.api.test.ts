import { describe, expect, test } from 'vitest';
import { exhibitorServer } from '../../../../tests/support/test-exhibitors.server.ts';
import { codeOf, itOf, start } from '../../../../tests/support/test-payments.server.ts';
import {
  testServer,
  type Answer,
  type Person,
} from '../../../../tests/support/test-server.server.ts';
import { defaultPrices } from '../price-list.ts';

const app = await exhibitorServer();
const { records, world, database, signUp, withdraw, idAt } = app;
const { admin, make } = records;
const { pool } = database;

interface Version {
  readonly number: number;
  readonly madeBy: string | null;
  readonly note: string | null;
  readonly registrations: readonly { fairType: string; cents: number; credits: number }[];
  readonly packs: readonly { id: string; name: string; credits: number; cents: number }[];
  readonly withdrawal: { daysBefore: number; gives: string };
}
interface Settings {
  readonly variable: string | null;
  readonly current: Version;
  readonly versions: readonly Version[];
  readonly keepsCurrency: boolean;
}

const fields = `variable keepsCurrency
  current { ...V } versions { ...V }`;
const fragment = `fragment V on PriceVersion { number madeBy note currency
  registrations { fairType cents credits } packs { id name credits cents }
  withdrawal { daysBefore gives } }`;

/** The response under `it`; fails on an error. */
function settingsIn(answer: Answer): Settings {
  expect(answer.errors).toBeUndefined();
  return answer.data?.['it'] as Settings;
}
const settings = async (who: Person = admin) =>
  settingsIn(await who.call(`{ it: priceSettings { ${fields} } } ${fragment}`));

const save = (who: Person, input: object) =>
  who.call(
    `mutation ($input: SavePricesInput!) { it: savePrices(input: $input) { ${fields} } } ${fragment}`,
    { input },
  );
const wrong = ({ errors }: Answer) => errors?.[0]?.extensions.fields;

/** The current prices with changes, on top of the newest version. */
async function changed(changes: object = {}) {
  const { current } = await settings();
  const { number, madeBy: _, note: __, ...list } = current;
  world.advance(60_000);
  return { ...list, basedOn: number, ...changes };
}

const booth = (cents: number, credits = 1) => ({
  registrations: [{ fairType: 'booth', cents, credits }],
});
const shown = async () => {
  const { data } = await app
    .stranger()
    .call('{ it: prices { version registrations { fairType cents } packs { id name } } }');
  return data?.['it'] as Version & { readonly version: number };
};
const near = (days: number) => new Date(world.now().getTime() + days * 86_400_000).toISOString();

describe('An admin who changes a price', () => {
  test('finds the defaults first, and everyone pays the new price from then on', async () => {
    expect(await settings()).toMatchObject({
      variable: null,
      keepsCurrency: false,
      current: { number: 0, madeBy: null },
      versions: [{ number: 0 }],
    });
    const input = await changed({ ...booth(40_000), note: 'From spring on' });
    const after = settingsIn(await save(admin, input));
    expect(after.current).toMatchObject({ number: 1, madeBy: 'admin', note: 'From spring on' });
    expect(after.versions.map(({ number }) => number)).toEqual([1, 0]);
    expect(await shown()).toMatchObject({
      version: 1,
      registrations: [
        { fairType: 'booth', cents: 40_000 },
        { fairType: '6x6', cents: defaultPrices.registration['6x6'] },
        { fairType: 'webinar', cents: defaultPrices.registration.webinar },
      ],
    });
    const { rows } = await pool.query(
      `select details from audit_entry where action = 'savePrices' order by at desc limit 1`,
    );
    expect(rows[0]).toEqual({
      details: {
        fields: ['registration'],
        version: 1,
        changes: {
          registration: {
            from: defaultPrices.registration,
            to: { ...defaultPrices.registration, booth: 40_000 },
          },
        },
      },
    });
    // Saving without changes makes no version.
    const again = settingsIn(await save(admin, await changed()));
    expect(again.current.number).toBe(1);
  });

  test('renames a pack, which stays the same pack; a new one gets an id', async () => {
    const { packs } = (await settings()).current;
    const input = await changed({
      packs: [
        { name: 'One fair', credits: 1, cents: 34_000 },
        ...packs.map((pack) => ({ ...pack, name: `${pack.name} a year` })),
      ],
    });
    const after = settingsIn(await save(admin, input)).current.packs;
    expect(after.slice(1).map(({ id }) => id)).toEqual(packs.map(({ id }) => id));
    expect(after[0]?.id).toMatch(/^[\da-f-]{36}$/);
    expect(after[1]?.name).toBe('Three fairs a year');
  });

  test('is told at each field what is wrong, and nothing is saved', async () => {
    const { number } = (await settings()).current;
    const refused = await save(
      admin,
      await changed({
        ...booth(49, 0),
        currency: 'jpy',
        packs: [{ id: 'A b', name: 'x'.repeat(81), credits: 0, cents: 10 }],
        withdrawal: { daysBefore: 366, gives: 'nothing' },
      }),
    );
    expect(wrong(refused)).toEqual({
      currency: 'Please choose a currency from the list.',
      'registrations.booth.cents': 'Enter 0 for free, or at least 0.50.',
      'registrations.booth.credits': 'Value must be at least 1',
      packs: 'Each pack needs its own ID: lowercase letters, numbers and hyphens.',
      'packs.0.name': 'Max length: 80 characters.',
      'packs.0.credits': 'Value must be at least 1',
      'packs.0.cents': 'Enter at least 0.50.',
      'withdrawal.daysBefore': 'Value must be at most 365',
      'withdrawal.gives': 'Please choose one of: credits, money.',
    });
    expect((await settings()).current.number).toBe(number);
  });
});

test('Of two admins who change the prices at once, the second is told, and saves on top', async () => {
  const other = await app.person('admin');
  const mine = await changed(booth(41_000));
  const theirs = await changed({ withdrawal: { daysBefore: 21, gives: 'credits' } });
  expect(settingsIn(await save(other, theirs)).current.withdrawal.daysBefore).toBe(21);
  const refused = await save(admin, mine);
  expect(codeOf(refused)).toBe('CONFLICT');
  expect(wrong(refused)?.['basedOn']).toContain('admin changed the prices');
  const after = settingsIn(await save(admin, await changed(booth(41_000))));
  expect(after.current).toMatchObject({ withdrawal: { daysBefore: 21 } });
  expect(after.current.registrations[0]?.cents).toBe(41_000);
});

test('What is bought on a page with an older price is refused with the price of now', async () => {
  const { id: collegeId, rep } = await app.college();
  const fairId = await make('Fair');
  const { version } = await shown();
  await save(admin, await changed(booth(45_000)));
  const input = { collegeId, fairIds: [fairId], paymentType: 'invoice', pricesVersion: version };
  const refused = await signUp(rep, input);
  expect(wrong(refused)).toEqual({
    pricesVersion:
      'The price changed while this page was open: it’s $450 now and was $410. Check it and send again.',
  });
  const typed = await app.typed({ fairId, pricesVersion: version });
  expect(wrong(await app.register(app.stranger(), typed))).toHaveProperty('pricesVersion');
  // A version with the same price here is accepted.
  const six = await make('Fair', { fairType: '6x6' });
  expect(codeOf(await signUp(rep, { ...input, fairIds: [six] }))).toBeUndefined();
  const pricesVersion = (await shown()).version;
  const made = itOf(await signUp(rep, { ...input, pricesVersion }));
  expect(made['id']).toBeTypeOf('string');
});

test('A pack that got dearer while it was looked at is not bought unasked', async () => {
  const { id: collegeId, rep } = await app.college();
  const { version } = await shown();
  const { packs } = (await settings()).current;
  await save(
    admin,
    await changed({
      packs: packs.map((pack) => (pack.id === 'six' ? { ...pack, cents: 170_000 } : pack)),
    }),
  );
  const buy = (packId: string) => start(rep, { collegeId, packId, pricesVersion: version });
  expect(wrong(await buy('six'))?.['pricesVersion']).toContain('$1,700');
  expect(itOf(await buy('three'))['amountCents']).toBe(90_000);
});

describe('A registration', () => {
  const exhibit = async (who: Person, id: string) => {
    const { me } = (await who.call('{ me { exhibits { id refund withdrawUntil } } }')).data as {
      me: { exhibits: readonly Readonly<Record<string, unknown>>[] };
    };
    return me.exhibits.find((one) => one['id'] === id);
  };

  test('is charged what was written down, and withdrawn by the rule of then', async () => {
    await save(
      admin,
      await changed({ ...booth(35_000), withdrawal: { daysBefore: 7, gives: 'credits' } }),
    );
    const { id: collegeId, rep } = await app.college();
    const startTime = near(10);
    const fairId = await make('Fair', { startTime, endTime: near(11), exhibitorDeadline: near(9) });
    const input = { collegeId, fairIds: [fairId], paymentType: 'card' };
    const paymentId = String(itOf(await signUp(rep, input))['id']);
    const id = String(await idAt(collegeId, fairId));

    const { current } = settingsIn(
      await save(
        admin,
        await changed({ ...booth(50_000, 2), withdrawal: { daysBefore: 30, gives: 'money' } }),
      ),
    );
    expect(current.withdrawal).toEqual({ daysBefore: 30, gives: 'money' });
    const checkout = itOf(await start(rep, { paymentId }));
    expect(checkout['amountCents']).toBe(35_000);
    await app.visit(checkout['url'], 'pay');
    await app.tellAll();
    expect(await exhibit(rep, id)).toMatchObject({
      refund: 'CREDITS',
      withdrawUntil: new Date(new Date(startTime).getTime() - 7 * 86_400_000).toISOString(),
    });
    expect((await withdraw(rep, id)).data).toEqual({ it: 'CREDITS' });
    // As many as the fair cost then, not as it costs now.
    expect(await app.credits(collegeId)).toBe(1);

    // A new registration has the new rule.
    const { id: late, rep: lateRep } = await app.college();
    await signUp(lateRep, { collegeId: late, fairIds: [fairId], paymentType: 'invoice' });
    const lateId = String(await idAt(late, fairId));
    expect(await exhibit(lateRep, lateId)).toMatchObject({ refund: 'TOO_LATE' });
  });

  test('keeps the currency as it is', async () => {
    expect((await settings()).keepsCurrency).toBe(true);
    expect(wrong(await save(admin, await changed({ currency: 'cad' })))).toEqual({
      currency: 'Someone has already registered or paid, so the currency can’t change.',
    });
  });
});

test('A second process shows new prices without a restart', async () => {
  const neighbor = await app.neighbor();
  await save(admin, await changed(booth(36_000)));
  await expect.poll(() => neighbor.prices.book.list.registration.booth).toBe(36_000);
  await neighbor.close();
});

describe('Prices that the environment sets', () => {
  test('are shown with the variable, changed by no call, and kept for what was bought', async () => {
    const prices = { ...defaultPrices, withdrawal: { daysBefore: 3, gives: 'money' } };
    const locked = await testServer('2026-11-21T12:00:00Z', {
      env: { PRICES: JSON.stringify(prices) },
    });
    const boss = await locked.person('admin');
    const now = await settings(boss);
    expect(now).toMatchObject({
      variable: 'PRICES',
      current: { number: 1, withdrawal: { daysBefore: 3, gives: 'money' } },
    });
    const { number, madeBy: _, note: __, ...list } = now.current;
    const refused = await save(boss, { ...list, ...booth(1000), basedOn: number });
    expect(refused.errors?.[0]?.message).toContain('The environment variable PRICES sets');
    // Once the variable is gone, this version is the starting point.
    const { rows } = await locked.database.pool.query(
      'select number, by_variable, made_by from price_version',
    );
    expect(rows).toEqual([{ number: 1, by_variable: true, made_by: null }]);
  });
});

test.each(['admin6x6', 'college', 'student'] as const)(
  'No one else sets or lists prices: %s',
  async (type) => {
    const person = await app.person(type);
    const input = { ...(await changed()), basedOn: -1 };
    expect(codeOf(await save(person, input))).toBe('FORBIDDEN');
    expect(codeOf(await person.call('{ priceSettings { variable } }'))).toBe('FORBIDDEN');
  },
);
