import { accessGrid, type EntityName } from './entity-cases.ts';

export const callers = [
  'stranger',
  'guest',
  'student',
  'parent',
  'counselor',
  'college',
  'admin',
  'admin6x6',
  'owner',
  'same',
  'rep',
  'formerRep',
  'linkedParent',
  'pendingParent',
] as const;
export type Caller = (typeof callers)[number];

/** Who the callers are, for the names of tests. */
export const described: Readonly<Record<Caller, string>> = {
  stranger: 'someone without a credential',
  guest: 'a guest',
  student: 'a student',
  parent: 'a parent',
  counselor: 'a counselor',
  college: 'a college user without a college',
  admin: 'an admin',
  admin6x6: 'a 6x6 admin',
  owner: 'the owner',
  same: 'someone like the owner who has their own records',
  rep: 'a confirmed rep of the college',
  formerRep: 'a former rep of the college',
  linkedParent: 'a linked parent of the student',
  pendingParent: 'a parent whose link no one has confirmed',
};

export type State = 'usual' | 'draft' | 'unconfirmed' | '6x6' | 'deleted';

/** A row of the access grid: a record in a certain state, and what each caller may do with it. */
export interface Case {
  readonly name: string;
  readonly entityName: EntityName;
  readonly state: State;
  readonly may: Readonly<Partial<Record<Caller, string>>>;
}

const [head = [], ...rows] = accessGrid
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/));
if (head.join() !== callers.join())
  throw new Error('The head of the access grid names other callers.');

/** The access grid, row by row. */
export const cases: readonly Case[] = rows.map(([name = '', ...cells]) => {
  const [entityName = '', state = 'usual'] = name.split('/');
  const may = Object.fromEntries(
    callers.flatMap((caller, index) =>
      cells[index] === '.' ? [] : [[caller, cells[index] ?? '']],
    ),
  );
  return { name, entityName: entityName as EntityName, state: state as State, may };
});

/** What a caller may do with a record of an entity; undefined where it does not apply. */
export const mayOf = (caller: Caller, entityName: EntityName, state: State = 'usual') =>
  cases.find((one) => one.entityName === entityName && one.state === state)?.may[caller];
