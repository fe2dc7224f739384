import { approveUser, setUserType } from './change-user.server.ts';
import { disableUser } from './disable-user.server.ts';
import { listUsers } from './list-users.server.ts';
import { noteDownload } from './note-download.server.ts';
import { resendCode, resendCodes } from './resend-code.server.ts';
import { resetSecondFactor } from './reset-second-factor.server.ts';
import { changeUsers, undoChangedUsers } from './users/change-users.server.ts';
import { manageUsers } from './users/manage-users.server.ts';

/** The calls with which admins look after accounts, in the order of the schema. */
export const userOperations = [
  listUsers,
  setUserType,
  approveUser,
  disableUser,
  resendCode,
  resetSecondFactor,
  manageUsers,
  changeUsers,
  undoChangedUsers,
  resendCodes,
  noteDownload,
] as const;
