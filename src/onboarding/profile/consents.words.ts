import { words } from '../../platform/words/words.ts';

/** Who sees a student's details, and how it came to that. */
export const consentsWords = words('onboarding.consents', {
  lead: 'Registering for a fair shares nothing, and saving a college does not either. A college gets what you said yes to, and nothing else. You can take it back here.',
  none: 'No college has asked you yet, so no college sees your details.',
  parentTitle: 'Who sees the details of {name}',
  parentNone: 'No college has asked {name} yet.',
  parentOwn: 'Only {name} can say yes, or take it back.',

  contact: 'Contact details',
  school: 'School',
  academics: 'Grades and plans',
  demographics: 'Background',
  texts: 'Text messages',

  gets: 'Gets',
  mayText: 'Text messages allowed',
  noTexts: 'No text messages',
  since: 'Since',
  nothing: 'Gets nothing',
  lastAnswer: 'Last answer on',

  change: 'Change',
  changeNamed: 'Change what {college} gets',
  withdraw: 'Take back',
  withdrawNamed: 'Take back everything from {college}',
  withdrawn: '{college} gets nothing more, and its next download will show that you withdrew.',

  history: 'Every answer, and what was asked',
  given: 'Yes: {what}',
  declined: 'No: {what}',
  takenBack: 'Stopped sharing: {what}',
  saved: 'on saving the college',
  asked: 'on asking a question',
  called: 'on calling',
  scanned: 'on showing a code',
  profile: 'in the profile',
  atFair: 'at {fair}',
  wording: 'The question was (version {version, number}):',
});
