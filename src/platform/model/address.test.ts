import { describe, expect, test } from 'vitest';
import { postalCodeFits } from './address.ts';
import type { RuleContext } from './entity.ts';

const context: RuleContext = {
  now: new Date(0),
  before: null,
  viewer: {
    id: null,
    role: 'guests',
    approved: false,
    holds: {},
    email: null,
    sessionId: null,
    expiresAt: new Date(0),
  },
};
const wrong = { postalCode: 'Please enter a valid postal code.' };
const told = (postalCode: unknown, country?: unknown) =>
  postalCodeFits({ postalCode, country }, context);

describe('someone who writes a postal code', () => {
  test.each([undefined, null, '', 'US', 'usa', 'United States', 'United States of America'])(
    'at home (%j) gives five or nine digits',
    (country) => {
      for (const fits of ['01002', '01002-1234', '010021234'])
        expect(told(fits, country)).toBeNull();
      for (const no of [
        '1002',
        '01002-12',
        '0100A',
        '01002 1234',
        'SW1A 1AA',
        "';--",
        '０１００２',
      ])
        expect(told(no, country)).toEqual(wrong);
    },
  );

  test('abroad gives what is used there', () => {
    for (const fits of ['SW1A 1AA', '10115', 'K1A 0B6', '1050-001', 'D02 X285'])
      expect(told(fits, 'elsewhere')).toBeNull();
    for (const no of ['A', '<script>', "' or 1=1", '-1234', '1234567890123'])
      expect(told(no, 'elsewhere')).toEqual(wrong);
  });

  test('may leave it out where it is not asked for', () => {
    for (const none of [null, undefined]) expect(told(none, 'US')).toBeNull();
  });
});
