import type { EntityName } from './test-records.server.ts';

// Section 6 of the specification with the product's additions (who counts as an owner, drafts,
// unconfirmed counselors, the coordinators' fairs), typed by hand: nothing here is derived from the
// declarations it checks.
//
// C creates one that belongs to the same records, c only one that belongs to their own; R reads, U
// updates, D deletes; - may do nothing; . does not apply.
const table = `
                           nobody guest student parent counselor college admin admin6x6 owner same rep  formerRep linkedParent pendingParent
College                    -      -     R       R      R         CR      CRUD  R        CRUD  R    RUD  CR        R            R
College/draft              -      -     -       -      -         C       CRUD  -        CRUD  -    RUD  C         -            -
CollegePayment             -      -     -       -      -         -       CRUD  -        C     c    C    -         -            -
CollegeProfile             -      -     R       R      R         R       CRUD  R        CRUD  cR   CRUD R         R            R
CollegeProfile/draft       -      -     -       -      -         -       CRUD  -        CRUD  c    CRUD -         -            -
CollegeRep                 -      -     R       R      R         R       CRUD  R        CRUD  R    RUD  R         R            R
CollegeRep/draft           -      -     -       -      -         -       CRUD  -        CRUD  -    RUD  -         -            -
Counselor                  -      -     R       R      CR        R       CRUD  R        CRUD  R    R    R         R            R
Counselor/unconfirmed      -      -     -       -      C         -       CRUD  -        CRUD  -    -    -         -            -
CounselorSchool            -      -     R       R      CR        R       CRUD  R        CRUD  CR   R    R         R            R
Fair                       -      R     R       R      R         R       CRUD  R        .     .    R    R         R            R
Fair/draft                 -      -     -       -      -         -       CRUD  R        .     .    -    -         -            -
FairAttendee               -      C     C       C      C         C       CRUD  C        C     C    C    C         C            C
FairAttendee/6x6           -      C     C       C      C         C       CRUD  CRUD     C     C    C    C         C            C
FairAttendee/draft         -      -     -       -      -         -       CRUD  C        -     -    -    -         -            -
FairBooth                  -      -     R       R      R         R       CRUD  R        CRUD  cR   CRUD R         R            R
FairBooth/draft            -      -     -       -      -         -       CRUD  -        RUD   c    RUD  -         -            -
FairExhibitor              -      C     C       C      C         C       CRUD  C        C     C    C    C         C            C
FairExhibitor/6x6          -      C     C       C      C         C       CRUD  CRUD     C     C    C    C         C            C
FairExhibitor/draft        -      -     -       -      -         -       CRUD  C        -     -    -    -         -            -
FairWebinar                -      R     R       R      R         R       CRU   R        .     .    R    R         R            R
FairWebinar/6x6            -      R     R       R      R         R       CRU   CRU      .     .    R    R         R            R
Parent                     -      -     -       -      -         -       CRUD  -        CRUD  c    -    -         RUD          -
Parent/deleted             -      -     -       -      -         -       CRUD  -        C     c    -    -         -            -
Student                    -      -     C       -      -         -       CRUD  -        CRUD  -    -    -         R            -
Student/deleted            -      -     C       -      -         -       CRUD  -        C     -    -    -         -            -
StudentCollegePreferences  -      -     -       -      -         -       CRUD  -        CRUD  c    -    -         R            -
StudentPrivacySettings     -      -     -       -      -         -       CRUD  -        CRUD  c    -    -         R            -
`;

export const callers = [
  'nobody',
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
  nobody: 'somebody without a credential',
  guest: 'a guest',
  student: 'a student',
  parent: 'a parent',
  counselor: 'a counselor',
  college: 'a college user without a college',
  admin: 'an admin',
  admin6x6: 'a 6x6 admin',
  owner: 'the owner',
  same: 'somebody like the owner who has records of his own',
  rep: 'a confirmed rep of the college',
  formerRep: 'a former rep of the college',
  linkedParent: 'a linked parent of the student',
  pendingParent: 'a parent whose link nobody has confirmed',
};

export type State = 'usual' | 'draft' | 'unconfirmed' | '6x6' | 'deleted';

/** A row of the table: a record in a certain state, and what each caller may do with it. */
export interface Case {
  readonly name: string;
  readonly entityName: EntityName;
  readonly state: State;
  readonly may: Readonly<Partial<Record<Caller, string>>>;
}

const [head = [], ...rows] = table
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/));
if (head.join() !== callers.join()) throw new Error('The head of the table names other callers.');

/** The table, row by row. */
export const cases: readonly Case[] = rows.map(([name = '', ...cells]) => {
  const [entityName = '', state = 'usual'] = name.split('/');
  const may = Object.fromEntries(
    callers.flatMap((caller, index) =>
      cells[index] === '.' ? [] : [[caller, cells[index] ?? '']],
    ),
  );
  return { name, entityName: entityName as EntityName, state: state as State, may };
});
