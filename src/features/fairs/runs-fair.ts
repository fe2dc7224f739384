import type { Viewer } from '../../platform/model/viewer.ts';

/**
 * Whether someone runs fairs of this type: admins run all, coordinators the 6x6 fairs. For everyone
 * else, access depends on the fair's times and their role.
 */
export const runsFair = ({ role }: Pick<Viewer, 'role'>, fairType: string): boolean =>
  role === 'ADMINS' || (role === 'ADMINS6X6' && fairType === '6x6');
