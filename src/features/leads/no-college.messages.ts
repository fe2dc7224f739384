import { defineMessages } from '../../platform/i18n/define-messages.ts';

/** Leads and results of a rep who doesn’t represent a college yet. */
export const noCollegeMessages = defineMessages('leads.noCollege', {
  title: 'Which college do you represent?',
  text: 'Find it in the directory, or add it. Leads and results appear here once you’re confirmed.',
  find: 'Find my college',
  pendingTitle: 'Your request to represent {college} is pending',
  pendingText: 'Leads and results appear here once you’re confirmed. We’ll email you the answer.',
  see: 'See my request',
});
