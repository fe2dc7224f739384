import { graphql } from '../../../platform/pages/graphql.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { priceFields } from '../fair-queries.ts';

const usualPricesQuery = graphql(
  `
    query PricesOfNewFair {
      ...UsualPrices
    }
  `,
  [priceFields],
);

/** The usual prices, each with its currency. */
export const loadUsualPrices = async (call: PageCall) => {
  const { currency, registrations } = (await call.query(usualPricesQuery)).prices;
  return registrations.map(({ fairType, cents }) => ({ fairType, cents, currency }));
};

/** The result. */
export type UsualPrices = Awaited<ReturnType<typeof loadUsualPrices>>;
