import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** The email that tells a college's reps, after a fair, what came of their booth. */
export const leadsReadyMessages = defineMessages('leads.ready-email', {
  subject:
    '{count, plural, one {Your lead from {fair} is ready} other {Your # leads from {fair} are ready}}',
  subjectNone: 'Results of your booth at {fair}',
  lead: '{count, plural, one {One student shares contact details with {college}.} other {# students share contact details with {college}.}}',
  leadNone: 'No student shares contact details with {college} from this fair.',
  figures:
    'Your booth had {visits, plural, one {one visitor} other {# visitors}} and {questions, plural, =0 {no questions} one {one question} other {# questions}}.',
  open: '{count, plural, one {One question is still unanswered. Answer it, and we’ll email the person who asked.} other {# questions are still unanswered. Answer them, and we’ll email the people who asked.}}',
  openLeads: 'Open your leads',
  further: 'More about this fair:',
  results: 'Results of your booth',
  download: 'Download the list',
  booth: 'Your booth and its questions',
});
