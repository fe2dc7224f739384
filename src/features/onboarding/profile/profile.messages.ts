import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** What the pages of one's own profile say. */
export const profileMessages = defineMessages('onboarding.profile', {
  title: 'Profile',
  description: 'What we know about you, what you get from us, and how you sign in.',
  signedInAs: 'You sign in with {email}.',
  back: 'Back to profile',
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved.',
  failed: 'That didn’t work. Please try again.',
  gone: 'That’s no longer there.',

  groupYou: 'You',
  groupPrivacy: 'Privacy and messages',
  groupAccount: 'Account',

  invitations: 'Waiting for your answer',
  details: 'About you',
  wishes: 'College preferences',
  college: 'Your college',
  programs: 'What your college offers',
  school: 'Your school',
  parents: 'Parents and guardians',
  students: 'Your students',
  sharing: 'Who sees my details',
  emails: 'Emails',
  reminders: 'Reminders and news',
  mail: 'Email subscriptions',
  notifications: 'Notifications',
  signIn: 'Password and sign-in',
  password: 'Password',
  methods: 'Ways to sign in',
  sessions: 'Where you’re signed in',
  region: 'Time zone and language',
  data: 'Your data',
});
