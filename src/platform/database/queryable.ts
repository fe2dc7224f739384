/** A statement with a name is prepared once per connection and then only bound and run. */
export interface Statement {
  readonly name?: string;
  readonly text: string;
  readonly values?: unknown[];
}

/** A column of a result, as PostgreSQL describes it. */
export interface Field {
  readonly name: string;
  /** OID of its type. */
  readonly dataTypeID: number;
}

/**
 * Whatever SQL can be sent through: the pool, or one connection in the middle of a transaction. What
 * takes a Queryable joins the transaction of its caller.
 */
export interface Queryable {
  query<Row extends object = Record<string, unknown>>(
    statement: string | Statement,
    values?: unknown[],
  ): Promise<{ rows: Row[]; rowCount: number | null; fields: readonly Field[] }>;
}

/** Whatever a statement without parameters can be sent through. */
export interface PlainQueryable {
  query<Row extends object>(text: string): Promise<{ rows: Row[] }>;
}
