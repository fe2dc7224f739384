import { createHash } from 'node:crypto';
import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows, row } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { spend } from '../../../platform/http/spend.server.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { checkValues } from '../../../platform/model/check-values.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { conflict, notFound, rateLimited } from '../../../platform/model/refusal.ts';
import type { World } from '../../../platform/world.ts';
import { collegeToConnect } from './college-to-connect.server.ts';
import { deliveryMessages as messages } from './delivery.messages.ts';
import { keyFields } from './delivery-fields.ts';

/** What each key begins with, so that scanners of leaked secrets recognize it. */
const prefix = 'quad_leads_';

/** Keys in use that a college can have. */
const mostKeys = 10;

const perDay = { points: 20, perSeconds: 86_400 };

const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

const keyRow = row({
  id: 'text',
  name: 'text',
  ending: 'text',
  createdAt: 'timestamp',
  createdBy: 'text?',
  lastUsedAt: 'timestamp?',
});

/** The keys in use of a college `$1`, the newest first. */
export const keysOf = (tx: Queryable, collegeId: string) =>
  readRows(tx, keyRow)(
    `select k.id, k.name, k.ending, k.created_at as "createdAt", k.last_used_at as "lastUsedAt",
       (select trim(r.first_name || ' ' || r.last_name) from college_rep r
        where r.user_id = k.created_by and r.college_id = k.college_id) as "createdBy"
     from lead_key k where k.college_id = $1 and k.revoked_at is null
     order by k.created_at desc, k.id desc`,
    [collegeId],
  );

/** `createLeadKey(name)`: a key for a program of the caller's college. Its secret is shown once. */
const createLeadKey = operation<'createLeadKey', PeopleServices>({
  kind: 'Mutation',
  name: 'createLeadKey',
  field: `
  "Creates a key with which a program of the caller’s college reads its leads at \`/api/leads\`. The secret is shown once."
  createLeadKey(name: String!): NewLeadKey!`,
  types: `
  "A key with which a program reads a college’s leads."
  type LeadKey {
    id: ID!
    name: String!
    "The last characters of its secret."
    ending: String!
    createdAt: DateTime!
    "Who made it; null when that person represents the college no longer."
    createdBy: String
    lastUsedAt: DateTime
  }
  "A new key with its secret."
  type NewLeadKey { key: LeadKey! secret: String! }`,
  who: ['COLLEGES'],
  async resolve(input, context) {
    const by = signedIn(context);
    const { services, world } = context;
    const { pool } = services.database;
    const collegeId = await collegeToConnect(pool, by.id);
    checkValues(keyFields, input, world.now());
    const { allowed, retryAfter } = await spend(pool, world, `lead-keys:${collegeId}`, perDay);
    if (!allowed) throw rateLimited(retryAfter);
    const secret = prefix + Buffer.from(world.randomBytes(32)).toString('base64url');
    const id = world.newId();
    return services.writer.change(async (tx) => {
      // One at a time for a college, so that the number of keys holds.
      await tx.query('select from college where id = $1 for no key update', [collegeId]);
      const before = await keysOf(tx, collegeId);
      if (before.length >= mostKeys) throw conflict(apiSentence(messages.tooManyKeys));
      await tx.query(
        `insert into lead_key (id, college_id, name, key_hash, ending, created_at, created_by)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [id, collegeId, input.name.trim(), hashOf(secret), secret.slice(-4), world.now(), by.id],
      );
      const key = (await keysOf(tx, collegeId)).find((one) => one.id === id);
      if (!key) throw new Error('A key was made and is not there.');
      return { key, secret };
    });
  },
});

/** `revokeLeadKey(id)`: ends a key at once. */
const revokeLeadKey = operation<'revokeLeadKey', PeopleServices>({
  kind: 'Mutation',
  name: 'revokeLeadKey',
  field: `
  "Revokes a key of the caller’s college: it stops working at once."
  revokeLeadKey(id: ID!): ID!`,
  who: ['COLLEGES'],
  async resolve({ id }, context) {
    const { services, world } = context;
    const collegeId = await collegeToConnect(services.database.pool, signedIn(context).id);
    const { rowCount } = isUuid(id)
      ? await services.database.pool.query(
          `update lead_key set revoked_at = $3
           where id = $1 and college_id = $2 and revoked_at is null`,
          [id, collegeId, world.now()],
        )
      : { rowCount: 0 };
    if (!rowCount) throw notFound();
    return id;
  },
});

/** The operations on keys. */
export const leadKeyOperations = [createLeadKey, revokeLeadKey] as const;

const usableKeyRow = row({ id: 'text', collegeId: 'text', createdBy: 'text' });

/** The key of a request, and records its use, once a minute at most; null if it isn't valid. */
export async function useKey(tx: Queryable, world: World, secret: string) {
  if (!secret.startsWith(prefix)) return null;
  const rows = await readRows(tx, usableKeyRow)(
    `select k.id, k.college_id as "collegeId", k.created_by as "createdBy"
     from lead_key k join college c on c.id = k.college_id and c.status = 'active'
     where k.key_hash = $1 and k.revoked_at is null`,
    [hashOf(secret)],
  );
  const [key] = rows;
  if (!key) return null;
  await tx.query(
    `update lead_key set last_used_at = $2
     where id = $1 and (last_used_at is null or last_used_at < $2::timestamptz - interval '1 minute')`,
    [key.id, world.now()],
  );
  return key;
}
