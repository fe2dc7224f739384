import { graphql } from '../../../platform/pages/graphql.ts';

/** The prices that count, and those of before. */
export const settingsQuery = graphql(`
  query PriceSettings {
    priceSettings {
      variable
      keepsCurrency
      current {
        number
        currency
        registrations {
          fairType
          cents
          credits
        }
        packs {
          id
          name
          credits
          cents
        }
        withdrawal {
          daysBefore
          gives
        }
      }
      versions {
        number
        madeAt
        madeBy
        byVariable
        note
        currency
        registrations {
          fairType
          cents
          credits
        }
        packs {
          id
          name
          credits
          cents
        }
        withdrawal {
          daysBefore
          gives
        }
      }
    }
  }
`);

/** Makes new prices count. */
export const savePrices = graphql(`
  mutation SavePrices($input: SavePricesInput!) {
    savePrices(input: $input) {
      current {
        number
      }
    }
  }
`);
