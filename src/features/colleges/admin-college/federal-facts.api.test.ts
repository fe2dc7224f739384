import { expect, test } from 'vitest';
import { testServer } from '../../../../tests/support/test-server.server.ts';
import { recordIn, testRecords } from '../../../../tests/support/test-records.server.ts';

const app = await testServer();
const { admin, make } = await testRecords(app);
const facts = 'query ($id: ID!) { it: federalFacts(collegeId: $id) { values } }';

test('an admin sees what the federal files said of a college, and nothing of one that they do not know', async () => {
  const listed = await make('College', { unitId: 166_683 });
  const entered = await make('College', { unitId: null });
  await app.database.pool.query(
    `insert into college_import (unit_id, college_id, year, values, religious, imported_at)
     values (166683, $1, 2024, '{"name": "Elm College", "city": "Elm"}', false, now())`,
    [listed],
  );
  expect(recordIn(await admin.call(facts, { id: listed }))).toEqual({
    values: { name: 'Elm College', city: 'Elm' },
  });
  for (const id of [entered, 'nonsense'])
    expect((await admin.call(facts, { id })).data).toEqual({ it: null });
});
