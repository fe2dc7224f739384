import { defineMessages } from '../../platform/i18n/define-messages.ts';

/** What is said of the outline of a page. */
export const outlineMessages = defineMessages('ui.outline', { label: 'On this page' });
