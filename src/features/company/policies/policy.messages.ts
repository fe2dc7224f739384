import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** What is around the text of a policy. */
export const policyMessages = defineMessages('company.policy', {
  inShort: 'In short',
  changed: 'Last changed on {date}',
  fairs:
    'Each fair has its own page for anything that’s special there. You’ll find it at the bottom of the fair’s page.',
});
