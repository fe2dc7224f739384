import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** How things stand in each section of the profile, in a few words. */
export const profileStates = defineMessages('onboarding.profileStates', {
  nothingYet: 'Not filled in yet',
  aboutBorn: '{name}, born {year}',
  aboutTitle: '{name}, {title}',
  waiting: '{count, plural, one {# invitation} other {# invitations}}',
  schoolGrade: '{school}, {grade}',
  schoolConfirmed: '{school}, confirmed',
  schoolWaiting: '{school}, not confirmed yet',
  noCollege: 'You don’t represent a college yet',
  noWishes: 'Nothing chosen yet',
  wishesMore: '{subjects} and {count, plural, one {# more} other {# more}}',
  wishesOther: 'No subjects chosen yet',
  noParents: 'No one is linked to you',
  linked: 'Linked: {names}',
  invited: 'Invited: {names}',
  linkedAndInvited: 'Linked: {linked}. Invited: {invited}',
  noStudents: 'No student is linked to you',
  canSee:
    '{count, plural, =0 {No college can see your details} one {# college can see your details} other {# colleges can see your details}}',
  emailsOn: '{on, number} of {all, plural, one {# kind of email} other {# kinds of email}} on',
  pushOff: 'Off',
  pushOn: 'On in {count, plural, one {# browser} other {# browsers}}',
  noMethod: 'No password yet',
  passkey: 'Passkey',
  twoSteps: '{methods}. Two-step sign-in is on',
  oneStep: '{methods}. Two-step sign-in is off',
  devices: 'Signed in on {count, plural, one {# device} other {# devices}}',
  zoneAndLanguage: '{zone}, {language}',
  download: 'Everything we keep about you, to read or to take along',
  leave: 'First you’ll see what we delete and what we keep',
});
