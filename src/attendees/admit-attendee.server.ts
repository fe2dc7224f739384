import { emailReaderQuery, type EmailReader } from '../accounts/email-reader.server.ts';
import type { Queryable, Statement } from '../platform/database/queryable.ts';
import type { Refusal } from '../platform/model/refusal.ts';
import type { Viewer } from '../platform/model/viewer.ts';
import { refusing } from '../platform/store/insert-records.server.ts';
import type { AttendeeCall } from './attendee-services.ts';
import { FairAttendee } from './fair-attendee.entity.ts';
import {
  reserveSpots,
  holdsAddress,
  refuseClosed,
  refuseUnknownSessions,
  takenPlaces,
  whyFull,
  type LockedRegistrationState,
  type TakenPlaces,
} from './fair-registration-state.server.ts';
import { renewReservation } from './spots.server.ts';
import { registeredColumns, tellRegistrant, type Registered } from './tell-registrant.server.ts';

/** A registration belongs to whose address it has: an account stands behind it only with its own. */
export const isOwnAddress = (viewer: Viewer | null, email: string): boolean =>
  viewer?.email?.toLowerCase() === email;

/**
 * Lets someone in at the desk of a fair, through whichever door: while it is open, where there is a
 * place, once. Row and mail are one transaction. Who is registered already is told so by mail only,
 * and whoever calls is told the same as if the registration were new.
 *
 * @param write says what makes the record where none is standing, with its id and what else the mail
 *   tells; what it hands on goes to the database along with the mail
 * @returns why there is no place, to be thrown once the mail to who has one already is written down
 * @throws Refusal CONFLICT where the fair is closed or full, BAD_USER_INPUT for unknown sessions
 */
export async function admitAttendee(
  tx: Queryable,
  context: Pick<AttendeeCall, 'services' | 'world' | 'viewer'>,
  desk: LockedRegistrationState,
  asking: Asking,
  write: (standing: Registered | null) => Promise<Admitted>,
): Promise<Refusal | null> {
  const { attending, challenge = null } = asking;
  refuseClosed(desk, context.world.now());
  refuseUnknownSessions(desk, attending);
  const isCounted = await reserveSpots(tx, desk, attending, context.world.now());
  const { standing, isSeated, places, reader } = await readFile(tx, desk, isCounted);
  // Asked of everyone: at a full fair the answer would tell else whose address is registered.
  const isOwn = standing !== null && isOwnAddress(context.viewer, asking.email);
  const refusal = (isOwn && isSeated) || !places ? null : whyFull(desk, attending, places);
  if (refusal && !standing) throw refusal;
  if (standing && !refusal) await renewReservation(tx, standing.id, context.world.now());
  const { along, ...written } = await write(standing);
  const known = { fair: desk, reader, isNew: !standing, along, challenge };
  if (standing) await tellRegistrant(tx, context, standing, 'again', desk.sessions, known);
  else
    await refusing(FairAttendee, () =>
      tellRegistrant(tx, context, { ...asking, ...written }, 'done', desk.sessions, known),
    );
  return refusal;
}

/** What someone registers with, and by which browser's challenge a code is to open. */
export interface Asking extends Registered {
  readonly challenge?: string | null;
}

/** A record that is made for someone who is let in. */
export interface Admitted extends Pick<Registered, 'id' | 'seenBy'> {
  /** What writes it, by names; absent where that is done. */
  readonly along?: Readonly<Record<string, Statement>>;
}

interface File {
  readonly standing: Registered | null;
  /** It has a seat, though perhaps not for long. */
  readonly isSeated: boolean;
  readonly places: TakenPlaces | null;
  readonly reader: EmailReader | null;
}

/** What there is of an address at a fair, by a statement that sees whoever held it before. */
async function readFile(
  tx: Queryable,
  { id, heldFor }: LockedRegistrationState,
  isCounted: boolean,
): Promise<File> {
  const { rows } = await tx.query<File>({
    // Planned anew each time: what is prepared for a fair of ten is wrong for the same fair of thousands.
    text: `select (select to_json(r) from (${standingQuery}) r) as standing,
       exists (select from attendee_seat s join (${standingQuery}) r on r.id = s.attendee_id) as "isSeated",
       (select to_json(r) from (${emailReaderQuery('$2')}) r) as reader,
       ${isCounted ? takenPlaces() : 'null'} as places`,
    values: [id, heldFor],
  });
  const [file] = rows;
  if (!file) throw new Error('A file was read without an answer.');
  const { standing } = file;
  return {
    ...file,
    standing: standing && { ...standing, createdAt: new Date(standing.createdAt) },
  };
}

const standingQuery = `select ${registeredColumns} from fair_attendee t
  where t.fair_id = $1 and lower(t.email) = $2 order by t.created_at, t.id limit 1`;

/**
 * Whether an address is registered, one registration apart; until the transaction ends no one else
 * registers with it.
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
