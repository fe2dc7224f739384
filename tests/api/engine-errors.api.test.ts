import { describe, expect, test } from 'vitest';
import { model } from '../../src/app/entities.ts';
import { Api } from '../../src/platform/graphql/api.server.ts';
import type { Operation } from '../../src/platform/graphql/operation.ts';
import { createLog } from '../../src/platform/monitoring/log.server.ts';
import type { Viewer } from '../../src/platform/model/viewer.ts';
import { storeServices } from '../../src/app/store-services.server.ts';
import { testServer } from '../support/test-server.server.ts';

/** Calls whose code gives what their type does not allow. */
const broken = (name: string, type: string, given: unknown): Operation<never> => ({
  kind: 'Query',
  name,
  field: `${name}: ${type}`,
  who: ['everyone'],
  resolve: () => given,
});
const faults: readonly (readonly [string, string, unknown])[] = [
  ['missing', 'Int!', null],
  ['noWholeNumber', 'Int', 1.5],
  ['noNumber', 'Float', 'secret-value'],
  ['noText', 'String', { of: 'secret-value' }],
  ['noFlag', 'Boolean', 'secret-value'],
  ['noList', '[String]', 7],
  ['noInstant', 'DateTime', 'secret-value'],
];
const echo: Operation<never> = {
  kind: 'Query',
  name: 'echo',
  field: 'echo(id: ID!): ID',
  who: ['everyone'],
  resolve: ({ id }: { id: string }) => id,
};

const { world, database } = await testServer();
const lines: string[] = [];
const api = new Api({
  model,
  operations: [echo, ...faults.map(([name, type, given]) => broken(name, type, given))],
  log: createLog({ destination: { write: (line) => lines.push(line) } }),
  world,
});
const services = storeServices({ database, secret: 'x', world, onCommit: () => undefined });

async function run(
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
  viewer: Viewer | null = null,
) {
  const document = api.compile({ query });
  if ('errors' in document) throw new AggregateError(document.errors, query);
  const context = { viewer, services, world, address: '127.0.0.1', isPost: true };
  const { errors } = await api.run(document, variables, context);
  return errors?.[0];
}

describe('a caller whose call meets a mistake of ours', () => {
  test.each(faults)(
    'is told an id, which is in the log, and not that it was theirs: %s',
    async (name) => {
      lines.length = 0;
      const error = await run(`{ ${name} }`);
      expect(error).toMatchObject({
        message: 'Something went wrong on our side.',
        path: [name],
        extensions: { code: 'INTERNAL_SERVER_ERROR', id: expect.any(String) as string },
      });
      expect(lines.join('')).toContain(String(error?.extensions['id']));
      expect(JSON.stringify(error)).not.toContain('secret-value');
    },
  );
});

describe('a caller who leaves out the value of an argument', () => {
  test('is told so', async () => {
    const query = 'query ($id: ID = "x") { echo(id: $id) }';
    expect(await run(query)).toBeUndefined();
    expect(await run(query, { id: null })).toMatchObject({
      message: expect.stringContaining('Argument "id"') as string,
      path: ['echo'],
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });
});

describe('someone who tries what is not allowed', () => {
  const id = world.newId();
  const student: Viewer = {
    id,
    role: 'STUDENTS',
    approved: false,
    holds: {},
    email: 'ada@people.test',
    sessionId: null,
    expiresAt: new Date('2027-01-01T00:00:00Z'),
  };

  test('is refused and found in the log, by id and by what was tried', async () => {
    lines.length = 0;
    const query = 'mutation ($id: ID!) { Ada: deleteFair(input: { id: $id }) { id } }';
    expect((await run(query, { id: world.newId() }, student))?.extensions['code']).toBe(
      'FORBIDDEN',
    );
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({
        call: 'deleteFair',
        outcome: 'FORBIDDEN',
        accountId: id,
        role: 'STUDENTS',
        msg: 'Call refused.',
      }),
    ]);
    expect(lines.join('')).not.toMatch(/ada/i);
  });

  test('is not found there for what is merely wrong', async () => {
    lines.length = 0;
    await run('{ getFair(id: "x") { id } }', {}, student);
    expect(lines).toEqual([]);
  });
});
