import type { Queryable } from '../../../platform/database/queryable.ts';
import {
  jsonOf,
  nullable,
  readRows,
  row,
  type RowOf,
} from '../../../platform/database/read-rows.ts';
import type { Refusal } from '../../../platform/model/refusal.ts';
import type { Viewer } from '../../../platform/model/viewer.ts';
import { emailReaderQuery, type EmailReader } from '../../accounts/account-email.server.ts';
import type { AttendeeCall } from '../attendee-services.ts';
import {
  reserveSpots,
  holdsAddress,
  refuseClosed,
  refuseUnknownSessions,
  takenPlaces,
  whyFull,
  type LockedRegistrationState,
  type TakenPlaces,
} from '../fair-registration-state.server.ts';
import { renewReservation } from '../spots.server.ts';
import { registeredColumns, tellRegistrant, type Registered } from '../tell-registrant.server.ts';

/** A registration belongs to the owner of its address: an account owns only its own address's. */
export const isOwnAddress = (viewer: Viewer | null, email: string): boolean =>
  viewer?.email?.toLowerCase() === email;

/**
 * Registers someone for a fair, from any entry point: while it is open, with spots left, once per
 * address. Row and email are one transaction. People who are already registered learn that by email
 * only; the caller gets the same answer as for a new registration.
 *
 * @param write stores the record if there is none yet; returns its id and what else the email says
 * @returns why there is no spot, to throw once the email to people who have one is written down
 * @throws Refusal CONFLICT where the fair is closed or full, BAD_USER_INPUT for unknown sessions
 */
export async function admitAttendee(
  tx: Queryable,
  context: Pick<AttendeeCall, 'services' | 'world' | 'viewer'>,
  desk: LockedRegistrationState,
  asking: Asking,
  write: (existing: Registered | null) => Promise<Written>,
): Promise<Refusal | null> {
  const { attending, challenge = null } = asking;
  refuseClosed(desk, context.world.now());
  refuseUnknownSessions(desk, attending);
  const isCounted = await reserveSpots(tx, desk, attending, context.world.now());
  const { existing, isSeated, places, reader } = await readFile(tx, desk, isCounted);
  // Checked for everyone: otherwise a full fair would reveal whose address is registered.
  const isOwn = existing !== null && isOwnAddress(context.viewer, asking.email);
  const refusal = (isOwn && isSeated) || !places ? null : whyFull(desk, attending, places);
  if (refusal && !existing) throw refusal;
  if (existing && !refusal) await renewReservation(tx, existing.id, context.world.now());
  const { insertLast, ...written } = await write(existing);
  const details = { fair: desk, reader, isNew: !existing, challenge };
  if (existing) await tellRegistrant(tx, context, existing, 'again', desk.sessions, details);
  else await tellRegistrant(tx, context, { ...asking, ...written }, 'done', desk.sessions, details);
  await insertLast?.();
  return refusal;
}

type Written = Pick<Registered, 'id' | 'seenBy'> & {
  /**
   * Inserts the record once its email is written: from here to the commit, everyone else who registers
   * for the fair waits for its count of taken seats.
   */
  readonly insertLast?: () => Promise<void>;
};

/** The registration details, and the browser challenge that a code must match. */
export interface Asking extends Registered {
  readonly challenge?: string | null;
}

const fileRow = row({
  existing: nullable(jsonOf<Registered>()),
  /** It has a seat, though perhaps only for a limited time. */
  isSeated: 'boolean',
  places: nullable(jsonOf<TakenPlaces>()),
  reader: nullable(jsonOf<EmailReader>()),
});

type File = RowOf<typeof fileRow>;

/** Reads an address's registration, in a statement that sees commits of earlier lock holders. */
async function readFile(
  tx: Queryable,
  { id, heldFor }: LockedRegistrationState,
  isCounted: boolean,
): Promise<File> {
  const [file] = await readRows(
    tx,
    fileRow,
  )({
    // Planned on each call: a plan prepared for a fair of ten is wrong once it has thousands.
    text: `select (select to_json(r) from (${existingQuery}) r) as existing,
       exists (select from attendee_seat s join (${existingQuery}) r on r.id = s.attendee_id) as "isSeated",
       (select to_json(r) from (${emailReaderQuery('$2')}) r) as reader,
       ${isCounted ? takenPlaces() : 'null::jsonb'} as places`,
    values: [id, heldFor],
  });
  if (!file) throw new Error('A file was read without an answer.');
  const { existing } = file;
  return {
    ...file,
    existing: existing && { ...existing, createdAt: new Date(existing.createdAt) },
  };
}

const existingQuery = `select ${registeredColumns} from fair_attendee t
  where t.fair_id = $1 and lower(t.email) = $2 order by t.created_at, t.id limit 1`;

/**
 * Whether an address is registered, ignoring one registration; no one else can register with it
 * until the transaction ends.
 */
export async function isRegistered(
  tx: Queryable,
  fairId: string,
  email: string,
  except: string | null = null,
): Promise<boolean> {
  await tx.query(`select ${holdsAddress('$1::text', '$2')}`, [fairId, email]);
  const { rowCount } = await tx.query(
    `select 1 from fair_attendee
     where fair_id = $1 and lower(email) = $2 and id is distinct from $3 limit 1`,
    [fairId, email, except],
  );
  return rowCount === 1;
}
