import { defineMessages } from '../../platform/i18n/define-messages.ts';

/** The text while something is loading. */
export const loadingMessages = defineMessages('ui.loading', {
  loading: 'Loading…',
});
