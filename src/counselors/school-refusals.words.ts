import { words } from '../platform/words/words.ts';

/** Why a school stays as it is. */
export const schoolRefusals = words('counselors.refusals', {
  confirmed:
    'A counselor is confirmed at this school. Please write to us when its name or place changes.',
});
