import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** The email about answers at booths. */
export const answersEmailMessages = defineMessages('lobby.answers-email', {
  oneSubject: '{college} answered {count, plural, one {your question} other {your questions}}',
  manySubject: '{count, number} answers to your questions',
  lead: '{count, plural, one {You asked this at {fair} and had left the booth when the answer came.} other {You asked these at {fair} and had left the booth when the answers came.}}',
  leadMany: 'You had left these booths when the answers came:',
  asked: '“{question}”',
  askedAt: '{college} at {fair}: “{question}”',
  askedPrivately: 'Your private conversation with {college} at {fair}',
  read: '{count, plural, one {Read the answer} other {Read the answers}}',
  readAt: 'Read the answers:',
  whyStudent:
    'You’re getting this email because you asked a question at a booth. You can turn these emails off in your profile.',
  why: 'You’re getting this email because you asked a question at a booth.',
});
