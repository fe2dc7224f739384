import { words } from '../platform/words/words.ts';

/** The page on which admins decide claims of colleges. */
export const adminClaimsWords = words('colleges.adminClaims', {
  title: 'Claims',
  description:
    'People who say that they represent a college, or work at a school, wait here for your word.',
  show: 'Show',
  open: 'Waiting',
  approved: 'Approved',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
  college: 'College',
  who: 'Who claims it',
  since: 'Since',
  decide: 'Decide',
  approve: 'Approve',
  reject: 'Reject',
  actFor: '{act}: {who} for {college}',
  isApproved: 'Approved. The college’s reps are told.',
  isRejected: 'Rejected.',
  none: 'No claim here',
  noneText: 'When somebody claims a college, you decide here.',
  counselors: 'Counselors',
  counselor: 'Counselor',
  school: 'School',
  confirm: 'Confirm',
  isConfirmed: 'Confirmed. We have written to the counselor.',
  noCounselors: 'No counselor waits',
  noCounselorsText: 'When somebody says to work at a school, you can confirm it here.',
  next: 'Next page',
});
