import { defineMessages } from '../../../../platform/i18n/define-messages.ts';

/** Around the data stored about someone, on the page to read. */
export const dataPage = defineMessages('onboarding.dataPage', {
  title: 'Your data at {brand}',
  asOf: 'Everything we kept about you on {date}.',
  leftOut:
    'What is empty is left out. Codes and links from emails are left out too, because they could open your account.',
  contents: 'Contents',
  entry: '{number, number} of {count, number}',
  references: 'Reference numbers',
  yes: 'Yes',
  no: 'No',
});
