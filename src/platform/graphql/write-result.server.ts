import { setImmediate as others } from 'node:timers/promises';
import type { ApiResult } from './api.server.ts';

/** Bytes of JSON up to which a result is written at once. */
const small = 500_000;

/**
 * Writes a result as JSON. A large one is written root field by root field, so that other requests
 * run in between.
 * @param bytes its approximate size
 */
export async function writeResult(result: ApiResult, bytes: number): Promise<string> {
  const { data, ...rest } = result;
  if (bytes < small || typeof data !== 'object' || data === null) return JSON.stringify(result);
  const fields: string[] = [];
  for (const [key, value] of Object.entries(data)) {
    await others();
    fields.push(`${JSON.stringify(key)}:${JSON.stringify(value ?? null)}`);
  }
  const tail = JSON.stringify(rest).slice(1);
  return `{"data":{${fields.join(',')}}${tail === '}' ? '' : ','}${tail}`;
}
