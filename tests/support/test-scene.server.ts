import { rereadViewers } from '../../src/features/accounts/callers/reread-viewer.server.ts';
import { Counselor } from '../../src/features/counselors/counselor.entity.ts';
import type { Values } from '../../src/platform/model/entity.ts';
import type { UserType, Viewer } from '../../src/platform/model/viewer.ts';
import { entityCases, ownerTypeOf, type EntityName } from './entity-cases.ts';
import { mayOf, type Caller, type Case, type State } from './test-access-table.ts';
import { insertRecords } from '../../src/platform/store/insert-records.server.ts';
import type { Person, TestServer } from './test-server.server.ts';
import { writing, type TestRecords } from './test-records.server.ts';
import { viewerFacts } from '../../src/app/viewer-facts.ts';

/** The people and records of the access walk, created on first use. */
export interface Scene {
  /** The caller with this role in relation to records of this entity. */
  who(caller: Caller, entityName: EntityName): Promise<Person>;
  /** The records that a record of this entity and state belongs to. */
  parents(entityName: EntityName, state: State): Promise<Values>;
  /** The same, but of someone like the owner who has their own records. */
  ownParents(entityName: EntityName, state: State): Promise<Values>;
  /** The record of a row of the table. */
  record(row: Pick<Case, 'entityName' | 'state'>): Promise<string>;
}

/** Makes each thing once, when it is first asked for. */
function once<Key extends string, Value>(make: (key: Key) => Promise<Value>) {
  const made = new Map<Key, Promise<Value>>();
  return (key: Key): Promise<Value> => {
    const value = made.get(key) ?? make(key);
    made.set(key, value);
    return value;
  };
}

/** Sets up a scene with its own records. */
export function setScene(app: TestServer, records: TestRecords): Scene {
  const { make, link, admin } = records;
  const plain = once((type: UserType) => app.person(type));
  const owner = once((type: UserType) => app.person(type));
  const other = once((type: UserType) => app.person(type));
  const ownedBy = async (type: UserType) => ({ owner: (await owner(type)).id });

  const fair = once((state: State) =>
    make('Fair', {
      ...(state === 'draft' ? { publishedAt: null } : {}),
      ...(state === '6x6' ? { fairType: '6x6' } : {}),
    }),
  );
  const person = once(async (caller: 'rep' | 'formerRep' | 'linkedParent' | 'pendingParent') => {
    const one = await app.person(caller.endsWith('Rep') || caller === 'rep' ? 'college' : 'parent');
    if (caller === 'linkedParent')
      await link(one, await thing('Student'), await ownedBy('student'));
    else if (caller === 'pendingParent')
      await make('Parent', { studentId: await thing('Student'), userId: one.id });
    else {
      const owned = await ownedBy('college');
      const rep = { collegeId: await thing('College'), userId: one.id, ...owned };
      const id = await make('CollegeRep', rep);
      if (caller === 'formerRep')
        await admin.call(writing('delete', 'CollegeRep'), { input: { id } });
    }
    return one;
  });
  const recordOf = async (entityName: 'CollegeRep' | 'Parent', one: Person): Promise<string> => {
    const { data } = await admin.call(
      `{ it: list${entityName}s(filter: { userId: { eq: "${one.id}" } }) { items { id } } }`,
    );
    return (data?.['it'] as { items: { id: string }[] }).items[0]!.id;
  };
  let isDraft = false;
  const thing = once(
    async (entityName: 'College' | 'CollegeRep' | 'CounselorSchool' | 'Parent' | 'Student') => {
      if (entityName === 'CollegeRep') return recordOf(entityName, await person('rep'));
      if (entityName === 'Parent') return recordOf(entityName, await person('linkedParent'));
      const owned = await ownedBy(ownerTypeOf(entityName));
      return make(entityName, {
        ...owned,
        ...(entityName === 'Student' ? { userId: owned.owner } : {}),
        ...(entityName === 'College' && isDraft ? { status: 'draft' } : {}),
      });
    },
  );
  /** Records of someone like the owner; a counselor only has their own record. */
  const own = once(async (entityName: 'College' | 'Student' | 'Counselor') => {
    const { id } = await other(ownerTypeOf(entityName));
    const mine = await make(entityName, {
      owner: id,
      ...(entityName === 'College' ? {} : { userId: id }),
    });
    if (entityName === 'College') await make('CollegeRep', { collegeId: mine, userId: id });
    return mine;
  });

  const who: Scene['who'] = async (caller, entityName) => {
    switch (caller) {
      case 'stranger':
        return app.stranger();
      case 'guest':
        return app.guest();
      case 'admin':
        return admin;
      case 'owner':
        return owner(ownerTypeOf(entityName));
      case 'same': {
        const type = ownerTypeOf(entityName);
        await own(type === 'counselor' ? 'Counselor' : type === 'college' ? 'College' : 'Student');
        return other(type);
      }
      case 'rep':
      case 'formerRep':
      case 'linkedParent':
      case 'pendingParent':
        return person(caller);
      default:
        return plain(caller);
    }
  };

  /** The college of the scene, a draft from the beginning if the test is about drafts. */
  const collegeOf = async (state: State): Promise<string> => {
    isDraft ||= state === 'draft';
    const id = await thing('College');
    return state === 'draft' ? changed('College', id, { status: 'draft' }) : id;
  };

  const parents: Scene['parents'] = async (entityName, state) => {
    const { belongsTo = {} } = entityCases[entityName];
    // A draft among the records of a college is of a draft college, at a usual fair.
    const atFair = 'collegeId' in belongsTo ? 'usual' : state;
    const entries = Object.entries(belongsTo).map(async ([key, [target]]) => {
      if (target === 'College') return [key, await collegeOf(state)] as const;
      return [key, await record(`${target}/${target === 'Fair' ? atFair : 'usual'}`)] as const;
    });
    return Object.fromEntries(await Promise.all(entries));
  };

  const changed = async (entityName: EntityName, id: string, changes: Values): Promise<string> => {
    const { errors } = await admin.call(writing('update', entityName), {
      input: { id, ...changes },
    });
    if (errors) throw new Error(JSON.stringify(errors));
    return id;
  };
  const record = once(async (key: `${EntityName}/${State}`): Promise<string> => {
    const [entityName, state] = key.split('/') as [EntityName, State];
    switch (entityName) {
      case 'Fair':
        return fair(state);
      case 'College':
        return collegeOf(state);
      case 'Student':
      case 'Parent':
        return state === 'deleted'
          ? changed(entityName, await thing(entityName), { deleted: true })
          : thing(entityName);
      case 'CollegeRep':
      case 'CounselorSchool': {
        if (entityName === 'CollegeRep') await collegeOf(state);
        return thing(entityName);
      }
      case 'Counselor': {
        const { owner } = await ownedBy('counselor');
        const mine = { ...(await parents(entityName, state)), owner, userId: owner };
        if (state === 'unconfirmed') return make(entityName, mine);
        const id = app.world.newId();
        const confirmedAt = app.world.now();
        await insertRecords(app.database.pool, app.world, Counselor, [
          { ...entityCases[entityName].input(1), ...mine, id, confirmedAt },
        ]);
        return id;
      }
      default: {
        const owned = await ownedBy(ownerTypeOf(entityName));
        return make(entityName, {
          ...(await parents(entityName, state)),
          ...(mayOf('owner', entityName) === undefined ? {} : owned),
        });
      }
    }
  });

  return {
    who,
    parents,
    async ownParents(entityName, state) {
      const usual = await parents(entityName, state);
      return {
        ...usual,
        ...('collegeId' in usual ? { collegeId: await own('College') } : {}),
        ...('studentId' in usual ? { studentId: await own('Student') } : {}),
      };
    },
    record: ({ entityName, state }) => record(`${entityName}/${state}`),
  };
}

/** The current viewer of a person; null without a credential. */
export async function viewerOf(app: TestServer, { id, token }: Person): Promise<Viewer | null> {
  if (token === null) return null;
  const guest: Viewer = {
    id: null,
    role: 'guests',
    approved: false,
    holds: {},
    email: null,
    sessionId: null,
    expiresAt: new Date(app.world.now().getTime() + 3_600_000),
  };
  if (id === null) return guest;
  const { pool } = app.database;
  const { rows } = await pool.query<{ id: string }>(
    'select id from session where account_id = $1',
    [id],
  );
  const reread = rereadViewers(pool, viewerFacts, app.world);
  return reread({ ...guest, sessionId: rows[0]?.id ?? '' });
}
