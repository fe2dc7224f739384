import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** The parts of an address. */
export const placeMessages = defineMessages('onboarding.place', {
  address1: 'Street',
  address2: 'Apt., suite, etc.',
  city: 'City or town',
  state: 'State',
  stateHint: 'For example, MA. Outside the United States, enter your region.',
  postalCode: 'ZIP or postal code',
  country: 'Country',
  countryHint: 'Leave blank for the United States.',
});
