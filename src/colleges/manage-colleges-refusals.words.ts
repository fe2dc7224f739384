import { words } from '../platform/words/words.ts';

/** Why something that an admin does with colleges isn't done. */
export const manageCollegesRefusals = words('colleges.manage.refusals', {
  notUndoable: 'This can no longer be undone. It was already undone, or a day has passed.',
  noDomain: 'Enter a domain without https:// or @, such as lantern.edu.',
});
