import { address } from '../../platform/model/address.ts';
import { agreement } from '../../platform/model/form-kinds.ts';
import { choice, email, flag, longText, phone, text } from '../../platform/model/kinds.ts';
import type { FormValues } from '../../ui/forms/check-form.ts';
import { timeFields, timeLines } from './time-fields.ts';

/** Payment methods of exhibitors. */
export const waysToPay = ['card', 'invoice', 'check'] as const;

/** Fields that an exhibitor enters and can correct later. */
export const contactFields = {
  name: text(),
  ...address(),
  primaryContactFirstName: text(),
  primaryContactLastName: text(),
  primaryContactTitle: text().optional(),
  primaryContactEmail: email(),
  primaryContactPhone: phone(),
  primaryContactAttendingFair: flag(),
  secondaryContactFirstName: text().optional(),
  secondaryContactLastName: text().optional(),
  secondaryContactTitle: text().optional(),
  secondaryContactEmail: email().optional(),
  secondaryContactPhone: phone().optional(),
  secondaryContactAttendingFair: flag().optional(),
  notes: longText().optional(),
  ...timeFields,
};

/** Fields of an invoice. */
export const billingFields = {
  purchaseOrderNumber: text().optional(),
  billingName: text().optional(),
  billingEmail: email().optional(),
  billingPhone: phone().optional(),
};

/** The choice of payment methods. */
export const choiceFields = { paymentType: choice(waysToPay) };

/** The whole form of an exhibitor. */
export const exhibitorFields = {
  ...contactFields,
  ...billingFields,
  ...choiceFields,
  consent: agreement(),
};

/** The fields for a college that has selected fairs; credits are for colleges alone. */
export const payingFields = {
  paymentType: choice([...waysToPay, 'credit']),
  ...billingFields,
};

/** For a registered contact: request a new link, open the emailed one, or withdraw. */
export const linkFields = { email: email() };
export const withdrawFields = { sure: agreement() };

/** The contact part of a form as API input. */
export function contactsOf(typed: FormValues<typeof contactFields>) {
  const { name, address1, address2, city, state, country, postalCode } = typed;
  const { primaryContactFirstName, primaryContactLastName, primaryContactTitle } = typed;
  const { primaryContactEmail, primaryContactPhone, primaryContactAttendingFair } = typed;
  const { secondaryContactFirstName, secondaryContactLastName, secondaryContactTitle } = typed;
  const { secondaryContactEmail, secondaryContactPhone, secondaryContactAttendingFair } = typed;
  const lines = (typed.notes ?? '').split('\n').map((line) => line.trim());
  return {
    ...{ name, address1, address2, city, state, country, postalCode },
    ...{ primaryContactFirstName, primaryContactLastName, primaryContactTitle },
    ...{ primaryContactEmail, primaryContactPhone, primaryContactAttendingFair },
    ...{ secondaryContactFirstName, secondaryContactLastName, secondaryContactTitle },
    ...{ secondaryContactEmail, secondaryContactPhone, secondaryContactAttendingFair },
    timeSlotNotes: [...timeLines(typed), ...lines.filter(Boolean)].slice(0, 50),
  };
}

/** The invoice part of a form as API input. */
export const billingOf = (typed: FormValues<typeof billingFields>) => ({
  purchaseOrderNumber: typed.purchaseOrderNumber,
  billingContact: {
    name: typed.billingName,
    email: typed.billingEmail,
    phone: typed.billingPhone,
  },
});

/** Removes the invoice fields from a form unless Invoice is selected: they aren't checked then. */
export function asChosen(form: FormData): FormData {
  const chosen = new FormData();
  for (const [name, value] of form)
    if (form.get('paymentType') === 'invoice' || !(name in billingFields))
      chosen.append(name, value);
  return chosen;
}

/** API names for inputs of the form. */
export const inputNames = {
  timeSlotNotes: 'notes',
  'billingContact.name': 'billingName',
  'billingContact.email': 'billingEmail',
  'billingContact.phone': 'billingPhone',
};
