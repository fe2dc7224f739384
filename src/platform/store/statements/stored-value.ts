import type { FieldSpec } from '../../model/field.ts';

/** A field's value as the driver takes it: JSON as text, everything else as it is. */
export const storedValue = (spec: FieldSpec, value: unknown): unknown =>
  spec.column === 'jsonb' && value !== null && value !== undefined
    ? JSON.stringify(value)
    : (value ?? null);

/** PostgreSQL's type of a field. */
export const columnType = ({ column, list }: FieldSpec): string => (list ? `${column}[]` : column);
