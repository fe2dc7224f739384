import { expect } from 'vitest';
import { entities } from '../../src/app/entities.ts';
import { snakeCase } from '../../src/platform/store/naming.ts';
import type { Person, TestServer } from './test-server.server.ts';

/** A request that must not work. */
export interface Attempt {
  readonly person: Person;
  readonly payload: string;
  readonly contentType?: string;
  readonly accept?: string;
}

/** The first error of an answer, as the contract writes it. */
export interface Refused {
  readonly status: number;
  readonly message: string;
  readonly code: unknown;
  readonly fields: unknown;
}

/** The number of records of each entity, and of all changes so far. */
export async function countRecords({ database }: TestServer): Promise<Record<string, number>> {
  const tables = [
    ...entities.map(({ name }) => snakeCase(name)),
    'event',
    'account',
    'audit_entry',
    'mail',
  ];
  const counts = tables.map((table) => `'${table}', (select count(*) from ${table})`);
  const { rows } = await database.pool.query<{ counts: Record<string, number> }>(
    `select jsonb_build_object(${counts.join(', ')}) as counts`,
  );
  return rows[0]!.counts;
}

/** Strings that no answer may contain: pieces of SQL, of a stack, of the machine. */
const inside =
  /\bselect\b.+\bfrom\b|insert into|\$\d|row_to_json|\bat .+:\d+:\d+|node_modules|\.ts\b|postgres|syntax error at|relation ".+" does not exist|violates/i;

/**
 * Sends a request that must be refused: the answer has the contract's format and reveals no
 * internals, and nothing has been written.
 */
export async function refusal(app: TestServer, attempt: Attempt): Promise<Refused> {
  const { person, payload, contentType = 'application/json', accept } = attempt;
  const before = await countRecords(app);
  const response = await app.fastify.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      'content-type': contentType,
      ...(accept ? { accept } : {}),
      ...(person.token === null ? {} : { authorization: person.token }),
    },
    payload,
  });
  expect(await countRecords(app)).toEqual(before);
  expect(response.body).not.toMatch(inside);
  expect(response.headers['content-type']).toMatch(/json; charset=utf-8$/);
  const { errors, data } = response.json<{
    errors: { message: string; extensions: { code: string; fields?: unknown } }[];
    data?: Record<string, unknown> | null;
  }>();
  for (const value of Object.values(data ?? {})) expect(value).toBeNull();
  expect(errors.length).toBeGreaterThan(0);
  for (const { extensions } of errors)
    expect(['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT']).toContain(
      extensions.code,
    );
  const [{ message, extensions }] = errors as [(typeof errors)[number]];
  return { status: response.statusCode, message, code: extensions.code, fields: extensions.fields };
}

/** The same for a call with variables. */
export const refusedCall = (
  app: TestServer,
  person: Person,
  query: string,
  variables?: unknown,
): Promise<Refused> => refusal(app, { person, payload: JSON.stringify({ query, variables }) });
