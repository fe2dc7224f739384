import pg from 'pg';
import type { CustomTypesConfig } from 'pg';

const INT8: number = 20;
const INT8_ARRAY: number = 1016;
const INT4_ARRAY: number = 1007;
const DATE: number = 1082;
const DATE_ARRAY: number = 1182;
const TEXT_ARRAY: number = 1009;

const usual: (oid: number, format: 'text' | 'binary') => unknown = pg.types.getTypeParser;

/**
 * Type parsers that differ from `pg`'s defaults: int8 as a number (no count exceeds 2^53), date as
 * 'YYYY-MM-DD' (a birthday has no time zone). timestamptz stays a Date. The numbers are the OIDs of
 * pg_type, the same in every PostgreSQL.
 */
export const columnTypes: CustomTypesConfig = {
  getTypeParser(oid: number, format = 'text'): unknown {
    if (format === 'binary') return usual(oid, format);
    if (oid === INT8) return Number;
    if (oid === DATE) return String;
    if (oid === INT8_ARRAY) return usual(INT4_ARRAY, format);
    if (oid === DATE_ARRAY) return usual(TEXT_ARRAY, format);
    return usual(oid, format);
  },
};
