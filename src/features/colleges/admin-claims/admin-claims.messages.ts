import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** The page where admins decide requests to represent a college. */
export const adminClaimsMessages = defineMessages('colleges.adminClaims', {
  title: 'Requests',
  description: 'Requests to represent a college, or to be confirmed at a school.',
  show: 'Show',
  open: 'Pending',
  approved: 'Approved',
  rejected: 'Declined',
  withdrawn: 'Withdrawn',
  college: 'College',
  who: 'Requested by',
  since: 'Since',
  decide: 'Decide',
  approve: 'Approve',
  reject: 'Decline',
  because: 'Reason: {reason}',
  whyReject: 'Reason for declining',
  actFor: '{act}: {who} for {college}',
  isApproved: 'Approved. The person and the college’s reps get an email within a minute.',
  isRejected: 'Declined. The person gets an email within a minute.',
  none: 'No request here',
  noneText: 'When someone asks to represent a college, you decide here.',
  counselors: 'Counselors',
  counselor: 'Counselor',
  school: 'School',
  confirm: 'Confirm',
  isConfirmed: 'Confirmed. The counselor gets an email within a minute.',
  noCounselors: 'No counselor is waiting',
  noCounselorsText: 'When someone says they work at a school, you can confirm it here.',
  find: 'Find by college, name or email',
  findCounselors: 'Find by name, email or school',
  search: 'Search',
  file: 'Download as CSV',
  count: '{count, plural, one {# request} other {# requests}}',
  counselorCount: '{count, plural, one {# counselor} other {# counselors}}',
  noMatch: 'No matching requests',
  noMatchText: 'Check the spelling, or clear the search.',
  select: 'Select {what}',
  claimant: '{who} for {college}',
  keep: 'Keep them as they are',

  approveSeveral: 'Approve requests',
  approveTitle:
    '{count, plural, =0 {None of these requests can be approved} one {Approve # request?} other {Approve # requests?}}',
  approveText:
    'Each person represents the college right away; they and its reps get an email. This can’t be undone here, but you can remove a rep on the college’s page.',
  approveNow: '{count, plural, one {Approve # request} other {Approve # requests}}',
  strangers:
    '{count, plural, one {# of them doesn’t use an email address at the college. Make sure who they are first.} other {# of them don’t use an email address at the college. Make sure who they are first.}}',
  didApprove:
    '{count, plural, =0 {No request was approved.} one {# request approved. The person and the college’s reps get an email within a minute.} other {# requests approved. The people and the colleges’ reps get an email within a minute.}}',
  rejectSeveral: 'Decline requests',
  rejectTitle:
    '{count, plural, =0 {None of these requests is pending} one {Decline # request?} other {Decline # requests?}}',
  rejectText: 'Each person gets an email. This can’t be undone, but they can ask again.',
  rejectNow: '{count, plural, one {Decline # request} other {Decline # requests}}',
  whyRejectAll: 'Goes into the email to each of them. You can leave it empty.',
  didReject:
    '{count, plural, =0 {No request was declined.} one {# request declined. The person gets an email within a minute.} other {# requests declined. The people get an email within a minute.}}',
  isDecided: 'Already decided',
  representsOne: 'Already represents a college',
  noRepAccount: 'The account isn’t a confirmed account of a rep',
  isClosed: 'The college is closed',

  confirmSeveral: 'Confirm counselors',
  confirmTitle: '{count, plural, one {Confirm # counselor?} other {Confirm # counselors?}}',
  confirmText:
    'They can use everything for counselors right away, and each gets an email. You can undo it on the next screen, but not the emails.',
  confirmNow: '{count, plural, one {Confirm # counselor} other {Confirm # counselors}}',
  didConfirm:
    '{count, plural, =0 {No counselor was waiting.} one {# counselor confirmed. They get an email within a minute.} other {# counselors confirmed. They get an email within a minute.}}',
  undoText: 'You can undo the last confirmation.',
  undone:
    '{count, plural, =0 {Nothing was left to undo.} one {One counselor is waiting again.} other {# counselors are waiting again.}}',

  approveDrafts: 'Approve colleges',
  publishTitle: '{count, plural, one {Approve # college?} other {Approve # colleges?}}',
  publishText:
    'They appear in the directory, and their reps get an email. This can’t be undone here, but you can close a college in the table of colleges.',
  publishNow: '{count, plural, one {Approve # college} other {Approve # colleges}}',
  didPublish:
    '{count, plural, =0 {No college was waiting.} one {# college approved. Its reps get an email within a minute.} other {# colleges approved. Their reps get an email within a minute.}}',
  changes: 'Changes to colleges',
  changesText:
    'These colleges come from the federal list. Check the change on the college’s own website before you approve it.',
  changed: 'Change',
  reason: 'Reason for declining the change',
  refuse: 'Decline',
  approveChange: 'Approve the change to {college}',
  refuseChange: 'Decline the change to {college}',
  changeMade: 'Approved. The college’s reps get an email within a minute.',
  changeRefused: 'Declined. The college’s reps get an email within a minute.',
  drafts: 'New colleges',
  draftsText:
    'Someone added these because they weren’t in the directory. Until you approve one, it can’t pay for anything and no one else can see it.',
  draftsNone: 'No colleges are waiting for approval.',
  place: 'Location',
  entered: 'Added',
  approveCollege: 'Approve {college}',
  collegeApproved: 'College approved. Its reps get an email within a minute.',
});
