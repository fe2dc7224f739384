import { defineMessages } from '../../platform/i18n/define-messages.ts';

/** Validation errors of booths. */
export const boothRuleMessages = defineMessages('booths.rules', {
  https: 'Please use an address that starts with https://.',
  video:
    'This isn’t the address of a video at YouTube or Vimeo. Open the video there, select Share, and copy its link.',
});
