import {
  changePassword,
  endOtherSessions,
  endSession,
  saveRegion,
  unlinkMethod,
} from '../account-settings/save-account.ts';
import { saveParent, saveStudent } from '../details/save-details.ts';
import {
  acceptOffer,
  declineOffer,
  endFamilyLink,
  leaveCollege,
  saveRelationship,
  sendParentInvitation,
  sendStudentInvitation,
} from '../family/save-family.ts';
import { savePrograms, saveWishes } from '../details/save-majors.ts';
import { saveMailChoices, savePrivacy } from '../privacy/save-privacy.ts';
import { saveCollege, saveCounselor, saveName, saveRep, saveSchool } from '../details/save-work.ts';
import { withdrawConsent } from '../consents/withdraw-consent.ts';
import type { ProfileVisit } from './visit-profile.ts';

/** What each form of the page does, by its intent. */
const saving = new Map<string, (visit: ProfileVisit) => Promise<unknown>>([
  ['name', saveName],
  ['student', saveStudent],
  ['wishes', saveWishes],
  ['parent', saveParent],
  ['rep', saveRep],
  ['college', saveCollege],
  ['programs', savePrograms],
  ['counselor', saveCounselor],
  ['school', saveSchool],
  ['invite-parent', sendParentInvitation],
  ['invite-student', sendStudentInvitation],
  ['relationship', saveRelationship],
  ['end-link', endFamilyLink],
  ['leave-college', leaveCollege],
  ['accept', acceptOffer],
  ['decline', declineOffer],
  ['withdraw-sharing', withdrawConsent],
  ['privacy', savePrivacy],
  ['mail', saveMailChoices],
  ['password', changePassword],
  ['unlink', unlinkMethod],
  ['end-session', endSession],
  ['end-others', endOtherSessions],
  ['region', saveRegion],
]);

/** Does what a form of the profile asks for. */
export function saveProfile(visit: ProfileVisit): Promise<unknown> {
  const save = saving.get(visit.intent);
  if (!save) throw new Response(null, { status: 400 });
  return save(visit);
}
