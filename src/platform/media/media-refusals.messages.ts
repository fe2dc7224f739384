import { defineMessages } from '../i18n/define-messages.ts';

/** Why a page can’t send or receive. */
export const mediaRefusals = defineMessages('media.refusals', {
  description: 'That isn’t a description of a page’s connection.',
  lineGone: 'This connection has ended. The page opens a new one.',
});
