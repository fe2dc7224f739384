import { defineMessages } from '../../platform/i18n/define-messages.ts';

/** A college change that is pending review by an admin. */
export const collegeChangeMessages = defineMessages('colleges.changes', {
  name: 'Name',
  city: 'City',
  state: 'State',
  country: 'Country',
  postalCode: 'ZIP code',
  boothUrl: 'Website',
  nothing: 'none',
  waiting: 'An admin still has to approve this change:',
});
