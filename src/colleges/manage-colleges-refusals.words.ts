import { words } from '../platform/words/words.ts';

/** Why something that an admin does with colleges isn't done. */
export const manageCollegesRefusals = words('colleges.manage.refusals', {
  notUndoable: 'This can’t be undone any longer. It was undone already, or a day has passed.',
  noDomain: 'Enter a domain without https:// or @, such as lantern.edu.',
});
