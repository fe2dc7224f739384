import { words } from '../platform/words/words.ts';

/** Why a list of students is not handed out. */
export const leadRefusals = words('leads.refusals', {
  notOpen: 'You can export this list once an admin has approved your college.',
});
