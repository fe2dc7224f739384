import { defineMessages } from '../../platform/i18n/define-messages.ts';

/** Where a file is chosen. */
export const fileInputMessages = defineMessages('ui.fileInput', {
  choose: 'Choose file',
  chooseOther: 'Choose another',
  drop: 'or drop it here',
});
