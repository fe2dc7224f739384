import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** Texts for exhibitors entered by organizers, and for organizers about their agreement. */
export const agreeingMessages = defineMessages('exhibitors.agreeing', {
  title: 'Please agree to the terms of {fair}',
  text: 'An organizer registered {name} for this fair. Please read what applies to exhibitors, and agree so that the organizer can count on you.',
  read: 'What you agree to:',
  terms: 'terms of this fair',
  privacy: 'privacy at this fair',
  consent: 'I’m authorized to register {name}, and I agree to this fair’s terms.',
  agree: 'Agree',
  agreeing: 'Saving…',
  no: 'Didn’t ask for this? You can withdraw below.',
  agreed: 'Thank you. You’ve agreed to the terms of this fair.',

  agreedFact: 'Agreed to the terms',
  yes: 'Yes',
  notYet: 'Not yet',
  notYetHint: 'They’re asked when they open their registration.',

  emailLead:
    'An organizer registered {name} for {fair}. Please open the registration and agree to the terms of the fair. If you didn’t ask for this, you can withdraw there.',
});
