import { model } from '../../src/app/entities.ts';
import type { Values } from '../../src/platform/model/entity.ts';
import { entityCases, type EntityName } from './entity-cases.ts';
import type { Answer, Person, TestServer } from './test-server.server.ts';

export type { EntityName } from './entity-cases.ts';

/** Valid input for a record of each entity, without the records it belongs to. */
export const filledIn = Object.fromEntries(
  Object.entries(entityCases).map(([name, { input }]) => [name, input]),
) as Readonly<Record<EntityName, (n: number) => Values>>;

/** The records of a test: one builder for all entities, which creates missing parents. */
export interface TestRecords {
  /** Someone who may create anything, and is the creator of the builder's records. */
  readonly admin: Person;
  /**
   * A complete input for a create call; creates the records it belongs to unless `said` names them.
   */
  input(entityName: EntityName, said?: Values): Promise<Values>;
  /** Makes a record and gives its id. */
  make(entityName: EntityName, said?: Values): Promise<string>;
  /** Links a parent's account to a student, as an accepted invitation does; gives the Parent's id. */
  link(parent: Person, studentId: string, said?: Values): Promise<string>;
}

/** The text of a call that writes a record and returns its id, and more if requested. */
export const writing = (verb: 'create' | 'update' | 'delete', entityName: string, fields = 'id') =>
  `mutation ($input: ${verb.charAt(0).toUpperCase()}${verb.slice(1)}${entityName}Input!) { it: ${verb}${entityName}(input: $input) { ${fields} } }`;

/** The record that an answer to `writing` or to a get call under the name `it` holds. */
export function recordIn({ data, errors }: Answer): Readonly<Record<string, unknown>> {
  const record = data?.['it'];
  if (typeof record !== 'object' || record === null)
    throw new Error(`There is no record in ${JSON.stringify({ data, errors })}.`);
  return { ...record };
}

/** Opens the builder for a server. */
export async function testRecords(app: TestServer): Promise<TestRecords> {
  const admin = await app.person('admin');
  let made = 0;
  const input: TestRecords['input'] = async (entityName, said = {}) => {
    const parents: Record<string, unknown> = {};
    for (const [name, { required, target }] of model.get(entityName).references)
      if (required && said[`${name}Id`] === undefined)
        parents[`${name}Id`] = await make(target as EntityName);
    return { ...filledIn[entityName]((made += 1)), ...parents, ...said };
  };
  const make: TestRecords['make'] = async (entityName, said = {}) => {
    const account = model.get(entityName).fields.has('userId') ? { userId: null } : {};
    const whole = await input(entityName, { ...account, ...said });
    // A fair of sessions is published once it has some: here it is public from the start.
    const { publishedAt, ...rest } = whole;
    const isEmptyFair =
      entityName === 'Fair' && whole['fairType'] !== 'booth' && publishedAt !== null;
    const sent = isEmptyFair ? rest : whole;
    const id = String(
      recordIn(await admin.call(writing('create', entityName), { input: sent }))['id'],
    );
    if (isEmptyFair)
      await app.database.pool.query('update fair set published_at = $2 where id = $1', [
        id,
        publishedAt ?? app.world.now(),
      ]);
    return id;
  };
  return {
    admin,
    input,
    make,
    async link(parent, studentId, said = {}) {
      const id = await make('Parent', { studentId, userId: parent.id, ...said });
      await app.database.pool.query('update parent set confirmed_at = $2 where id = $1', [
        id,
        app.world.now(),
      ]);
      return id;
    },
  };
}

/** Whether someone can read how a registration made by an organizer ended. */
export async function readsEnded(app: TestServer, who: Person, fairId: string): Promise<boolean> {
  const id = app.world.newId();
  await app.database.pool.query(
    `insert into audit_entry (id, at, action, subject, subject_id, details)
     values ($1, $2, 'addAttendee', 'FairAttendee', $1, jsonb_build_object('fairId', $3::text))`,
    [id, app.world.now(), fairId],
  );
  const call = `{ it: goneAttendee(fairId: "${fairId}", id: "${id}") { byOrganizer } }`;
  return (await who.call(call)).data?.['it'] !== null;
}
