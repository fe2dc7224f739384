import { words } from '../platform/words/words.ts';

/** What a counselor is asked when setting up. */
export const counselorSetupWords = words('onboarding.counselor', {
  stepSchool: 'My school',
  stepMe: 'Me',
  stepConfirm: 'Confirmation',

  schoolHeading: 'Where do you work?',
  schoolLead: 'Pick your school, so that colleagues and students find each other.',
  search: 'Name, city or state of your school',
  results: 'Schools found',
  pick: 'This is mine',
  keep: 'Continue',
  notListed: 'My school is not in the list',
  name: 'Name of the school',
  enter: 'Add my school',

  meHeading: 'And who are you?',
  meLead: 'Your students see this name with your class.',
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone',
  contactVisible: 'Students and parents may see my phone and email',

  confirmHeading: 'Almost there',
  confirmLead:
    'Class features begin when somebody has confirmed that you work at {school}. You can look around meanwhile.',
  confirmLeadAlone:
    'Someone still has to confirm that you work at {school}. You can look around meanwhile.',
  confirmedHeading: 'You are confirmed',
  confirmedLead: 'Somebody has confirmed that you work at {school}.',
  askHeading: 'Ask a colleague',
  askText:
    'A colleague of your school who is confirmed already can vouch for you. Otherwise we look into it.',
  colleagueEmail: 'Email of your colleague',
  ask: 'Ask to confirm me',
  asked: 'If this is a confirmed colleague of your school, a mail is on its way.',
});
