import { describe, expect, test } from 'vitest';
import { creditsOfFairs, creditsOfRefund, priceOfFairs, priceOfPack } from './compute-price.ts';
import { defaultPrices } from './price-list.ts';
import { readPriceList } from './price-book.ts';

const fair = (fairType: 'booth' | '6x6' | 'webinar', price: number | null = null) => ({
  id: fairType,
  name: `A ${fairType}`,
  fairType,
  price,
});

describe('a college that signs up for fairs', () => {
  test('pays the price of each kind, and of a fair with a price of its own that one', () => {
    const price = priceOfFairs(defaultPrices, [fair('booth'), fair('6x6'), fair('booth', 12_345)]);
    expect(price.cents).toBe(35_000 + 25_000 + 12_345);
    expect(price.currency).toBe('usd');
    expect(price.lines).toHaveLength(3);
    expect(priceOfFairs(defaultPrices, []).cents).toBe(0);
  });

  test('pays nothing for a free fair, in money or in credits', () => {
    expect(priceOfFairs(defaultPrices, [fair('webinar', 0)]).cents).toBe(0);
    expect(creditsOfFairs(defaultPrices, [fair('webinar', 0), fair('booth')])).toBe(1);
    expect(creditsOfFairs(defaultPrices, [fair('6x6', 99_900)])).toBe(1);
  });
});

describe('a college that buys credits', () => {
  test('pays the pack as often as it takes it', () => {
    expect(priceOfPack(defaultPrices, 'six', 2)).toMatchObject({ cents: 330_000, credits: 12 });
    expect(priceOfPack(defaultPrices, 'none', 1)).toBeNull();
  });

  test('gives back credits with the money, and never keeps one it was paid for', () => {
    const bought = { cents: 90_000, credits: 3 };
    const nothing = { cents: 0, credits: 0 };
    expect(creditsOfRefund(bought, nothing, 90_000)).toBe(3);
    expect(creditsOfRefund(bought, nothing, 30_000)).toBe(1);
    expect(creditsOfRefund(bought, nothing, 1)).toBe(1);
    // Splitting it into any number of steps gives the same total.
    let back = { cents: 0, credits: 0 };
    for (const cents of [1, 29_999, 1, 40_000, 19_999]) {
      const credits = creditsOfRefund(bought, back, cents);
      expect(credits).toBeGreaterThanOrEqual(0);
      back = { cents: back.cents + cents, credits: back.credits + credits };
    }
    expect(back).toEqual({ cents: 90_000, credits: 3 });
    expect(creditsOfRefund({ cents: 0, credits: 3 }, nothing, 0)).toBe(0);
  });
});

describe('an operator with prices of his own', () => {
  const own = { ...defaultPrices, currency: 'cad' };
  const complaint = (prices: unknown): string => {
    try {
      readPriceList(prices);
      return 'Quad starts.';
    } catch (error) {
      return error instanceof Error ? `${error.name}: ${error.message}` : '';
    }
  };

  test('has them read, and without any the list of the project', () => {
    expect(readPriceList(own)).toEqual(own);
    expect(readPriceList(undefined)).toEqual(defaultPrices);
  });

  test.each([
    ['free', 'EnvError: PRICES is missing, unknown or of the wrong kind.'],
    [
      { ...own, currency: 'US$' },
      'EnvError: PRICES: currency must be three small letters, like usd.',
    ],
    ...['jpy', 'krw', 'mga', 'kwd', 'tnd'].map((currency): [unknown, string] => [
      { ...own, currency },
      'EnvError: PRICES: currency must be a currency that is divided into hundredths, like usd.',
    ]),
    [
      { ...own, registration: { ...own.registration, booth: 12.5 } },
      'EnvError: PRICES: registration.booth must be a whole number of cents.',
    ],
    [
      { ...own, registration: { ...own.registration, booth: 49 } },
      'EnvError: PRICES: registration.booth must be 0, or at least 50 cents.',
    ],
    [
      { ...own, packs: [own.packs[0], own.packs[0]] },
      'EnvError: PRICES: packs must have different ids.',
    ],
    [
      { ...own, packs: [{ ...own.packs[0], credits: 0 }] },
      'EnvError: PRICES: packs.0.credits must be at least 1.',
    ],
    [{ ...own, tax: 19 }, 'EnvError: PRICES: tax is missing, unknown or of the wrong kind.'],
    [
      { currency: 'usd', packs: [] },
      'EnvError: PRICES: registration is missing, unknown or of the wrong kind.',
    ],
  ])('is told in one sentence what is wrong with %o', (prices, sentence) => {
    expect(complaint(prices)).toBe(sentence);
  });
});
