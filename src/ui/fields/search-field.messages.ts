import { defineMessages } from '../../platform/i18n/define-messages.ts';

/** Apart from what forms say, which pages with a search alone don't load. */
export const searchFieldMessages = defineMessages('ui.search', {
  clear: 'Clear',
});
