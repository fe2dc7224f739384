import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** Who sees a student's details, and how it came to that. */
export const consentsMessages = defineMessages('onboarding.consents', {
  lead: 'Registering for a fair or saving a college doesn’t share anything. A college only gets what you agreed to share. You can stop sharing here.',
  none: 'No college has asked you yet, so no college sees your details.',
  parentTitle: 'Who sees the details of {name}',
  parentNone: 'No college has asked {name} yet.',
  parentOwn: 'Only {name} can say yes, or stop sharing.',

  contact: 'Contact details',
  nameAndEmail: 'Name and email',
  phoneNumber: 'Phone number',
  school: 'School',
  academics: 'Grades and plans',
  demographics: 'Background',
  texts: 'Text messages',

  gets: 'Can see',
  mayText: 'Text messages allowed',
  noTexts: 'No text messages',
  mayCall: 'Calls and text messages allowed',
  noCalls: 'No calls or text messages',
  since: 'Since',
  nothing: 'Nothing shared',
  lastAnswer: 'Last answer on',

  change: 'Change',
  changeNamed: 'Change what {college} gets',
  withdraw: 'Stop sharing',
  withdrawNamed: 'Stop sharing with {college}',
  withdrawn:
    '{college} won’t get anything more, and its next download will show that you withdrew.',

  history: 'Every answer, and what was asked',
  given: 'Yes: {what}',
  declined: 'No: {what}',
  takenBack: 'Stopped sharing: {what}',
  saved: 'when saving the college',
  asked: 'when asking a question',
  called: 'when calling',
  scanned: 'when showing a code',
  profile: 'in the profile',
  atFair: 'at {fair}',
  wording: 'The question was (version {version, number}):',
});
