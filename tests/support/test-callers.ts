import { userTypes } from '../../src/platform/model/viewer.ts';

/** Who calls: without a credential, as a guest, and with an account of each type. */
export const callers = ['stranger', 'guest', ...userTypes] as const;
export type Caller = (typeof callers)[number];

/** The id of nothing. */
export const anything = '00000000-0000-7000-8000-000000000000';
//                                     stranger, guest, student, parent, counselor, college, admin, admin6x6
export const everyone = '++ ++++ ++';
export const withAccount = '-- ++++ ++';
export const admins = '-- ---- +-';
export const counselors = '-- --+- --';
export const reps = '-- ---+ --';
export const adminsAndReps = '-- ---+ +-';
export const bothAdminsAndReps = '-- ---+ ++';
