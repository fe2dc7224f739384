import { words } from '../platform/words/words.ts';

/** What is around the text of a policy. */
export const policyWords = words('company.policy', {
  inShort: 'In short',
  changed: 'Last changed on {date}',
  fairs:
    'Each fair has a page of its own with what is special there. You find it at the foot of the fair’s page.',
});
