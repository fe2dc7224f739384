import { defineMessages } from '../../platform/i18n/define-messages.ts';

/** Validation errors of booths, and why someone can't change one. */
export const boothRuleMessages = defineMessages('booths.rules', {
  https: 'Please use an address that starts with https://.',
  video:
    'This isn’t the address of a video at YouTube or Vimeo. Open the video there, select Share, and copy its link.',
  mutedEditor:
    'An organizer has muted you at this fair, so you can’t change your booth there. Ask a colleague to change it, or contact the organizers.',
  removedEditor:
    'An organizer has removed you from this fair, so you can’t change your booth there. Ask a colleague to change it, or contact the organizers.',
  play: 'Play. {site} will know you watched.',
});
