import { describe, expect, test } from 'vitest';
import { exhibitorServer } from '../../../../tests/support/test-exhibitors.server.ts';
import type { Person } from '../../../../tests/support/test-server.server.ts';
import { itOf, look, refund, start } from '../../../../tests/support/test-payments.server.ts';

const app = await exhibitorServer();
const { records, world, database } = app;
const { admin, make } = records;
const { pool } = database;

/** A purchase by card, through the calls that the screens make. */
interface Bought {
  /** Opens the card payment page; the same from every tab. */
  open(): Promise<Readonly<Record<string, unknown>>>;
  /** The screen that the browser returns to. */
  comeBack(): Promise<unknown>;
  /** Whether it is there: 1, once; 0, not. */
  has(): Promise<number>;
}

async function forSeveralFairs(): Promise<Bought> {
  const { id: collegeId, rep } = await app.college();
  const fairIds = [await make('Fair'), await make('Fair', { price: 12_300 })];
  const input = { collegeId, fairIds, paymentType: 'card' };
  const { id } = itOf(
    await rep.call(
      'mutation ($input: SignUpForFairsInput!) { it: signUpForFairs(input: $input) { id } }',
      { input },
    ),
  );
  return byRep(rep, { paymentId: id }, async () => {
    const { rows } = await pool.query<{ paid: number }>(
      `select count(*)::int as paid from fair_booth where college_id = $1 and paid`,
      [collegeId],
    );
    return (rows[0]?.paid ?? 0) / fairIds.length;
  });
}

async function aPack(): Promise<Bought> {
  const { id: collegeId, rep } = await app.college();
  return byRep(rep, { collegeId, packId: 'three' }, async () => {
    return (await app.credits(collegeId)) / 3;
  });
}

function byRep(rep: Person, bought: object, has: () => Promise<number>): Bought {
  const open = async () => itOf(await start(rep, bought));
  let opened: unknown;
  return {
    async open() {
      const checkout = await open();
      opened = checkout['id'];
      return checkout;
    },
    comeBack: () => look(rep, opened),
    has,
  };
}

async function asGuest(): Promise<Bought> {
  const guest = app.stranger();
  const input = await app.typed();
  const proof = await app.proof(guest, input);
  return {
    open: async () =>
      itOf(
        await guest.call(
          'mutation ($proof: String!) { it: payExhibitorRegistration(proof: $proof) { id url } }',
          { proof },
        ),
      ),
    comeBack: () => app.look(proof),
    async has() {
      const [one, ...more] = await app.exhibitors(input['fairId']);
      expect(more).toEqual([]);
      return one?.['paymentStatus'] === 'paid' ? 1 : 0;
    },
  };
}

/** What is charged and reported: the order of the events. */
const orders: Readonly<Record<string, (bought: Bought, url: unknown) => Promise<void>>> = {
  async 'the message comes first'({ comeBack }, url) {
    await app.visit(url, 'pay');
    await app.tellAll();
    await comeBack();
  },
  async 'the browser comes back first'({ comeBack }, url) {
    await app.visit(url, 'pay');
    world.advance(3_000);
    await comeBack();
    await app.tellAll();
  },
  async 'neither comes, and the server asks by itself'(_, url) {
    await app.visit(url, 'pay');
    world.advance(11 * 60_000);
    await app.jobs.runDue();
  },
  async 'everything comes three times'({ comeBack }, url) {
    await app.visit(url, 'pay');
    const messages = await app.messages();
    for (let times = 0; times < 3; times += 1) {
      for (const message of messages) await app.tell(message);
      await app.jobs.runDue();
      world.advance(3_000);
      await comeBack();
    }
  },
  async 'the card is declined before it is charged'({ comeBack, has }, url) {
    await app.visit(url, 'decline');
    await app.tellAll();
    world.advance(3_000);
    await comeBack();
    expect(await has()).toBe(0);
    await app.visit(url, 'pay');
    await app.tellAll();
  },
  async 'all of it comes at the same moment'({ comeBack }, url) {
    await app.visit(url, 'pay');
    world.advance(11 * 60_000);
    await Promise.all([app.tellAll(), comeBack(), comeBack(), app.jobs.runDue()]);
  },
};

describe.each([
  ['a rep who pays for several fairs', forSeveralFairs],
  ['a rep who buys credits', aPack],
  ['a guest who pays for a place', asGuest],
])('%s', (_, buy) => {
  test.each(Object.entries(orders))('has it once when %s', async (_order, happen) => {
    const bought = await buy();
    // Two tabs get the same page, so that no one is charged twice.
    const [checkout, other] = [await bought.open(), await bought.open()];
    expect(other['url']).toBe(checkout['url']);
    expect(await bought.has()).toBe(0);
    await happen(bought, checkout['url']);
    expect(await bought.has()).toBe(1);
  });

  test('has it no more when all of it is refunded, whichever news come first', async () => {
    for (const isRefundFirst of [false, true]) {
      const bought = await buy();
      const known = new Set((await app.messages()).map(({ id }) => id));
      const checkout = await bought.open();
      await app.visit(checkout['url'], 'pay');
      if (isRefundFirst) {
        world.advance(3_000);
        await bought.comeBack();
      } else await app.tellAll();
      expect((await refund(admin, { checkoutId: checkout['id'] })).errors).toBeUndefined();
      const news = (await app.messages()).filter(({ id }) => !known.has(id));
      for (const message of isRefundFirst ? news.toReversed() : news) {
        await app.tell(message);
        await app.jobs.runDue();
      }
      expect(await bought.has()).toBe(0);
    }
  });
});

test('after all of this the books of the server are those of the payment service', async () => {
  const { rows } = await pool.query<Record<string, number>>(
    `select
       (select coalesce(sum((body ->> 'amount')::int), 0)::int from test_gateway_object
        where kind = 'refund' and body ->> 'status' = 'succeeded') as "gaveBack",
       (select coalesce(sum(refunded_cents), 0)::int from checkout) as "refunded",
       (select coalesce(sum((body ->> 'amount_total')::int), 0)::int from test_gateway_object
        where kind = 'checkout.session' and body ->> 'payment_status' = 'paid') as "took",
       (select coalesce(sum(amount_cents), 0)::int from checkout
        where state in ('paid', 'refunded')) as "charged"`,
  );
  const [books] = rows;
  expect(books?.['charged']).toBeGreaterThan(0);
  expect(books).toMatchObject({ took: books?.['charged'], gaveBack: books?.['refunded'] });
});
