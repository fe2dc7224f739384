import { operation } from '../../../platform/graphql/operation.ts';
import type { PaymentServices } from '../payments.ts';

/** `prices`: the prices of taking part, public. */
export const listPrices = operation<'prices', PaymentServices>({
  kind: 'Query',
  name: 'prices',
  field: `
  "Returns what taking part costs, for everyone."
  prices: PriceList!`,
  types: `
  "The prices colleges pay, in the smallest currency unit (for example, cents), without tax."
  type PriceList {
    "ISO 4217 code in lowercase."
    currency: String!
    """
    Which version of the prices this is. Sent along with what is bought (pricesVersion), it makes sure
    that nothing is bought at another price than was shown.
    """
    version: Int!
    registrations: [RegistrationPrice!]!
    packs: [CreditPack!]!
    "Whether cards are taken."
    cards: Boolean!
    "True for the built-in test gateway, which moves no money."
    test: Boolean!
    withdrawal: WithdrawalRule!
  }
  "The refund rule for exhibitors who withdraw."
  type WithdrawalRule {
    "Up to so many days before the fair starts."
    daysBefore: Int!
    "credits or money."
    gives: String!
  }
  "The price of one fair of this type, unless the fair has its own."
  type RegistrationPrice {
    fairType: String!
    cents: Int!
    "What it takes instead, paid with credits."
    credits: Int!
  }
  "A pack of credits and its price."
  type CreditPack {
    id: ID!
    name: String!
    credits: Int!
    cents: Int!
  }`,
  who: ['everyone'],
  resolve(_, { services: { payments } }) {
    const { provider } = payments;
    const { list: prices, number } = payments.prices;
    const fairTypes = ['booth', '6x6', 'webinar'] as const;
    return {
      version: number,
      currency: prices.currency,
      registrations: fairTypes.map((fairType) => ({
        fairType,
        cents: prices.registration[fairType],
        credits: prices.credits[fairType],
      })),
      packs: prices.packs.map(({ price, ...pack }) => ({ ...pack, cents: price })),
      cards: provider !== null,
      test: provider?.name === 'test',
      withdrawal: prices.withdrawal,
    };
  },
});
