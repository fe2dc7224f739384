import type { Eraser } from '../../accounts/account-parts.server.ts';
import { accountData, type PersonalData, tellRows } from '../../accounts/personal-data.server.ts';
import { attendeeData } from '../../attendees/personal-data.server.ts';
import { campaignData } from '../../campaigns/personal-data.server.ts';
import { classData } from '../../classes/personal-data.server.ts';
import { legalData } from '../../company/personal-data.server.ts';
import { repData } from '../../colleges/college-reps.server.ts';
import { savedCollegeData } from '../../colleges/saved-colleges.server.ts';
import { counselorData } from '../../counselors/personal-data.server.ts';
import { exhibitorData } from '../../exhibitors/personal-data.server.ts';
import { takenListData } from '../../leads/personal-data.server.ts';
import {
  callData,
  exclusionData,
  conversationData,
  keptDocumentData,
  pushData,
  queueData,
  threadData,
} from '../../lobby/personal-data.server.ts';
import { payerData } from '../../payments/personal-data.server.ts';
import { sessionData } from '../../sessions/personal-data.server.ts';
import { settingData } from '../../settings/personal-data.server.ts';
import { studentData } from '../../students/personal-data.server.ts';
import { forgetFilesOf } from '../../../platform/files/forget-files.server.ts';

/** What someone has put on records; what is about the person goes, the rest stays without a name. */
const fileData: PersonalData = {
  tell: (tx, whose) =>
    tellRows(tx, whose, {
      file: `select f.id, f.record_type, f.record_id, f.slot, f.name, f.type, f.bytes,
        encode(f.sha256, 'hex') as sha256, f.state, f.created_at
        from file f, whose where f.owner = whose.id`,
    }),
  erase: (tx, accountId) => forgetFilesOf(tx, accountId),
};

/** Everything that any entity stores about people. */
export const allPersonalData: readonly PersonalData[] = [
  accountData,
  studentData,
  repData,
  savedCollegeData,
  counselorData,
  payerData,
  attendeeData,
  exhibitorData,
  conversationData,
  threadData,
  callData,
  exclusionData,
  takenListData,
  keptDocumentData,
  pushData,
  queueData,
  sessionData,
  fileData,
  campaignData,
  classData,
  legalData,
  settingData,
];

/** What each entity does when an account is deleted. */
export const erasers: readonly Eraser[] = allPersonalData.map(({ erase }) => erase);
