import type { FairSummary } from '../fairs/fair-summary.ts';
import type { Queryable } from '../platform/database/queryable.ts';
import { operation } from '../platform/graphql/operation.ts';
import { addressKey } from '../platform/http/address-key.ts';
import { spend } from '../platform/http/spend.server.ts';
import type { Values } from '../platform/model/entity.ts';
import { rateLimited, type Refusal } from '../platform/model/refusal.ts';
import type { Viewer } from '../platform/model/viewer.ts';
import { insertRecords } from '../platform/store/house-records.server.ts';
import type { AttendeeCall, AttendeeServices } from './attendee-services.ts';
import { checkRegistration, refuseChild, type CheckedRegistration } from './check-registration.ts';
import { FairAttendee } from './fair-attendee.entity.ts';
import { closedRefusal, fullRefusal, openDesk, refuseUnknownSessions } from './fair-desk.server.ts';
import { registeringInput } from './registration-schema.ts';
import { registeredColumns, tellRegistrant, type Registered } from './tell-registrant.server.ts';

/** A school of a thousand registers behind one address, with some tries each. */
const perSender = { points: 3000, perSeconds: 3600 };
/** However often somebody's address is typed in, it is written to a few times. */
const perRecipient = { points: 20, perSeconds: 24 * 3600 };

interface Args {
  readonly input: Values & { readonly fair: string };
}

/**
 * `registerForFair(...)`: somebody registers for a fair, a guest or signed in, by the list of the own
 * type. Row and mail are one transaction. Whoever calls is told the same whether the address is
 * registered already or not; its owner learns it from the mail.
 */
export const registerForFair = operation<Args, AttendeeServices>({
  kind: 'Mutation',
  name: 'registerForFair',
  field: 'registerForFair(input: RegisterForFairInput!): FairSummary!',
  types: registeringInput,
  who: ['everybody'],
  async resolve({ input: { fair, ...given } }, context) {
    const { services, world, viewer, address } = context;
    const { pool } = services.database;
    const said = { ...given, email: given['email'] ?? viewer?.email };
    refuseChild(said, world.now());
    await take(`register:from:${addressKey(address)}`, perSender);
    const checked = checkRegistration(said, world.now());
    await take(`register:to:${checked.email}`, perRecipient);
    const { summary, refusal } = await services.writer.change((tx) =>
      register(tx, context, fair, checked),
    );
    if (refusal) throw refusal;
    return summary;

    async function take(key: string, budget: typeof perSender): Promise<void> {
      const { allowed, retryAfter } = await spend(pool, world, key, budget);
      if (!allowed) throw rateLimited(retryAfter);
    }
  },
});

interface Outcome {
  readonly summary: FairSummary;
  /** Told when the mail to who is registered already has been written down. */
  readonly refusal: Refusal | null;
}

async function register(
  tx: Queryable,
  context: AttendeeCall,
  slug: string,
  checked: CheckedRegistration,
): Promise<Outcome> {
  const { world, viewer } = context;
  const desk = await openDesk(tx, { slug });
  const { summary, sessions } = desk;
  const now = world.now();
  const closed = closedRefusal(desk, now);
  if (closed) throw closed;
  const { attending, email } = checked;
  refuseUnknownSessions(desk, attending);

  const standing = await standingOf(tx, desk.id, email);
  const owner = ownerOf(viewer, email);
  if (standing && owner !== null) {
    await tellRegistrant(tx, context, standing, 'again', sessions);
    return { summary, refusal: null };
  }
  // Asked of everybody: at a full fair the answer would tell else whose address is registered.
  const refusal = await fullRefusal(tx, desk, attending);
  if (refusal && !standing) throw refusal;
  if (standing) await tellRegistrant(tx, context, standing, 'again', sessions);
  else {
    const made = { ...checked, id: world.newId(), fairId: desk.id, createdAt: now };
    await insertRecords(tx, world, FairAttendee, [{ ...made, userId: owner, owner }]);
    await tellRegistrant(tx, context, made, 'done', sessions);
  }
  return { summary, refusal };
}

/** A registration belongs to whose address it has: an account stands behind it only with its own. */
const ownerOf = (viewer: Viewer | null, email: string): string | null =>
  viewer?.email?.toLowerCase() === email ? viewer.id : null;

/** The registration of an address; until the transaction ends nobody else makes one. */
async function standingOf(
  tx: Queryable,
  fairId: string,
  email: string,
): Promise<Registered | null> {
  await tx.query(
    `select pg_advisory_xact_lock(hashtextextended('registrant:' || $1 || ' ' || $2, 0))`,
    [fairId, email],
  );
  const { rows } = await tx.query<Registered>(
    `select ${registeredColumns} from fair_attendee t
     where t.fair_id = $1 and lower(t.email) = $2 order by t.created_at, t.id limit 1`,
    [fairId, email],
  );
  return rows[0] ?? null;
}
