import { choice, decimal, flag } from '../../../platform/model/kinds.ts';
import { billingFields, contactFields } from '../exhibitor-fields.ts';

/** Payment methods for exhibitors added by an admin. */
export const waysToAdd = ['invoice', 'check', 'waived'] as const;

const paying = {
  ...billingFields,
  paymentType: choice(waysToAdd),
  price: decimal({ min: 0, max: 100_000 }).optional(),
};

/** The form that adds a guest. */
export const guestFields = { ...contactFields, ...paying };

const { name: _, address1: __, address2: ___, city: ____, ...noCity } = contactFields;
const { state: _____, country: ______, postalCode: _______, ...people } = noCity;

/** The form that adds a college of the directory. */
export const collegeFields = { ...people, ...paying, inviteContact: flag() };
