import { words } from '../platform/words/words.ts';

/** The parts of an address. */
export const placeWords = words('onboarding.place', {
  address1: 'Street',
  address2: 'Second line of the address',
  city: 'City or town',
  state: 'State',
  stateHint: 'Such as MA. Outside the United States: your region.',
  postalCode: 'ZIP or postal code',
  country: 'Country',
  countryHint: 'Leave it empty in the United States.',
});
