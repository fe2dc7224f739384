import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** Why colleges can't be merged, or a merge undone. */
export const mergeRefusals = defineMessages('colleges.merge.refusals', {
  notTwo: 'Choose two different colleges.',
  isPaying: 'A card payment of one of them is under way. Try again in half an hour.',
  isMerged: 'One of them was already merged.',
  notUndoable:
    'This merge can no longer be undone. It was already undone, a day has passed, or the college was merged again.',
});
