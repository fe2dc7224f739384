import type { EmailKind } from '../../src/features/exhibitors/contact-emails/write-exhibitor-email.server.ts';
import type { Occasion } from '../../src/features/attendees/tell-registrant.server.ts';
import type { FairNews } from '../../src/features/fairs/change-notices/write-notice.ts';

/** Every kind of email to a student, by hand: the switch it obeys; null: always sent. */
export const toStudents = {
  campaign: 'allFairReminders',
  'fair-news': 'allFairReminders',
  'fair-reminder': 'subscribedFairReminders',
  'session-reminder': 'subscribedWebinarReminders',
  answers: 'messageNotifications',
  'session-answers': 'messageNotifications',
  'recordings-out': 'subscribedFairReminders',
  'fair-summary': 'subscribedFairReminders',
  'fair-moved': null,
  'fair-cancelled': null,
  'fair-resumed': null,
  'registration-done': null,
  'registration-added': null,
  'registration-again': null,
  'registration-changed': null,
  'registration-gone': null,
  'registration-ended': null,
  'registration-link': null,
  'sign-up-code': null,
  'reset-code': null,
  'delete-code': null,
  'account-deleted': null,
  'link-code': null,
  'security-notice': null,
  'sign-in-blocked': null,
  'student-invitation': null,
  'newsletter-confirmation': null,
  // About a fair without a registration, from any sender. Each has an unsubscribe link for people
  // without accounts.
  'class-invitation': 'allFairReminders',
  'class-reminder': 'allFairReminders',
} as const satisfies Readonly<
  Record<`registration-${Occasion}` | `fair-${FairNews}`, null> & Record<string, string | null>
>;
export type StudentMail = keyof typeof toStudents;

/** Sent before someone has an account with settings, or while a second way to sign in is added. */
export const beforeSettings: readonly StudentMail[] = ['sign-up-code', 'link-code'];

/** Kinds for others: parents, counselors, colleges, exhibitors, admins. They have no switches. */
export const toOthers = {
  'parent-invitation': true,
  'settings-test': true,
  'parent-link': true,
  'counselor-confirmation': true,
  'counselor-confirmed': true,
  'counselor-joined': true,
  'rep-invitation': true,
  'college-approved': true,
  'college-change-asked': true,
  'college-change-decided': true,
  'college-claim': true,
  'college-claim-approved': true,
  'college-claim-rejected': true,
  'college-draft': true,
  'college-linked': true,
  'college-new-rep': true,
  'slot-notice': true,
  'college-rep-ended': true,
  'exhibitor-registered': true,
  'exhibitor-again': true,
  'exhibitor-taken': true,
  'exhibitor-link': true,
  'exhibitor-bound': true,
  'exhibitor-doubt': true,
  'exhibitor-overtaken': true,
  'exhibitor-settled': true,
  'exhibitor-back': true,
  'exhibitor-reminder': true,
  'exhibitor-payment-open': true,
  'exhibitor-for-reps': true,
  'exhibitor-rep-ended': true,
  'exhibitor-money-back': true,
  'billing-invoice': true,
  'billing-void': true,
  'billing-receipt': true,
  'billing-refund': true,
  'payment-given-back': true,
  'contact-us': true,
  'campaign-test': true,
  'leads-ready': true,
} as const satisfies Readonly<Record<`exhibitor-${EmailKind}`, true> & Record<string, true>>;
