import { apiSentence } from '../../platform/model/api-sentence.ts';
import { flag, text, choice, email, longText, phone } from '../../platform/model/kinds.ts';
import type { FormRule, FormValues } from '../../ui/forms/check-form.ts';
import { exhibitorMessages as messages } from './exhibitor.messages.ts';
import {
  isInOrder,
  writeTimes,
  writeUnavailable,
  type StatedTimes,
  type UnavailableTime,
  partNotes,
} from './stated-times.ts';
import { address } from '../../platform/model/address.ts';
import { agreement } from '../../platform/model/form-kinds.ts';

/** `17:00`, the value of the browser's time field. */
const clock = () =>
  text({ max: 5 })
    .must((typed) =>
      /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(typed) ? null : apiSentence(messages.clockForm),
    )
    .optional();

/** Times in the fair's zone, at fairs with sessions: one that works, and several that don't. */
export const timeFields = {
  timesFrom: clock(),
  timesUntil: clock(),
  timesOnly: flag().optional(),
  unavailableFrom1: clock(),
  unavailableUntil1: clock(),
  unavailableFrom2: clock(),
  unavailableUntil2: clock(),
  unavailableFrom3: clock(),
  unavailableUntil3: clock(),
  unavailableFrom4: clock(),
  unavailableUntil4: clock(),
};

/** Number of inputs for times that don't work; further ones are among the requests in words. */
export const unavailableInputs = [
  { from: 'unavailableFrom1', until: 'unavailableUntil1' },
  { from: 'unavailableFrom2', until: 'unavailableUntil2' },
  { from: 'unavailableFrom3', until: 'unavailableUntil3' },
  { from: 'unavailableFrom4', until: 'unavailableUntil4' },
] as const;

/** The input, as lines among the requests of an exhibitor. */
export function timeLines(typed: FormValues<typeof timeFields>): readonly string[] {
  const { timesFrom: from, timesUntil: until, timesOnly: must } = typed;
  const lines = [
    writeTimes({ from, until, must: must ?? false }),
    ...unavailableInputs.map((names) =>
      writeUnavailable({ from: typed[names.from], until: typed[names.until] }),
    ),
  ];
  return lines.filter((line) => line !== null);
}

interface Stated {
  readonly times: StatedTimes | null;
  readonly unavailable: readonly UnavailableTime[];
}

/** The values of the inputs, by name. */
export function typedTimes({ times, unavailable }: Stated): Readonly<Record<string, unknown>> {
  const rows = unavailableInputs.map(({ from, until }, index) => ({
    [from]: unavailable[index]?.from,
    [until]: unavailable[index]?.until,
  }));
  const one = { timesFrom: times?.from, timesUntil: times?.until, timesOnly: times?.must };
  return rows.reduce<Record<string, unknown>>((all, row) => ({ ...all, ...row }), one);
}

/** Times end after they begin. */
export const timesInOrder: FormRule = (values) => {
  const textOf = (name: string) => {
    const value = values[name];
    return typeof value === 'string' ? value : null;
  };
  const wrong = [{ from: 'timesFrom', until: 'timesUntil' }, ...unavailableInputs].filter(
    ({ from, until }) => !isInOrder({ from: textOf(from), until: textOf(until) }),
  );
  return Object.fromEntries(wrong.map(({ until }) => [until, apiSentence(messages.clockOrder)]));
};

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
    name,
    address1,
    address2,
    city,
    state,
    country,
    postalCode,
    primaryContactFirstName,
    primaryContactLastName,
    primaryContactTitle,
    primaryContactEmail,
    primaryContactPhone,
    primaryContactAttendingFair,
    secondaryContactFirstName,
    secondaryContactLastName,
    secondaryContactTitle,
    secondaryContactEmail,
    secondaryContactPhone,
    secondaryContactAttendingFair,
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

/**
 * An exhibitor's details as form values.
 * @param details the record's fields; null when nothing is known
 */
export function typedOf(
  details: Readonly<Record<string, unknown>> | null | undefined,
): Readonly<Record<string, readonly string[]>> {
  if (!details) return {};
  const { timeSlotNotes, billingContact, ...told } = details;
  const isNamed = typeof billingContact === 'object' && billingContact !== null;
  const billing = new Map<string, unknown>(isNamed ? Object.entries(billingContact) : []);
  const notes = Array.isArray(timeSlotNotes) ? timeSlotNotes.map(String) : [];
  const { times, unavailable, words } = partNotes(notes);
  const further = unavailable.slice(unavailableInputs.length).map(writeUnavailable);
  const texts: Readonly<Record<string, unknown>> = {
    ...told,
    notes: [...further, ...words].join('\n'),
    ...typedTimes({ times, unavailable }),
    billingName: billing.get('name'),
    billingEmail: billing.get('email'),
    billingPhone: billing.get('phone'),
  };
  const filled = Object.entries(texts).flatMap(([name, value]): [string, string[]][] =>
    typeof value === 'string' || typeof value === 'boolean' ? [[name, [String(value)]]] : [],
  );
  return Object.fromEntries(filled);
}
