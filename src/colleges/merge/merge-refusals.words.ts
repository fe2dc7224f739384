import { words } from '../../platform/words/words.ts';

/** Why colleges aren't merged, or a merge isn't undone. */
export const mergeRefusals = words('colleges.merge.refusals', {
  notTwo: 'Choose two different colleges.',
  isPaying: 'A card payment of one of them is under way. Try again in half an hour.',
  isMerged: 'One of them was merged already.',
  notUndoable:
    'This merge can’t be undone any longer. It was undone already, a day has passed, or the college was merged again.',
});
