import { graphql } from '../../../platform/pages/graphql.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';

const usualPricesQuery = graphql(`
  query UsualPrices {
    prices {
      currency
      registrations {
        fairType
        cents
      }
    }
  }
`);

/** What a college pays for a fair without a price of its own, by type of fair. */
export const loadUsualPrices = async (call: PageCall) => {
  const { currency, registrations } = (await call.query(usualPricesQuery)).prices;
  return registrations.map(({ fairType, cents }) => ({ fairType, cents, currency }));
};

/** The result. */
export type UsualPrices = Awaited<ReturnType<typeof loadUsualPrices>>;
