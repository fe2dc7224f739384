import type { Viewer } from '../platform/model/viewer.ts';

/**
 * Whether someone runs fairs of this type: admins all of them, coordinators the 6x6 fairs. What is
 * open when, and to whom, binds everyone else.
 */
export const runsFair = ({ role }: Pick<Viewer, 'role'>, fairType: string): boolean =>
  role === 'ADMINS' || (role === 'ADMINS6X6' && fairType === '6x6');
