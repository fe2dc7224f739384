import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** Who wrote, beside a conversation at the reps’ desk. */
export const deskLeadMessages = defineMessages('leads.desk', {
  here: '{n, plural, one {One person here shares with you} other {# people here share with you}}',
  notShared: 'No details shared',
  notSharedText:
    'Your college has no contact details from this person. You can answer here. Only students share details, and only if they choose to.',
});
