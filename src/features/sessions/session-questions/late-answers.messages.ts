import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** The email about questions that were answered after their session. */
export const lateAnswersMessages = defineMessages('sessions.late-answers', {
  subject:
    '{count, plural, one {{college} answered what you asked at {fair}} other {# colleges answered what you asked at {fair}}}',
  lead: 'You asked in a session of {fair}, and got an answer after it:',
  asked: '“{question}” Answered by {colleges}.',
  read: 'Read the answers',
  whyStudent:
    'You’re getting this email because you asked a question in a session. You can turn these emails off in your profile.',
  why: 'You’re getting this email because you asked a question in a session.',
});
