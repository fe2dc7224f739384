import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** What someone of a college is asked when setting up. */
export const collegeSetupMessages = defineMessages('onboarding.college', {
  stepInstitution: 'College',
  stepProfile: 'Profile',
  stepReps: 'Reps',
  stepBooth: 'Booth',

  institutionHeading: 'Which college is yours?',
  institutionLead: 'Find it in the directory. You can also look around first.',
  suggestions: 'Colleges that match {email}',
  search: 'Name, city or state of your college',
  results: 'Colleges found',
  claim: 'I represent it',
  notYours: 'Your email address isn’t at this college.',
  otherAddress:
    '{email} isn’t at some of these colleges. If one of them is yours, ask to represent it: tell us who you are, and we’ll check.',
  noAddress:
    '{email} isn’t at any of these colleges. If one of them is yours, ask to represent it: tell us who you are, and we’ll check.',
  ask: 'Ask to represent it',
  askFor: 'Ask to represent {college}',
  askHeading: 'Ask to represent {college}',
  askLead:
    'Your email address, {email}, isn’t at this college. Tell us who you are, and one of its reps or our team will check. We’ll email you the answer.',
  askRole: 'Your role',
  askRoleHint: 'For example, regional recruiter, or consultant for the admissions office.',
  askMessage: 'Who are you, and how do you work with this college?',
  askProof: 'A link that shows it',
  askProofHint:
    'A staff page, a profile or a news article with your name. It helps us answer sooner.',
  askSend: 'Send request',
  askOther: 'Choose another college',
  requestSent: 'Request sent. We’ll email you the answer.',
  youTold: 'What you told us',
  notListed: 'My college isn’t in the directory',
  name: 'Name of the college',
  boothUrl: 'Website',
  enter: 'Add my college',
  lookAround: 'Look around first',
  rejectedTitle: 'Your request to represent {college} was declined',
  rejectedWhy: 'Reason: {reason}',
  rejected:
    'If you do represent it, ask again and say more about your role, or ask one of its reps to invite you.',

  waitingHeading: 'Your request is pending',
  waitingLead: 'You asked to represent {college}.',
  toHome: 'See what you can do until then',
  withdraw: 'Cancel request',
  withdrawn: 'Request canceled.',
  invitationWithdrawn: 'Invitation withdrawn.',

  yours: 'Your college',
  goOn: 'Continue',
  draft:
    'This is a draft. We’ll review it before it’s published, and you can fill it in until then.',

  profileHeading: 'About your college',
  profileLead:
    'We use this to match you with students. We’ve filled in what we know from federal data.',
  majors: 'What can people study?',
  accreditedMajors: 'Which programs have their own accreditation?',
  accreditedHint: 'None is fine, too.',

  repsHeading: 'Your team',
  repsLead:
    'Tell us who you are, and invite colleagues. You’ll share the booth, messages and leads.',
  meTitle: 'You',
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone',
  contactVisible: 'Students and parents can see my phone and email',
  claimsTitle: 'Requests to represent the college',
  approve: 'Approve',
  reject: 'Decline',
  approved: '{name} now represents the college.',
  refused: 'Request declined.',
  colleagues: 'Colleagues',
  itsYou: 'You',
  remove: 'Remove',
  removed: 'Removed. They no longer have access to this college.',
  invitedTitle: 'Invited',
  invitedAbout: 'Waiting for an answer',
  takeBack: 'Withdraw',
  inviteTitle: 'Invite a colleague',
  colleagueEmail: 'Your colleague’s email',
  invite: 'Send invitation',
  invited: 'The invitation is on its way to {email}.',

  boothHeading: 'What should visitors see?',
  boothLead: 'All your booths start with this. You can change it before each fair.',
  boothWebsite: 'Where visitors can learn more',
  description: 'About the college',
  descriptionHint: 'In a few sentences, what’s it like to study at your college?',
});
