import { beforeAll, describe, expect, test } from 'vitest';
import { model } from '../../src/app/entities.ts';
import { entityCases, type EntityName } from '../support/entity-cases.ts';
import { callers, cases, described, type Caller, type Case } from '../support/test-access-table.ts';
import { testServer } from '../support/test-server.server.ts';
import { testRecords, writing } from '../support/test-records.server.ts';
import { setScene, type Scene } from '../support/test-scene.server.ts';

const app = await testServer();
const records = await testRecords(app);

interface Edge {
  readonly from: Case;
  readonly to: Case;
  readonly relation: string;
  readonly many: boolean;
}

const keysOf = (entityName: EntityName) => Object.keys(entityCases[entityName].belongsTo ?? {});
const isOfCollege = (entityName: EntityName): boolean =>
  entityName === 'College' || keysOf(entityName).includes('collegeId');
const isAtFair = (entityName: EntityName): boolean =>
  entityName === 'Fair' || (keysOf(entityName).includes('fairId') && !isOfCollege(entityName));

/** The row of the grid related to another one: at the same fair, or the only one. */
const neighbor = ({ state }: Case, target: string): Case | undefined =>
  cases.find(
    (one) =>
      one.entityName === target && one.state === (isAtFair(one.entityName) ? state : 'usual'),
  );

/** Every relation of the model, both ways, at fairs of every kind. */
const edges: Edge[] = cases
  // A college is a draft or it is not, a counselor is confirmed or not.
  .filter(
    ({ state, entityName }) =>
      state !== 'deleted' &&
      state !== 'unconfirmed' &&
      !(state === 'draft' && isOfCollege(entityName)),
  )
  .flatMap((from) => {
    const { references, collections } = model.get(from.entityName);
    return [...references, ...collections].flatMap(([relation, { target, kind }]) => {
      const to = neighbor(from, target);
      // Booths and colleges exist at the usual fair only.
      const stands = from.state === 'usual' || (target !== 'FairBooth' && target !== 'College');
      return to && stands ? [{ from, to, relation, many: kind === 'hasMany' }] : [];
    });
  });

const reading = (caller: Caller, one: Case): boolean => one.may[caller]?.includes('R') ?? false;

test('all relations of all entities are walked, both ways', () => {
  const walked = new Set(edges.map(({ from, relation }) => `${from.entityName}.${relation}`));
  const declared = [...model.entities.values()].flatMap(({ name, references, collections }) =>
    [...references.keys(), ...collections.keys()].map((relation) => `${name}.${relation}`),
  );
  expect([...walked].sort()).toEqual(declared.sort());
});

describe('through relations', () => {
  let scene: Scene;

  /** Colleges are linked to registrations of their own people only where the table says so. */
  beforeAll(async () => {
    scene = setScene(app, records);
    for (const entityName of ['FairAttendee', 'FairExhibitor'] as const) {
      await scene.record({ entityName, state: 'usual' });
      await app.database.pool.query(
        `update ${entityName === 'FairAttendee' ? 'fair_attendee' : 'fair_exhibitor'} set college_id = $2 where id = $1`,
        [
          await scene.record({ entityName, state: 'usual' }),
          await scene.record({ entityName: 'College', state: 'usual' }),
        ],
      );
    }
    for (const one of new Set(edges.flatMap(({ from, to }) => [from, to]))) await scene.record(one);
  });

  test.each(callers.map((caller) => ({ caller, name: described[caller] })))(
    '$name finds at the other end of every relation what they may read, and nothing else',
    async ({ caller }) => {
      for (const { from, to, relation, many } of edges) {
        if (from.may[caller] === undefined || to.may[caller] === undefined) continue;
        const [id, other] = [await scene.record(from), await scene.record(to)];
        const person = await scene.who(caller, from.entityName);
        // The owner and similar callers are other people for records of another kind.
        if (person.id !== (await scene.who(caller, to.entityName)).id) continue;
        const inner = many ? '{ items { id } }' : '{ id }';
        const { data } = await person.call(
          `{ it: get${from.entityName}(id: "${id}") { there: ${relation} ${inner} } }`,
        );
        const record = data?.['it'] as { there: { items?: unknown[] } | null } | null;
        const found = record?.there?.items ?? (record?.there ? [record.there] : []);
        const expected = reading(caller, from) && reading(caller, to);
        const edge = `${from.name}.${relation}`;
        expect({ edge, there: includes(found, other) }).toEqual({ edge, there: expected });
      }
    },
  );

  test('what is written is read back through relations by the same rules', async () => {
    const rep = await scene.who('rep', 'College');
    const id = await scene.record({ entityName: 'College', state: 'usual' });
    await scene.record({ entityName: 'CollegePayment', state: 'usual' });
    const fields = 'id payments { items { id } } collegeReps { items { id } }';
    const answer = await rep.call(writing('update', 'College', fields), {
      input: { id, city: 'Hadley' },
    });
    expect(answer.data).toEqual({
      it: { id, payments: { items: [] }, collegeReps: { items: [{ id: expect.any(String) }] } },
    });
  });
});

const includes = (found: readonly unknown[], id: string): boolean =>
  found.some((one) => (one as { id: string }).id === id);
