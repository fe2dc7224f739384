import { checkField, type Field, type Problems } from '../../platform/model/field.ts';
import { json, type Shape } from '../../platform/model/lists.ts';
import { messages } from '../../platform/model/messages.ts';

/** A row of a list; a part that is not filled in is an empty text. */
export type Row<Part extends string> = Readonly<Record<Part, string>>;

interface RowListOptions<Part extends string> {
  /** The field of the entity. */
  readonly name: string;
  /** At most so many rows. */
  readonly most: number;
  /** What a row consists of: how it is checked, and how its inputs are called, before the number. */
  readonly parts: Readonly<
    Record<Part, { readonly field: Field<string, false>; readonly input: string }>
  >;
}

/** A short list of rows of text that a form edits by an input for each part of each row. */
export interface RowList {
  readonly name: string;
  readonly most: number;
  /** The form's fields by the names of their inputs. */
  readonly fields: Readonly<Record<string, Field<string, false>>>;
  /** The names of the inputs of a row; the first row is 1. */
  inputsOfRow(row: number): readonly string[];
  /** The names of inputs by the API's paths: `ownQuestions.0.answer` is `ownAnswer1`. */
  readonly paths: Readonly<Record<string, string>>;
  /** A stored list in values of inputs. */
  toInputs(list: unknown): Readonly<Record<string, string>>;
  /** Values of inputs as a list to store; null if nothing is filled in. */
  fromInputs(values: Readonly<Record<string, unknown>>): readonly object[] | null;
}

/**
 * Declares such a list. Rows keep their numbers, so that what someone types stays where it is: an
 * empty row stays between others, and goes at the end.
 */
export function rowList<const Part extends string>(options: RowListOptions<Part>) {
  const { name, most } = options;
  const parts = Object.entries(options.parts) as [Part, RowListOptions<Part>['parts'][Part]][];
  const numbers = Array.from({ length: most }, (_, index) => index + 1);
  const inputs = numbers.flatMap((row) =>
    parts.map(([part, { input, field }]) => ({ row, part, input: `${input}${row}`, field })),
  );
  const shape: Shape<readonly Row<Part>[] | null> = {
    parse(value) {
      if (!Array.isArray(value)) return { problems: { '': messages.list } };
      if (value.length > most) return { problems: { '': messages.listLength(most) } };
      const problems: Record<string, NonNullable<Problems>[string]> = {};
      const rows = value.map((entry: unknown, index) => {
        const given = entriesOf(entry);
        if (!given || [...given.keys()].some((key) => !parts.some(([part]) => part === key)))
          problems[String(index)] = messages.json;
        const checked = parts.map(([part, { field }]) => {
          const found = checkField(field.spec, given?.get(part), { now: new Date(0) });
          const problem = found.problems?.[''];
          if (problem) problems[`${index}.${part}`] = problem;
          const text = found.problems ? null : found.value;
          return [part, typeof text === 'string' ? text : ''] as const;
        });
        return Object.fromEntries(checked) as Row<Part>;
      });
      return Object.keys(problems).length > 0 ? { problems } : { value: withoutEnd(rows) };
    },
  };
  const list: RowList = {
    name,
    most,
    fields: Object.fromEntries(inputs.map(({ input, field }) => [input, field])),
    inputsOfRow: (row) => parts.map(([, { input }]) => `${input}${row}`),
    paths: Object.fromEntries(
      inputs.map(({ row, part, input }) => [`${name}.${row - 1}.${part}`, input]),
    ),
    toInputs(stored) {
      const rows = readRows(stored);
      return Object.fromEntries(
        inputs.map(({ row, part, input }) => [input, rows[row - 1]?.[part] ?? '']),
      );
    },
    fromInputs: (values) =>
      withoutEnd(
        numbers.map((row) =>
          Object.fromEntries(
            parts.map(([part, { input }]) => {
              const value = values[`${input}${row}`];
              return [part, typeof value === 'string' ? value : ''];
            }),
          ),
        ),
      ),
  };

  /** The rows of a stored list. */
  function readRows(stored: unknown): readonly Row<Part>[] {
    const read = Array.isArray(stored) ? shape.parse(stored) : null;
    return read?.problems ? [] : (read?.value ?? []);
  }

  return { ...list, readRows, field: () => json(shape).optional() };
}

const entriesOf = (entry: unknown): Map<string, unknown> | null =>
  typeof entry === 'object' && entry !== null && !Array.isArray(entry)
    ? new Map(Object.entries(entry))
    : null;

/** Null if nothing is left. */
function withoutEnd<One extends Readonly<Record<string, string>>>(
  rows: readonly One[],
): readonly One[] | null {
  const last = rows.findLastIndex((row) => Object.values(row).some((text) => text !== ''));
  return last < 0 ? null : rows.slice(0, last + 1);
}
