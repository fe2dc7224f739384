import { isDeepStrictEqual } from 'node:util';
import { signedIn } from '../../accounts/people-services.ts';
import { writeAuditEntry } from '../../../platform/audit/write-audit-entry.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { badInput, conflict } from '../../../platform/model/refusal.ts';
import { defaultPrices, type PriceList } from '../price-list.ts';
import { listPrices } from './list-prices.server.ts';
import { readPriceVersions } from './open-prices.server.ts';
import { paymentRefusals as messages } from '../payment-refusals.messages.ts';
import type { PaymentServices } from '../payments.ts';
import type { PriceVersion } from '../price-book.ts';
import { checkPrices, pricedTypes } from '../price-fields.ts';

/** Maximum number of versions listed; older ones still apply to what was bought under them. */
const mostListed = 50;

/** A version as the API returns it; number 0 is the default list. */
const asVersion = ({
  list,
  ...version
}: Omit<PriceVersion, 'madeAt'> & { madeAt: Date | null }) => ({
  ...version,
  currency: list.currency,
  registrations: pricedTypes.map((fairType) => ({
    fairType,
    cents: list.registration[fairType],
    credits: list.credits[fairType],
  })),
  packs: list.packs.map(({ price, ...pack }) => ({ ...pack, cents: price })),
  withdrawal: list.withdrawal,
});

const unmade = { number: 0, madeAt: null, madeBy: null, byVariable: false, note: null };

async function showSettings({ payments, livePrices, database }: PaymentServices) {
  const versions = await readPriceVersions(database.pool);
  const { list, number } = payments.prices;
  const current = versions.find((version) => version.number === number);
  return {
    variable: livePrices.variable,
    current: asVersion(current ?? { ...unmade, list }),
    versions: [
      ...versions.toReversed().slice(0, mostListed).map(asVersion),
      asVersion({ ...unmade, list: defaultPrices }),
    ],
    keepsCurrency: await isPaidFor(database.pool),
  };
}

/** `priceSettings`: the current prices, whether an admin can change them, and earlier ones. */
const priceSettings = operation<'priceSettings', PaymentServices>({
  kind: 'Query',
  name: 'priceSettings',
  field: `
  "Returns the prices and refund rule as admins set them, with earlier versions."
  priceSettings: PriceSettings!`,
  types: `
  "The prices as admins set them."
  type PriceSettings {
    "The environment variable that sets the prices, so that no admin can; null where one can."
    variable: String
    current: PriceVersion!
    "The newest first; the last one is what counts while no prices were saved (number 0)."
    versions: [PriceVersion!]!
    "Whether someone has registered or paid; the currency can no longer change then."
    keepsCurrency: Boolean!
  }
  "The prices in force from some moment on."
  type PriceVersion {
    number: Int!
    "Null for what counts while no prices were saved."
    madeAt: DateTime
    "Null where the environment set them, or the account is gone."
    madeBy: String
    "The environment set them."
    byVariable: Boolean!
    note: String
    "ISO 4217 code in lowercase."
    currency: String!
    registrations: [RegistrationPrice!]!
    packs: [CreditPack!]!
    withdrawal: WithdrawalRule!
  }`,
  who: ['ADMINS'],
  resolve: (_args, { services }) => showSettings(services),
});

/**
 * `savePrices(input)`: makes a new version of the prices. They apply at once to new purchases;
 * earlier purchases keep the version of their time.
 */
const savePrices = operation<'savePrices', PaymentServices>({
  kind: 'Mutation',
  name: 'savePrices',
  field: `
  "Saves new prices and the refund rule. They apply to registrations from now on."
  savePrices(input: SavePricesInput!): PriceSettings!`,
  types: `
  "The input of \`savePrices\`."
  input SavePricesInput {
    "The number of the version that was changed: refused where a newer one counts by now."
    basedOn: Int!
    "ISO 4217 code in lowercase, of a currency divided into hundredths."
    currency: String!
    "A kind of fair that isn't named keeps its price."
    registrations: [RegistrationPriceInput!]!
    "In the order in which they are offered."
    packs: [CreditPackInput!]!
    withdrawal: WithdrawalRuleInput!
    "Why, for other admins."
    note: String
  }
  "A part of \`SavePricesInput\`."
  input RegistrationPriceInput {
    "booth, 6x6 or webinar."
    fairType: String!
    "In the hundredth part of the currency; 0 is free."
    cents: Int!
    credits: Int!
  }
  "A part of \`SavePricesInput\`."
  input CreditPackInput {
    "Null for a new pack; else it stays the same pack, whatever it is called."
    id: ID
    name: String!
    credits: Int!
    "Amount in the smallest currency unit (for example, cents)."
    cents: Int!
  }
  "A part of \`SavePricesInput\`."
  input WithdrawalRuleInput {
    "Up to so many days before the fair starts."
    daysBefore: Int!
    "credits or money."
    gives: String!
  }`,
  who: ['ADMINS'],
  async resolve({ input }, call) {
    const by = signedIn(call);
    const { services, world } = call;
    const { livePrices } = services;
    const { variable } = livePrices;
    if (variable !== null) throw conflict(apiSentence(messages.pricesLocked, { variable }));
    await services.writer.change(async (tx) => {
      // Two admins who save at once are serialized: the second one gets an error.
      await tx.query('lock table price_version in share row exclusive mode');
      const newest = (await readPriceVersions(tx)).at(-1);
      const before = newest?.list ?? defaultPrices;
      const checked = checkPrices(input, {
        now: world.now(),
        newId: () => world.newId(),
        current: before,
      });
      if (checked.problems) throw badInput(checked.problems);
      const { list, note } = checked;
      if (input.basedOn !== (newest?.number ?? 0)) throw changedMeanwhile(newest);
      if (list.currency !== before.currency && (await isPaidFor(tx)))
        throw badInput({ currency: apiSentence(messages.keepsCurrency) });
      if (isDeepStrictEqual(list, before)) return;
      const rows = await readRows(tx, { number: 'number' })(
        `insert into price_version (number, list, made_at, made_by, note)
         select coalesce(max(number), 0) + 1, $1, $2, $3, $4 from price_version returning number`,
        [JSON.stringify(list), world.now(), by.id, note],
      );
      const changes = differing(before, list);
      await writeAuditEntry(tx, world, by, {
        action: 'savePrices',
        subject: 'PriceVersion',
        subjectId: null,
        details: { fields: Object.keys(changes), version: rows[0]?.number, changes },
      });
    });
    // The next page shows it.
    await livePrices.refresh();
    return showSettings(services);
  },
});

function changedMeanwhile(newest: PriceVersion | undefined) {
  const name = newest?.madeBy ?? null;
  const message =
    name === null
      ? apiSentence(messages.pricesChanged)
      : apiSentence(messages.pricesChangedBy, { name });
  return conflict(message, { basedOn: message });
}

/** The changes of a price list, with both values. */
function differing(before: PriceList, after: PriceList) {
  const parts = ['currency', 'registration', 'credits', 'packs', 'withdrawal'] as const;
  return Object.fromEntries(
    parts.flatMap((part) =>
      isDeepStrictEqual(before[part], after[part])
        ? []
        : [[part, { from: before[part], to: after[part] }]],
    ),
  );
}

/** Someone has registered or paid: amounts are recorded in the earlier currency. */
async function isPaidFor(on: Queryable): Promise<boolean> {
  const rows = await readRows(on, { is: 'boolean' })(
    `select exists (select from fair_exhibitor) or exists (select from college_payment)
       or exists (select from checkout) as is`,
  );
  return rows[0]?.is === true;
}

/** The operations for prices. */
export const priceOperations = [listPrices, priceSettings, savePrices];
