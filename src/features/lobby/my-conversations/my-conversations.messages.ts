import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** The list of someone's own conversations at a fair. */
export const conversationListMessages = defineMessages('lobby.myConversations', {
  title: 'My conversations',
  description: 'Your questions at this fair, your private conversations, and the answers.',
  lead: 'Your questions at {fair}, what you wrote to colleges in private, and the answers.',
  you: 'You asked:',
  youPrivately: 'You wrote:',
  private: 'Private',
  answer: 'Answer:',
  waits: 'No answer yet. We’ll show it here as soon as it arrives.',
  unread: '{count, plural, one {# new answer} other {# new answers}}',
  emptyTitle: 'You haven’t asked anything yet',
  empty:
    'Open a booth, write your question under the conversation, and send it. You can keep looking around: answers show up here.',
  toBooths: 'Choose a booth',
});
