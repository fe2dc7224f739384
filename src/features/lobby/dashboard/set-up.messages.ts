import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** Setup steps from an empty site to the first fair. */
export const setUpMessages = defineMessages('lobby.set-up', {
  title: 'Set up your site',
  progress: '{done, number} of {all, number} done',
  done: 'Done:',
  optional: '(optional)',
  organization:
    'Tell us who runs this site. Bulk email needs a postal address, and invoices show your name.',
  organizationAct: 'Add your organization',
  organizationDone: 'Your postal address is set',
  brand: 'Visitors see Quad’s name, logo, and colors.',
  brandAct: 'Set your brand',
  brandDone: 'Your brand is set',
  email: 'Send yourself a test to make sure email works.',
  mailServer: 'Emails stay in the built-in mailbox until an email server is set up.',
  emailAct: 'Check your email settings',
  emailDone: 'A test email was sent',
  prices: 'Exhibitors pay the default prices.',
  pricesAct: 'Check your prices',
  pricesDone: 'Your prices are set',
  colleges: 'The directory has no colleges yet.',
  collegesAct: 'Import colleges',
  collegesDone: 'The directory has colleges',
  fair: 'There’s no fair yet.',
  fairAct: 'Create a fair',
  fairDone: 'You have a fair',
  publish: 'Visitors can’t see a fair yet.',
  publishAct: 'Publish a fair',
  publishDone: 'A fair is published',
});
