import { boothPath, chatCheckPath } from '../../booths/booth-path.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import type { Message } from '../../../platform/i18n/define-messages.ts';
import type { World } from '../../../platform/world.ts';
import type { DueExhibitor } from './due-exhibitor-reminders.server.ts';
import { entryQuery } from '../contact-emails/entry-link.server.ts';
import { issueExhibitorLink } from '../contact-emails/exhibitor-link.server.ts';
import { exhibitorReminders as messages } from './reminders.messages.ts';

/** The link for an exhibitor's person in an email. */
interface Way {
  readonly label: Message;
  readonly path: string;
  /** They have no account that represents the college. */
  readonly isGuest: boolean;
}

/** Where someone does the remaining steps: in their account, or by a new registration link. */
export async function wayFor(
  tx: Queryable,
  { world }: { readonly world: World },
  exhibitor: DueExhibitor,
  { email, reach }: DueExhibitor['people'][number],
): Promise<Way> {
  if (reach === 'account') return { ...placeOf(exhibitor), isGuest: false };
  const { id, fair } = exhibitor;
  const query =
    reach === 'link'
      ? `link=${await issueExhibitorLink(tx, world, id)}`
      : await entryQuery(tx, world, { exhibitorId: id, email, reach });
  return {
    label: messages.openGuest,
    path: `/fair-${fair.slug}/confirmation?${query}`,
    isGuest: true,
  };
}

/** The remaining steps of the checklist. */
export const missingSteps = ({ paymentStatus, booth }: DueExhibitor) =>
  (['paid', 'boothReady', 'questionsAnswered', 'chatReady'] as const).filter((step) =>
    step === 'paid' ? !['paid', 'waived'].includes(paymentStatus) : booth?.[step] === false,
  );

/** Where a college does the remaining steps. */
function placeOf(exhibitor: DueExhibitor) {
  const [first] = missingSteps(exhibitor);
  const { booth, fair } = exhibitor;
  if (!booth || !first || first === 'paid')
    return { label: messages.openAccount, path: '/app/fairs/signup' };
  return first === 'chatReady'
    ? { label: messages.tryChat, path: chatCheckPath(fair.slug, booth.id) }
    : { label: messages.openBooth, path: boothPath(fair.slug, booth.id) };
}
