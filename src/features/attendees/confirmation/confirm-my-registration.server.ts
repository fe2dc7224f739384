import { signedIn } from '../../accounts/people-services.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { messages } from '../../../platform/model/messages.ts';
import { badInput, conflict } from '../../../platform/model/refusal.ts';
import type { World } from '../../../platform/world.ts';
import type { AttendeeServices } from '../attendee-services.ts';
import { ownRegistration } from '../own-registrations.server.ts';
import { refusalMessages } from '../registration-refusals.messages.ts';
import { claimSeat } from '../spots.server.ts';

/**
 * `confirmMyRegistration(...)`: confirms the caller's registration that was made while signed out.
 * Until then, only the fair's registration code uses what it says.
 */
export const confirmMyRegistration = operation<'confirmMyRegistration', AttendeeServices>({
  kind: 'Mutation',
  name: 'confirmMyRegistration',
  field: `
  "Confirms a registration that was made without signing in."
  confirmMyRegistration(
    id: ID!
    "Agrees to the use of the information. Required where the organizer made the registration."
    consent: Boolean
  ): MyRegistration!`,
  who: ['signedIn'],
  resolve({ id, consent }, context) {
    const by = signedIn(context);
    return context.services.writer.change(async (tx) => {
      const own = await ownRegistration(tx, by, id, 'hold');
      if (!own.consent) {
        if (consent !== true) throw badInput({ consent: messages.required });
        await tx.query('update fair_attendee set consent = true where id = $1', [id]);
      }
      await confirmRegistration(tx, context.world, id);
      return ownRegistration(tx, by, id);
    });
  },
});

/**
 * Records, once, that the owner of the address confirmed a registration, which keeps its seat from
 * then on.
 * @throws Refusal CONFLICT if its seat was released and none is left
 */
export async function confirmRegistration(tx: Queryable, world: World, id: string): Promise<void> {
  const full = await claimSeat(tx, id, world.now());
  if (full === 0) throw conflict(apiSentence(refusalMessages.fairFilled));
  if (full !== null) {
    const sentence = apiSentence(refusalMessages.sessionFilled, { number: full });
    throw conflict(sentence, { attending: sentence });
  }
  await tx.query(
    `update fair_attendee set confirmed_at = $2, updated_at = greatest(updated_at, $2)
     where id = $1 and confirmed_at is null`,
    [id, world.now()],
  );
}
