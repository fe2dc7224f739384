import { partNotes, writeUnavailable } from './stated-times.ts';
import { typedTimes, unavailableInputs } from './time-fields.ts';

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
