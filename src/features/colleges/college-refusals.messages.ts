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

/** Errors of a college beyond those of any single field. */
export const collegeRuleMessages = defineMessages('colleges.rules', {
  federal: 'This comes from the federal list of institutions, so an admin has to approve a change.',
  ownSite:
    'Please use a page on your college’s own domain. For another one, an admin has to approve it.',
  representsOne: 'You already represent a college.',
  major: 'Please choose a title from the list of majors, such as History.',
});

/** Errors in a college's setup data. */
export const setupProblems = defineMessages('colleges.setup-problems', {
  chooseOne: 'Please choose at least one.',
  isListed: 'This college is already in the directory. Find it there and ask to represent it.',
  findFirst: 'Please find your college first.',
});
