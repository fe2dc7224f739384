import { approveUser, setUserType } from '../user-changes/change-user.server.ts';
import { disableUser } from '../user-changes/disable-user.server.ts';
import { listUsers } from './list-users.server.ts';
import { noteDownload } from '../audit-log/note-download.server.ts';
import { resendCode, resendCodes } from '../user-changes/resend-code.server.ts';
import { resetSecondFactor } from '../second-factor/reset-second-factor.server.ts';
import { changeUsers, undoChangedUsers } from '../user-changes/change-users.server.ts';
import { manageUsers } from './manage-users.server.ts';

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
