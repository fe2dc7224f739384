import type { PriceList } from './price-list.ts';

/** Default prices, when PRICES is not set. */
export const defaultPrices: PriceList = {
  currency: 'usd',
  registration: { booth: 35_000, '6x6': 25_000, webinar: 20_000 },
  credits: { booth: 1, '6x6': 1, webinar: 1 },
  packs: [
    { id: 'three', name: 'Three fairs', credits: 3, price: 90_000 },
    { id: 'six', name: 'Six fairs', credits: 6, price: 165_000 },
    { id: 'twelve', name: 'Twelve fairs', credits: 12, price: 300_000 },
  ],
  withdrawal: { daysBefore: 14, gives: 'credits' },
};
