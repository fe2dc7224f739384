import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** Who wrote, beside a conversation at the reps’ desk. */
export const deskLeadMessages = defineMessages('leads.desk', {
  notShared: 'No details shared',
  notSharedText:
    'This person hasn’t shared contact details with your college. You can answer here; they decide what to share.',
});
