import type { Queryable } from '../../../platform/database/queryable.ts';
import type { WriteHook } from '../../../platform/graphql/write-hook.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import type { Values } from '../../../platform/model/entity.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { messages } from '../../../platform/model/messages.ts';
import { badInput, conflict, type Refusal } from '../../../platform/model/refusal.ts';
import type { Row } from '../../../platform/store/connections.ts';
import { newRecord } from '../../../platform/store/prepare-input.ts';
import type { Write } from '../../../platform/store/writer.server.ts';
import { writingToStranger } from '../../accounts/strangers.server.ts';
import { runsFair } from '../../fairs/fair-organizers.server.ts';
import type { AttendeeCall, AttendeeServices } from '../attendee-services.ts';
import { confirmRegistration } from '../confirmation/confirm-my-registration.server.ts';
import { FairAttendee } from '../fair-attendee.entity.ts';
import {
  findDesk,
  fullRefusal,
  lockFairForRegistration,
  refuseCancelled,
  refuseUnknownSessions,
  type FairRegistrationState,
} from '../fair-registration-state.server.ts';
import { admitAttendee, isOwnAddress, isRegistered } from '../registering/admit-attendee.server.ts';
import { spendOnRegistering } from '../registering/spend-on-registering.server.ts';
import { refusalMessages } from '../registration-refusals.messages.ts';
import { keepSpot } from '../spots.server.ts';
import type { Registered } from '../tell-registrant.server.ts';

/**
 * `createFairAttendee` for people stores what `registerForFair` stores, and sends the same email.
 * Organizers can enter someone at any time, no email is sent, and they see why it fails.
 */
export const createAttendee: WriteHook<AttendeeServices> = {
  entityName: 'FairAttendee',
  verb: 'create',
  async write(write, context) {
    const { services, world } = context;
    const { viewer, input } = write;
    const record = newRecord(FairAttendee, input, viewer, world.now());
    const asking = registering(record, world.now());
    const desk = isUuid(asking.fairId)
      ? await findDesk(services.database.pool, { id: asking.fairId })
      : null;
    // The writer reports a missing fair with its own message.
    if (!desk) return services.writer.create(write);
    if (runsFair(viewer, desk.summary.fairType))
      return services.writer.change((tx) => enter(tx, context, write, asking));
    await spendOnRegistering(context, asking.email);
    const { pool } = services.database;
    const { row, refusal } = await writingToStranger(pool, world, context, asking.email, () =>
      services.writer.change((tx) => register(tx, context, write, asking)),
    );
    if (refusal) throw refusal;
    return row;
  },
};

interface Outcome {
  readonly row: Row;
  readonly refusal: Refusal | null;
}

async function register(
  tx: Queryable,
  context: AttendeeCall,
  write: Write,
  asking: Registered,
): Promise<Outcome> {
  const { writer } = context.services;
  // Before revealing anything about the fair: checks access to it, and the condition.
  let row = await writer.check(write, tx);
  if (write.input['consent'] !== true) throw badInput({ consent: messages.required });
  const desk = thereIs(await lockFairForRegistration(tx, { id: asking.fairId }, asking.email));
  const refusal = await admitAttendee(tx, context, desk, asking, async (existing) => {
    if (!existing) {
      row = await writer.create(write, tx);
      if (isOwnAddress(write.viewer, asking.email))
        await confirmRegistration(tx, context.world, String(row['id']));
    }
    return { id: String(row['id']) };
  });
  return { row, refusal };
}

async function enter(
  tx: Queryable,
  { services, world }: AttendeeCall,
  write: Write,
  { fairId, email, attending }: Registered,
): Promise<Row> {
  const desk = thereIs(await findDesk(tx, { id: fairId }));
  refuseCancelled(desk);
  refuseUnknownSessions(desk, attending);
  await refuseSecond(tx, desk.id, email);
  const full = await fullRefusal(tx, desk, attending, world.now());
  if (full) throw full;
  const row = await services.writer.create(write, tx);
  await keepSpot(tx, String(row['id']));
  return row;
}

/** @throws Refusal CONFLICT for a registered address; only for callers who can see it */
export async function refuseSecond(
  tx: Queryable,
  fairId: string,
  email: string,
  except: string | null = null,
): Promise<void> {
  if (!(await isRegistered(tx, fairId, email, except))) return;
  const sentence = apiSentence(refusalMessages.registered);
  throw conflict(sentence, { email: sentence });
}

function thereIs<Desk extends FairRegistrationState>(desk: Desk | null): Desk {
  if (!desk) throw badInput({ fairId: messages.notThere });
  return desk;
}

/** Chosen session numbers, without duplicates. */
export const sessionsIn = (value: unknown): readonly number[] | null =>
  Array.isArray(value) ? [...new Set(value.map(Number))] : null;

const registering = (record: Values, createdAt: Date): Registered => ({
  id: '',
  fairId: String(record['fairId']),
  attendeeType: String(record['attendeeType']),
  firstName: String(record['firstName']),
  lastName: String(record['lastName']),
  email: String(record['email']),
  attending: sessionsIn(record['attending']),
  createdAt,
  locale: null,
  timeZone: null,
});
