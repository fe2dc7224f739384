import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** What a counselor is asked when setting up. */
export const counselorSetupMessages = defineMessages('onboarding.counselor', {
  stepSchool: 'My school',
  stepMe: 'Me',
  stepConfirm: 'Confirmation',

  schoolHeading: 'Where do you work?',
  schoolLead: 'Choose your school so your colleagues and students can find each other.',
  search: 'Name, city or state of your school',
  results: 'Schools found',
  pick: 'This is my school',
  keep: 'Continue',
  notListed: 'My school isn’t on the list',
  name: 'Name of the school',
  enter: 'Add my school',

  meHeading: 'And who are you?',
  meLead: 'Your students will see this name with your class.',
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone',
  contactVisible: 'Students and parents can see my phone and email',

  confirmHeading: 'Almost there',
  confirmLead:
    'Someone still has to confirm that you work at {school}. Your class link works in the meantime; names and a list come after.',
  confirmLeadAlone:
    'Someone still has to confirm that you work at {school}. Feel free to look around in the meantime.',
  confirmedHeading: 'You’re confirmed',
  confirmedLead: 'Someone has confirmed that you work at {school}.',
  askHeading: 'Ask a colleague',
  askText: 'A confirmed colleague at your school can vouch for you. Otherwise, we’ll look into it.',
  colleagueEmail: 'Your colleague’s email',
  ask: 'Ask to confirm me',
  asked: 'If this is a confirmed colleague at your school, an email is on its way.',
});
