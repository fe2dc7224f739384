import { defineMessages } from '../../i18n/define-messages.ts';

/** Why a call is refused whose feature the organizer has switched off. */
export const featureMessages = defineMessages('model.features', {
  newsletter: 'You can’t sign up for a newsletter on this site right now.',
  contactForm: 'This site doesn’t have a contact form right now. Please email us instead.',
  guides: 'This site doesn’t have guides right now.',
  classes: 'This site doesn’t offer classes right now. Nothing in them is lost.',
  fairNews: 'This site doesn’t send news about new fairs right now.',
  push: 'This site doesn’t send notifications right now.',
});
