import type { Say } from '../../platform/words/speak.ts';
import type { Message } from '../../platform/words/words.ts';
import { adminCollegeWords as fieldWords } from '../admin-college/admin-college.words.ts';
import { historyWords as said } from './history.words.ts';

/** Something an admin did, as the API tells it. */
export interface HistoryEntry {
  readonly action: string;
  readonly subject: string;
  readonly details: unknown;
  readonly person: string | null;
  readonly fair: string | null;
  /** Name of the college that was merged into this one. */
  readonly other: string | null;
}

const fieldNames: Readonly<Record<string, Message>> = {
  name: fieldWords.name,
  boothUrl: fieldWords.boothUrl,
  address1: fieldWords.address1,
  address2: fieldWords.address2,
  city: fieldWords.city,
  state: fieldWords.state,
  postalCode: fieldWords.postalCode,
  country: fieldWords.country,
  latitude: fieldWords.latitude,
  longitude: fieldWords.longitude,
  domain: fieldWords.domain,
  slug: fieldWords.slug,
  unitId: fieldWords.unitId,
  description: fieldWords.about,
  majors: fieldWords.majors,
  accreditedMajors: fieldWords.accreditedMajors,
  campusSize: fieldWords.campusSize,
  campusSetting: fieldWords.campusSetting,
  collegeType: fieldWords.collegeType,
  applyUrl: fieldWords.applyUrl,
  onlineCoursePct: fieldWords.onlineCoursePct,
  status: said.status,
  logo: said.logo,
  fairCredits: said.fairCredits,
  setupStep: said.setupStep,
  owner: said.owner,
};

const statuses: Readonly<Record<string, Message>> = {
  active: said.madeActive,
  closed: said.madeClosed,
  draft: said.madeDraft,
};

/** Actions that need nothing but their sentence. */
const plain: Readonly<Record<string, Message>> = {
  createCollege: said.createCollege,
  updateCollege: said.updateCollege,
  mergeColleges: said.mergeColleges,
  undoCollegeMerge: said.undoCollegeMerge,
  approveCollege: said.approveCollege,
  createCollegeProfile: said.createCollegeProfile,
  updateCollegeProfile: said.updateCollegeProfile,
  createCollegeRepUser: said.createCollegeRepUser,
  withdrawRepInvitation: said.withdrawRepInvitation,
  linkRepAccount: said.linkRepAccount,
  approveClaim: said.approveClaim,
  rejectClaim: said.rejectClaim,
  endLink: said.endLink,
  createCollegeRep: said.createCollegeRep,
  updateCollegeRep: said.updateCollegeRep,
  deleteCollegeRep: said.deleteCollegeRep,
  createFairBooth: said.createFairBooth,
  updateFairBooth: said.updateFairBooth,
  undoPublishedBooths: said.undoPublishedBooths,
  removeBoothDocument: said.removeBoothDocument,
  createFairExhibitor: said.createFairExhibitor,
  updateFairExhibitor: said.updateFairExhibitor,
  closeWithdrawal: said.closeWithdrawal,
  sendBillingDocument: said.sendBillingDocument,
  updateCollegePayment: said.updateCollegePayment,
};

/** What an admin did, in a sentence. */
export function sayHistory(say: Say, entry: HistoryEntry): string {
  const { action, person, fair } = entry;
  const told = new Map<string, unknown>(
    typeof entry.details === 'object' && entry.details !== null
      ? Object.entries(entry.details)
      : [],
  );
  const values = {
    action,
    person: person ?? say(said.someone),
    other: entry.other ?? say(said.aCollege),
    fair: fair ?? say(said.aFair),
    fields: fieldsOf(say, told.get('fields')),
  };
  if (action === 'giveCredits') return sayCredits(say, told);
  return say(sentenceOf(entry, told), values);
}

function sentenceOf({ action, subject, fair }: HistoryEntry, told: Map<string, unknown>): Message {
  const isRegistration = subject === 'FairExhibitor';
  switch (action) {
    case 'setCollegeStatus':
    case 'undoCollegeStatus':
      return statuses[String(told.get('status'))] ?? said.other;
    case 'uploadFile':
      return subject === 'FairBooth' ? said.uploadedDocument : said.uploadedLogo;
    case 'removeFile':
      return subject === 'FairBooth' ? said.removeBoothDocument : said.removedLogo;
    case 'decideCollegeChange':
      return told.get('approved') === true ? said.changeApproved : said.changeDeclined;
    case 'publishBooths':
      return told.get('published') === false ? said.unpublishBooths : said.publishBooths;
    case 'assignExhibitor':
      return fair === null ? said.unassignExhibitor : said.assignExhibitor;
    case 'markPaymentPaid':
      return isRegistration ? said.markRegistrationPaid : said.markPaymentPaid;
    case 'refundPayment':
      return isRegistration ? said.refundRegistration : said.refundPayment;
    default:
      return plain[action] ?? said.other;
  }
}

function sayCredits(say: Say, told: Map<string, unknown>): string {
  const amount = Number(told.get('amount') ?? 0);
  const what = say(amount < 0 ? said.tookCredits : said.gaveCredits, {
    credits: Math.abs(amount),
  });
  const note = told.get('note');
  return typeof note === 'string' && note !== '' ? say(said.withNote, { what, note }) : what;
}

const fieldsOf = (say: Say, fields: unknown): string =>
  (Array.isArray(fields) ? fields : [])
    .map((field) => {
      const name = fieldNames[String(field)];
      return name ? say(name) : String(field);
    })
    .join(', ');
