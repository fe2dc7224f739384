import type { ListedUser } from '../user-list/listed-user.ts';
import { userActs } from '../user-list/user-choices.ts';

/** What the page does with several accounts at once. */
export const bulkUserActs = [...userActs, 'resend'] as const;

export type BulkUserAct = (typeof bulkUserActs)[number];

/** Why an account is skipped. */
export type WhySkipped =
  | 'own'
  | 'isDisabledYet'
  | 'isEnabledYet'
  | 'isApprovedYet'
  | 'isUnapprovedYet'
  | 'isOther'
  | 'isUnconfirmed'
  | 'hasNoFactor';

/** Why something isn't done with an account; null where it is. The server judges it again. */
export function whySkipped(
  act: BulkUserAct,
  { id, userType, emailVerified, approved, disabled, secondFactor }: ListedUser,
  own: string | null,
): WhySkipped | null {
  if (id === own) return 'own';
  switch (act) {
    case 'disable':
    case 'resend':
      return disabled ? 'isDisabledYet' : null;
    case 'enable':
      return disabled ? null : 'isEnabledYet';
    case 'secondFactor':
      return secondFactor ? null : 'hasNoFactor';
    case 'type':
      return emailVerified ? null : 'isUnconfirmed';
    default:
      if (userType !== 'counselor' && userType !== 'college') return 'isOther';
      if (!emailVerified) return 'isUnconfirmed';
      if (act === 'approve') return approved ? 'isApprovedYet' : null;
      return approved ? null : 'isUnapprovedYet';
  }
}
