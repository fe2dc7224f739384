import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** The results of a college's booths, for its reps. */
export const resultsMessages = defineMessages('leads.results', {
  title: 'Results',
  description: 'How your booths did: visits, questions, and leads.',
  home: 'Home',
  lead: 'How {college}’s booths did.',
  allFairs: 'All fairs',
  whichFair: 'Fair',
  exportCsv: 'Download as CSV',
  print: 'Print',
  viewLeads: 'View leads',

  numbers: 'At a glance',
  visits: '{count, plural, one {visitor at your booth} other {visitors at your booth}}',
  visitsOfAll: '{count, plural, one {visit to your booths} other {visits to your booths}}',
  questions: '{count, plural, one {question} other {questions}}, {answered, number} answered',
  answerTime: 'median time to an answer',
  saves: 'saved your college',
  documents: 'documents saved',
  documentsOpened: 'documents opened',
  leads: '{count, plural, one {student shares} other {students share}} details with you',
  private:
    'We count saves and documents saved or opened after the fair, and show exact numbers only from {few, number} people up, so that no one can be singled out.',
  later: 'After the fair',
  few: 'Fewer than {few, number}',

  visitsByFair: 'Visits by fair',
  visitsOverTime: 'First visits over time',
  every15: 'In 15-minute steps',
  barOf: '{label}: {count, number}',
  asTable: 'Show as a table',
  fair: 'Fair',
  time: 'Time',
  visitsHead: 'Visits',
  noVisits: 'No visits yet',
  noVisitsText: 'The chart starts with the first one.',
  noVisitsDo: 'Open your booth',

  fairs: 'Fair by fair',
  questionsHead: 'Questions',
  answeredHead: 'Answered',
  answerTimeHead: 'Median answer time',
  savesHead: 'Saved by',
  documentsHead: 'Documents saved',
  documentsOpenedHead: 'Documents opened',
  leadsHead: 'Leads',

  whoShares: 'Who shares with you',
  whoSharesText:
    'Leads only, by what each student agreed to share. Answers of fewer than {few, number} students are grouped.',
  byState: 'By state',
  byGrade: 'By grade',
  byMajor: 'By major',
  answer: 'Answer',
  students: 'Students',
  share: 'Share',
  tooFew: 'No answer was given by {few, number} or more students.',
  others: 'Other answers',
  unknown: 'Not shared or not answered',
  noLeads: 'No one shares with you yet',
  noLeadsText:
    'We ask students when they save your college or ask you a question. Good answers bring leads.',

  next: 'Next',
  unanswered:
    '{count, plural, one {# question is} other {# questions are}} still unanswered at {fair}.',
  unansweredDo: 'Answer at your booth',
  followUp:
    '{count, plural, one {# student shares} other {# students share}} details with you. A message within a few days works best.',
  signUp: 'Join the next fair, too.',
  signUpDo: 'Register for fairs',

  noneTitle: 'No results yet',
  noneText: 'Once your college has a booth at a fair, its results appear here.',
});
