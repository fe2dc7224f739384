import { messages } from './messages.ts';
import { Field, type Checked } from './field.ts';
import type { ApiSentence } from './api-sentence.ts';
import { breaksLine, holdsControl } from './control-characters.ts';
import { webAddress } from './web-address.ts';

const wrong = (message: ApiSentence): Checked => ({ problems: { '': message } });

interface Length {
  readonly min?: number;
  readonly max: number;
  /** Line breaks and tabs are part of the text. */
  readonly multiline?: boolean;
}

/** Trims and measures text in code points, as people count characters. */
function checkText(value: unknown, { min = 0, max, multiline = false }: Length): Checked {
  if (typeof value !== 'string') return wrong(messages.text);
  // A lone surrogate is no text in UTF-8, and PostgreSQL has no U+0000.
  const text = value.toWellFormed().trim();
  if ((multiline ? holdsControl : breaksLine)(text)) return wrong(messages.control);
  const length = [...text].length;
  if (text === '') return wrong(messages.required);
  if (length < min) return wrong(messages.minLength(min));
  if (length > max) return wrong(messages.maxLength(max));
  return { value: text };
}

/**
 * A name or another short text of 1 to 200 characters by default, on one line: it may end up in the
 * subject of an email or in a cell of a table.
 */
export const text = (length: Length = { max: 200 }) =>
  new Field<string>({
    scalar: 'String',
    column: 'text',
    longest: length.max,
    oneLine: length.multiline !== true,
    check: (value) => checkText(value, length),
  });

/** Free text of up to 5,000 characters by default, with any number of lines. */
export const longText = (max = 5000) => text({ max, multiline: true });

/** A text of a closed list. */
export const choice = <const Values extends readonly string[]>(values: Values) =>
  new Field<Values[number]>({
    scalar: 'String',
    column: 'text',
    check: (value) =>
      typeof value === 'string' && values.includes(value)
        ? { value }
        : wrong(messages.choice(values)),
  });

// The address form of the HTML standard (input type=email) with a dot demanded in the host.
const emailForm =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** Whether a text has the form of an email address (HTML standard, with a dotted host). */
export const isEmail = (value: string): boolean => value.length <= 254 && emailForm.test(value);

/** An email address, stored in lowercase. */
export const email = () =>
  new Field<string>({
    scalar: 'Email',
    column: 'text',
    check: (value) =>
      typeof value === 'string' && isEmail(value.trim())
        ? { value: value.trim().toLowerCase() }
        : wrong(messages.email),
  });

/** An http or https address of at most 2,000 characters, normalized; see `webAddress`. */
export const url = () =>
  new Field<string>({
    scalar: 'URL',
    column: 'text',
    check(value) {
      const address = typeof value === 'string' ? webAddress(value) : null;
      return address === null ? wrong(messages.url) : { value: address };
    },
  });

// Section 5: an optional country code, groups of three, three and four digits, an optional extension.
const phoneForm =
  /^(?:\+?\d{1,3}[-. ]?)?(?:\(\d{3}\)|\d{3})[-. ]?\d{3}[-. ]?\d{4}(?: *(?:x|ext\.?|#) *\d{1,6})?$/i;

/** A phone number as the specification's section 5 forms it. */
export const phone = () =>
  new Field<string>({
    scalar: 'Phone',
    column: 'text',
    check: (value) =>
      typeof value === 'string' && phoneForm.test(value.trim())
        ? { value: value.trim() }
        : wrong(messages.phone),
  });

interface Range {
  readonly min: number;
  readonly max: number;
}

function checkNumber(value: unknown, { min, max }: Range): Checked {
  if (typeof value !== 'number' || !Number.isFinite(value)) return wrong(messages.number);
  if (value < min) return wrong(messages.minimum(min));
  if (value > max) return wrong(messages.maximum(max));
  return { value };
}

/** A whole number between two bounds, both included. */
export const whole = (range: Range) =>
  new Field<number>({
    scalar: 'Int',
    column: 'integer',
    range,
    check: (value) =>
      typeof value === 'number' && !Number.isInteger(value)
        ? wrong(messages.integer)
        : checkNumber(value, range),
  });

/** A number between two bounds, both included. */
export const decimal = (range: Range) =>
  new Field<number>({
    scalar: 'Float',
    column: 'double precision',
    range,
    check: (value) => checkNumber(value, range),
  });

/** Yes or no. */
export const flag = () =>
  new Field<boolean>({
    scalar: 'Boolean',
    column: 'boolean',
    check: (value) => (typeof value === 'boolean' ? { value } : wrong(messages.flag)),
  });

/** An instant; stored in UTC with milliseconds. */
export const instant = () =>
  new Field<string>({
    scalar: 'DateTime',
    column: 'timestamptz',
    check: (value) =>
      isInstant(value) ? { value: new Date(value).toISOString() } : wrong(messages.dateTime),
  });

const instantForm =
  /^(\d{4})-(\d{2})-(\d{2})T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

/**
 * Whether a value is an ISO 8601 instant with offset, on an existing day, in the years 1 to 9999.
 */
export function isInstant(value: unknown): value is string {
  if (typeof value !== 'string' || !instantForm.test(value)) return false;
  if (!isCalendarDate(value.slice(0, 10))) return false;
  const year = new Date(value).getUTCFullYear();
  return year >= 1 && year <= 9999;
}

/** Whether `YYYY-MM-DD` is a day of the Gregorian calendar in the years 1 to 9999. */
export function isCalendarDate(value: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const parsed = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(value);
}

/** A day of the calendar, `YYYY-MM-DD`. */
export const day = () =>
  new Field<string>({
    scalar: 'Date',
    column: 'date',
    check: (value) =>
      typeof value === 'string' && isCalendarDate(value) ? { value } : wrong(messages.date),
  });

/** A date of birth: a day from 1900 to the present day (in the zone that is furthest ahead). */
export const dateOfBirth = () =>
  day().must((value, { now }) => {
    const latest = new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10);
    return value >= '1900-01-01' && value <= latest ? null : messages.dateOfBirth;
  });

/** A reference to an account or record by id, where no relation is declared. */
export const reference = () =>
  new Field<string>({
    scalar: 'ID',
    column: 'uuid',
    check: checkId(messages.notThere),
  });

/** Validates an id; stored in lowercase like PostgreSQL does. */
export const checkId =
  (message: ApiSentence) =>
  (value: unknown): Checked =>
    typeof value === 'string' && isUuid(value) ? { value: value.toLowerCase() } : wrong(message);

/** Whether a text is a UUID of any version (RFC 9562). */
export const isUuid = (value: string): boolean =>
  /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i.test(value);

/** The account behind a record: the caller's own unless an admin names another one. */
export const account = (starts: 'caller' | 'none' = 'caller') => {
  const { spec } = reference();
  return new Field<string, false>({
    ...spec,
    required: false,
    nullable: true,
    account: starts,
    setBy: ['ADMINS'],
  });
};
