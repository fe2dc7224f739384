import { defineMessages } from '../platform/i18n/define-messages.ts';

/** What is said while something is on its way. */
export const loadingMessages = defineMessages('ui.loading', {
  loading: 'Loading…',
});
