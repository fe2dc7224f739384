import { userTypes, type UserType } from '../../../platform/model/viewer.ts';

/** An account as admins see it. */
export interface ListedUser {
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string;
  readonly userType: string;
  readonly approved: boolean;
  readonly disabled: boolean;
  readonly secondFactor: boolean;
  readonly createdAt: string;
  readonly lastSeenAt: string | null;
}

/** Whether this is one of the six. */
export const isUserType = (type: string): type is UserType => userTypes.some((one) => one === type);
