import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** Why an admin's action on colleges fails. */
export const manageCollegesRefusals = defineMessages('colleges.manage.refusals', {
  notUndoable: 'This can no longer be undone. It was already undone, or a day has passed.',
  noDomain: 'Enter a domain without https:// or @, such as lantern.edu.',
});
