import { Field, type Checked, type Problems } from './field.ts';
import { checkId, text, whole } from './kinds.ts';
import { messages } from './messages.ts';
import type { ApiSentence } from './api-sentence.ts';

interface ListLimits {
  /** At most so many entries. */
  readonly entries?: number;
  /** At most so many characters an entry. */
  readonly length?: number;
  /** The closed list of allowed entries. */
  readonly of?: readonly string[];
  /** The message for other entries; by default, the list itself. */
  readonly otherwise?: ApiSentence;
}

function checkList(
  value: unknown,
  entries: number,
  checkEntry: (entry: unknown) => Checked,
): Checked {
  if (!Array.isArray(value)) return { problems: { '': messages.list } };
  if (value.length > entries) return { problems: { '': messages.listLength(entries) } };
  const problems: Record<string, ApiSentence> = {};
  const checkedValues = new Set<unknown>();
  value.forEach((entry, index) => {
    const checked = checkEntry(entry);
    if (checked.problems) problems[String(index)] = checked.problems[''] ?? messages.text;
    else checkedValues.add(checked.value);
  });
  return Object.keys(problems).length > 0 ? { problems } : { value: [...checkedValues] };
}

/** A list of distinct texts: by default up to 400 entries of 120 characters. */
export const texts = ({ entries = 400, length = 120, of, otherwise }: ListLimits = {}) => {
  const entry = text({ max: length }).spec;
  const choices = of && new Set(of);
  return new Field<string[]>({
    scalar: 'String',
    column: 'text',
    list: true,
    oneLine: true,
    check: (value) =>
      checkList(value, entries, (one) => {
        if (!choices) return entry.check(one, { now: new Date(0) });
        return typeof one === 'string' && choices.has(one)
          ? { value: one }
          : { problems: { '': otherwise ?? messages.choice(shortened(of)) } };
      }),
  });
};

const shortened = (choices: readonly string[]): readonly string[] =>
  choices.length > 12 ? [...choices.slice(0, 12), '…'] : choices;

/** A list of distinct record ids; the table checks whether they exist. */
export const ids = (entries = 400) =>
  new Field<string[]>({
    scalar: 'String',
    column: 'text',
    list: true,
    check: (value) => checkList(value, entries, checkId(messages.notThere)),
  });

/** A list of whole numbers without repetition. */
export const wholes = (range: { min: number; max: number }, entries = 400) => {
  const entry = whole(range).spec;
  return new Field<number[]>({
    scalar: 'Int',
    column: 'integer',
    list: true,
    check: (value) => checkList(value, entries, (one) => entry.check(one, { now: new Date(0) })),
  });
};

/** The shape of a JSON field: it returns the value it accepts, typed, or what is wrong with it. */
export interface Shape<Value> {
  readonly parse: (
    value: unknown,
  ) =>
    | { readonly value: Value; readonly problems?: undefined }
    | { readonly problems: NonNullable<Problems> };
}

const deepestJson = 20;

/** A JSON value of a given shape, at most 64 KB of it; accepted as a JSON string too. */
export const json = <Value>(shape: Shape<Value>) =>
  new Field<Value>({
    scalar: 'JSON',
    column: 'jsonb',
    check(value) {
      const parsed = typeof value === 'string' ? parseJson(value) : { value };
      if (!parsed || !isStorable(parsed.value) || JSON.stringify(parsed.value).length > 65_536)
        return { problems: { '': messages.json } };
      return shape.parse(parsed.value);
    },
  });

/** PostgreSQL keeps neither U+0000 nor half a surrogate pair in JSON, and JSON no infinite number. */
function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\u0000');
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  return (
    depth < deepestJson &&
    Object.entries(value).every(([key, one]) => isStorable(key) && isStorable(one, depth + 1))
  );
}

function parseJson(source: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(source) as unknown };
  } catch {
    return null;
  }
}
