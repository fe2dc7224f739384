/**
 * The roles of the specification's section 6. Its groups have a precedence there from STUDENTS 0 to
 * ADMINS6X6 4, in this order; PARENTS have none of their own and are treated as students.
 */
export const roles = [
  'STUDENTS',
  'PARENTS',
  'COUNSELORS',
  'COLLEGES',
  'ADMINS',
  'ADMINS6X6',
] as const;
export type Role = (typeof roles)[number];

/** Values of the account attribute `user_type`. */
export const userTypes = [
  'student',
  'parent',
  'counselor',
  'college',
  'admin',
  'admin6x6',
] as const;
export type UserType = (typeof userTypes)[number];

/** The caller, as far as access rules may know them. A guest has only the guest credential. */
export interface Viewer {
  /** The account's id; null for a guest. */
  readonly id: string | null;
  readonly role: Role | 'guests';
  /**
   * Confirmed by someone else: an admin, a rep with an active link to a college, a counselor
   * confirmed by an admin or a verified school address. False for everyone else.
   */
  readonly approved: boolean;
  /**
   * The records that confirmed links make the viewer's own, by kind: `college` (ids of colleges
   * they represent), `student` (ids of their children), `counselorSchool` (the school at which a
   * counselor is confirmed).
   */
  readonly holds: Readonly<Record<string, readonly string[]>>;
  readonly email: string | null;
  /** The session that speaks, so that a socket can end with it; null for a guest. */
  readonly sessionId: string | null;
  /** Identifies a guest credential, for call budgets; absent for an account. */
  readonly guest?: string;
  /**
   * Someone signed in who must pass a second factor first: until then the role is that of a guest,
   * and `id` and `email` are null.
   */
  readonly waitsFor?: 'second-factor';
  /** BCP 47 tag of the language that the account has chosen; absent for none. */
  readonly locale?: string;
  /** When the credential ends. */
  readonly expiresAt: Date;
}

/** A caller without any credential, where everyone may ask: sees what guests see. */
export const noOne: Viewer = {
  id: null,
  role: 'guests',
  approved: false,
  holds: {},
  email: null,
  sessionId: null,
  expiresAt: new Date(8.64e15),
};
