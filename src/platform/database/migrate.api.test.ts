import { describe, expect, it } from 'vitest';
import { testDatabase } from '../testing/test-database.server.ts';
import { migrate } from './migrate.server.ts';

const database = await testDatabase();

describe('an operator who starts Quad on a database', () => {
  it('finds all of Quad’s own migrations applied', async () => {
    expect(await migrate(database)).toEqual([]);
    const { rows } = await database.pool.query('select name from migration order by name');
    expect(rows[0]).toEqual({ name: '0001-ground' });
  });
});
