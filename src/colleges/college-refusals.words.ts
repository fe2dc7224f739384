import { words } from '../platform/words/words.ts';

/** Why somebody does not come to represent a college. */
export const collegeRefusals = words('colleges.refusals', {
  noCollege: 'There is no such college.',
  noDraft: 'There is no such draft.',
  noChange: 'This change has been decided already.',
  changesAtOnce: 'This college isn’t on the federal list, so you can change it at once.',
  noClaim: 'There is no such claim.',
  noOpenClaim: 'There is no such open claim.',
  notAtCollege:
    'Your email address isn’t at this college. Tell us your role and how we can check it.',
  ownDomain: 'Your email address isn’t at this college.',
  claimedOne: 'You have claimed a college already.',
  onlyColleges: 'Only an account of type college can represent one.',
  accountRepresents: 'This account represents a college already.',
  noAccount: 'No account uses this address. Send an invitation instead.',
  otherKind:
    'This account isn’t a college’s. Invite another address, or change its type under Users first.',
  notConfirmedYet: 'This account hasn’t confirmed its address yet. Send an invitation instead.',
  boothAfterApproval: 'You can set up a booth once your college is approved.',
  inviteAfterApproval: 'You can invite colleagues once your college is approved.',
  waits: 'You have entered a college already. It waits for approval.',
});
