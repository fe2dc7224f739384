import type { Translate } from '../../../platform/i18n/translator-for.ts';
import type { Message } from '../../../platform/i18n/define-messages.ts';
import { adminCollegeMessages as fieldMessages } from '../admin-college/admin-college.messages.ts';
import { historyMessages as messages } from './history.messages.ts';

/** An admin's action, as the API returns it. */
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
  name: fieldMessages.name,
  boothUrl: fieldMessages.boothUrl,
  address1: fieldMessages.address1,
  address2: fieldMessages.address2,
  city: fieldMessages.city,
  state: fieldMessages.state,
  postalCode: fieldMessages.postalCode,
  country: fieldMessages.country,
  latitude: fieldMessages.latitude,
  longitude: fieldMessages.longitude,
  domain: fieldMessages.domain,
  slug: fieldMessages.slug,
  unitId: fieldMessages.unitId,
  description: fieldMessages.about,
  majors: fieldMessages.majors,
  accreditedMajors: fieldMessages.accreditedMajors,
  campusSize: fieldMessages.campusSize,
  campusSetting: fieldMessages.campusSetting,
  collegeType: fieldMessages.collegeType,
  applyUrl: fieldMessages.applyUrl,
  onlineCoursePct: fieldMessages.onlineCoursePct,
  admissionRatePct: fieldMessages.admissionRatePct,
  netPrice: fieldMessages.netPrice,
  graduateOnly: fieldMessages.graduateOnly,
  associateMajors: fieldMessages.associateMajors,
  status: messages.status,
  logo: messages.logo,
  fairCredits: messages.fairCredits,
  setupStep: messages.setupStep,
  owner: messages.owner,
};

const statuses: Readonly<Record<string, Message>> = {
  active: messages.madeActive,
  closed: messages.madeClosed,
  draft: messages.madeDraft,
};

/** Actions that need nothing but their sentence. */
const plain: Readonly<Record<string, Message>> = {
  createCollege: messages.createCollege,
  updateCollege: messages.updateCollege,
  mergeColleges: messages.mergeColleges,
  undoCollegeMerge: messages.undoCollegeMerge,
  approveCollege: messages.approveCollege,
  createCollegeProfile: messages.createCollegeProfile,
  updateCollegeProfile: messages.updateCollegeProfile,
  createCollegeRepUser: messages.createCollegeRepUser,
  withdrawRepInvitation: messages.withdrawRepInvitation,
  linkRepAccount: messages.linkRepAccount,
  approveClaim: messages.approveClaim,
  rejectClaim: messages.rejectClaim,
  endLink: messages.endLink,
  createCollegeRep: messages.createCollegeRep,
  updateCollegeRep: messages.updateCollegeRep,
  deleteCollegeRep: messages.deleteCollegeRep,
  createFairBooth: messages.createFairBooth,
  updateFairBooth: messages.updateFairBooth,
  undoPublishedBooths: messages.undoPublishedBooths,
  removeBoothDocument: messages.removeBoothDocument,
  describeBoothPicture: messages.describeBoothPicture,
  moveBoothPicture: messages.moveBoothPicture,
  removeBoothPicture: messages.removeBoothPicture,
  createFairExhibitor: messages.createFairExhibitor,
  updateFairExhibitor: messages.updateFairExhibitor,
  closeWithdrawal: messages.closeWithdrawal,
  sendBillingDocument: messages.sendBillingDocument,
  updateCollegePayment: messages.updateCollegePayment,
};

/** Describes an admin's action in a sentence. */
export function describeHistory(t: Translate, entry: HistoryEntry): string {
  const { action, person, fair } = entry;
  const details = new Map<string, unknown>(
    typeof entry.details === 'object' && entry.details !== null
      ? Object.entries(entry.details)
      : [],
  );
  const values = {
    action,
    person: person ?? t(messages.someone),
    other: entry.other ?? t(messages.aCollege),
    fair: fair ?? t(messages.aFair),
    fields: fieldsOf(t, details.get('fields')),
  };
  if (action === 'giveCredits') return describeCredits(t, details);
  return t(sentenceOf(entry, details), values);
}

function sentenceOf(
  { action, subject, fair }: HistoryEntry,
  details: Map<string, unknown>,
): Message {
  const isRegistration = subject === 'FairExhibitor';
  switch (action) {
    case 'setCollegeStatus':
    case 'undoCollegeStatus':
      return statuses[String(details.get('status'))] ?? messages.other;
    case 'uploadFile':
      if (subject !== 'FairBooth') return messages.uploadedLogo;
      return details.get('slot') === 'pictures'
        ? messages.uploadedPicture
        : messages.uploadedDocument;
    case 'removeFile':
      if (subject !== 'FairBooth') return messages.removedLogo;
      return details.get('slot') === 'pictures'
        ? messages.removeBoothPicture
        : messages.removeBoothDocument;
    case 'decideCollegeChange':
      return details.get('approved') === true ? messages.changeApproved : messages.changeDeclined;
    case 'publishBooths':
      return details.get('published') === false ? messages.unpublishBooths : messages.publishBooths;
    case 'assignExhibitor':
      return fair === null ? messages.unassignExhibitor : messages.assignExhibitor;
    case 'markPaymentPaid':
      return isRegistration ? messages.markRegistrationPaid : messages.markPaymentPaid;
    case 'refundPayment':
      return isRegistration ? messages.refundRegistration : messages.refundPayment;
    default:
      return plain[action] ?? messages.other;
  }
}

function describeCredits(t: Translate, details: Map<string, unknown>): string {
  const amount = Number(details.get('amount') ?? 0);
  const what = t(amount < 0 ? messages.tookCredits : messages.gaveCredits, {
    credits: Math.abs(amount),
  });
  const note = details.get('note');
  return typeof note === 'string' && note !== '' ? t(messages.withNote, { what, note }) : what;
}

const fieldsOf = (t: Translate, fields: unknown): string =>
  (Array.isArray(fields) ? fields : [])
    .map((field) => {
      const name = fieldNames[String(field)];
      return name ? t(name) : String(field);
    })
    .join(', ');
