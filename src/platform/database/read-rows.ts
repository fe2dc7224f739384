import type { Field, Queryable, Statement } from './queryable.ts';

/** What Quad's connections make of a column, see `columnTypes`. */
interface Values {
  /** Also what is read as text: uuid, date ('YYYY-MM-DD'), numeric and the like. */
  text: string;
  number: number;
  boolean: boolean;
  timestamp: Date;
  bytes: Buffer;
  json: unknown;
}

/** The OIDs of the types in pg_type, and of their arrays; they are the same in every PostgreSQL. */
const oids: Readonly<Record<keyof Values, { one: readonly number[]; array: readonly number[] }>> = {
  // text, varchar, char(n), uuid, date; "char", name, numeric, pg_lsn, xid8, void
  text: {
    one: [25, 1043, 1042, 2950, 1082, 18, 19, 1700, 3220, 5069, 2278],
    array: [1009, 1015, 1014, 2951, 1182],
  },
  // integer, bigint, smallint, oid, real, double precision
  number: { one: [23, 20, 21, 26, 700, 701], array: [1007, 1016, 1005, 1028, 1021, 1022] },
  boolean: { one: [16], array: [1000] },
  // timestamptz
  timestamp: { one: [1184], array: [1185] },
  // bytea
  bytes: { one: [17], array: [1001] },
  // jsonb, json
  json: { one: [3802, 114], array: [3807, 199] },
};

/** A type, or an array of it; a question mark follows what can be NULL. */
type Kind = `${keyof Values}${'' | '[]' | '?[]'}${'' | '?'}`;

declare const value: unique symbol;

/** A kind about whose values TypeScript knows more than the database does. */
type Column<Value> = string & { readonly [value]: Value };

/** The columns of a row. */
export type Columns = Readonly<Record<string, Kind | Column<unknown>>>;

type ValueOf<Declared> =
  Declared extends Column<infer Value>
    ? Value
    : Declared extends `${infer Kind}?`
      ? ValueOf<Kind> | null
      : Declared extends `${infer Kind}[]`
        ? readonly ValueOf<Kind>[]
        : Declared extends keyof Values
          ? Values[Declared]
          : never;

/** The type of a row that has these columns. */
export type RowOf<Declared> = { readonly [Name in keyof Declared]: ValueOf<Declared[Name]> };

type KindOf<Value> = { [One in Kind]: ValueOf<One> extends Value ? One : never }[Kind];

/** The columns that a row of a known type can have. */
export type ColumnsOf<Row> = {
  readonly [Name in keyof Row]-?: KindOf<Row[Name]> | Column<Row[Name]>;
};

/** Declares the columns of a row that several statements return, or whose type has a name. */
export const row = <const Declared extends Columns>(columns: Declared): Declared => columns;

/** A text that is one of a few; that it is one of them isn't checked. */
export const textOf = <Value extends string>() => 'text' as Column<Value>;

/** A jsonb or json; what is in it isn't checked. */
export const jsonOf = <Value>() => 'json' as Column<Value>;

/** An array; whether its elements are NULL isn't checked. */
export const arrayOf = <Value>(column: Column<Value>) => `${column}[]` as Column<readonly Value[]>;

/** A column that can be NULL. */
export const nullable = <Value>(column: Column<Value>) => `${column}?` as Column<Value | null>;

type Read<Row> = (statement: string | Statement, values?: unknown[]) => Promise<Row[]>;

/**
 * A function that runs a statement on a connection with Quad's settings and returns its rows. They
 * have the declared columns and no others, which is checked each time, even if there is no row.
 *
 * It throws an Error for a column that is missing, undeclared or of another type: a mistake in the
 * code. Whether a column can be NULL is declared for TypeScript and isn't checked.
 */
export function readRows<const Declared extends Columns>(
  database: Queryable,
  columns: Declared,
): Read<RowOf<Declared>>;
/** The same for a type that is declared elsewhere, as those of the API are. */
export function readRows<Row extends object>(
  database: Queryable,
  columns: ColumnsOf<Row>,
): Read<Row>;
export function readRows(database: Queryable, columns: Columns): Read<object> {
  return async (statement, values) => {
    const { rows, fields } = await database.query(statement, values);
    const mistake = findMistake(columns, fields);
    if (mistake === undefined) return rows;
    const { name, text } = typeof statement === 'string' ? { text: statement } : statement;
    throw new Error(`${mistake} Statement: ${name ?? text}`);
  };
}

/** The OIDs that each kind allows. */
const kinds = new Map<string, ReadonlySet<number>>();
for (const [type, { one, array }] of Object.entries(oids))
  for (const form of ['', '[]', '?[]']) {
    const allowed = new Set(form === '' ? one : array);
    kinds.set(`${type}${form}`, allowed);
    kinds.set(`${type}${form}?`, allowed);
  }

/** What is wrong with a result, if anything. It runs with every statement. */
function findMistake(columns: Columns, fields: readonly Field[]): string | undefined {
  for (const { name, dataTypeID } of fields) {
    const declared = columns[name];
    const allowed = declared && kinds.get(declared);
    if (allowed === undefined) return `Column "${name}" is not declared.`;
    if (!allowed.has(dataTypeID))
      return `Column "${name}" is declared as ${declared}, but its type has the OID ${dataTypeID}.`;
  }
  const names = Object.keys(columns);
  const missing = names.find((name) => !fields.some((field) => field.name === name));
  if (missing !== undefined) return `Column "${missing}" is missing.`;
  if (names.length < fields.length) return 'A column comes twice.';
  return undefined;
}
