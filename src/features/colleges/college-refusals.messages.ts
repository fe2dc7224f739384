import { defineMessages } from '../../platform/i18n/define-messages.ts';

/** Why someone can't become a college's rep. */
export const collegeRefusals = defineMessages('colleges.refusals', {
  noCollege: 'We couldn’t find that college.',
  noDraft: 'We couldn’t find that draft.',
  noChange: 'This change was already decided.',
  changesAtOnce: 'This college isn’t on the federal list, so you can change it right away.',
  noClaim: 'We couldn’t find that request.',
  noOpenClaim: 'We couldn’t find a pending request.',
  notAtCollege:
    'Your email address isn’t at this college. Tell us your role and how we can check it.',
  ownDomain: 'Your email address isn’t at this college.',
  claimedOne: 'You’ve already asked to represent a college.',
  onlyColleges: 'Only college accounts can represent a college.',
  accountRepresents: 'This account already represents a college.',
  noAccount: 'No account uses this address. Send an invitation instead.',
  otherKind:
    'This account isn’t a college’s. Invite another address, or change its type under Users first.',
  notConfirmedYet: 'This account hasn’t confirmed its address yet. Send an invitation instead.',
  boothAfterApproval: 'You can set up a booth once your college is approved.',
  inviteAfterApproval: 'You can invite colleagues once your college is approved.',
  waits: 'You’ve already added a college. It’s waiting for approval.',
});
