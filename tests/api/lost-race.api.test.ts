import { expect, test } from 'vitest';
import { model } from '../../src/app/entities.ts';
import type { Queryable } from '../../src/platform/database/queryable.ts';
import type { Viewer } from '../../src/platform/model/viewer.ts';
import { storeServices } from '../../src/app/store-services.server.ts';
import { testServer } from '../support/test-server.server.ts';
import { testRecords } from '../support/test-records.server.ts';

const app = await testServer();
const { make } = await testRecords(app);
const { database, world } = app;
const { pool } = database;
const { writer } = storeServices({ database, secret: 'x', world, onCommit: () => undefined });

/** The pool, where someone else changes something right after the first statement. */
function overtakenBy(change: () => Promise<unknown>): Queryable {
  let first = true;
  return {
    async query<Row extends object>(...statement: Parameters<Queryable['query']>) {
      const result = await pool.query<Row>(...statement);
      if (first) await change();
      first = false;
      return result;
    },
  };
}

const rep: Viewer = {
  id: world.newId(),
  role: 'COLLEGES',
  approved: false,
  holds: {},
  email: null,
  sessionId: null,
  expiresAt: new Date('2027-01-01T00:00:00Z'),
};
const selection = { entity: model.get('CollegeProfile'), fields: ['id'], relations: [] };

test.each(['update', 'delete'] as const)(
  'someone whose %s is overtaken is told that, and not of a condition that no one gave',
  async (verb) => {
    const id = await make('CollegeProfile');
    const overtaken = overtakenBy(() =>
      pool.query('update college_profile set owner = $2 where id = $1', [id, rep.id]),
    );
    const input = verb === 'update' ? { id, onlineCoursePct: 5 } : { id };
    const write = { viewer: rep, selection, input, variables: {} };
    await expect(writer[verb]({ ...write, condition: null }, overtaken)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'Someone else just changed this. Reload and try again.',
    });
    const condition = { onlineCoursePct: { eq: 99 } };
    await expect(writer[verb]({ ...write, condition }, pool)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'The condition isn’t met.',
    });
  },
);
