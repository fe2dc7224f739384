import { createECDH } from 'node:crypto';
import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { spend } from '../../../platform/http/spend.server.ts';
import { apiSentence, forPrograms } from '../../../platform/model/api-sentence.ts';
import { badInput, forbidden, rateLimited } from '../../../platform/model/refusal.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { pushRefusals as messages } from './push-refusals.messages.ts';
import { vapidKeys } from './vapid-keys.server.ts';

/** Browsers of one person at most; the oldest make room. */
const mostBrowsers = 5;

/** Each makes Quad call out later. */
const perHour = { points: 20, perSeconds: 3600 };

/** Push services have addresses of 200 to 600 characters. */
const longestEndpoint = 1000;

/** `myPush`: the browsers that show the caller's notifications. */
const myPush = operation<'myPush', PeopleServices>({
  kind: 'Query',
  name: 'myPush',
  field: `
  "Reads in which browsers the caller has allowed notifications."
  myPush: MyPush!`,
  types: `
  "The notifications of a person."
  type MyPush {
    "With which a browser subscribes (VAPID)."
    publicKey: String!
    "The browser that asks shows them."
    isOnHere: Boolean!
    browsers: [PushBrowser!]!
  }
  "A browser that shows notifications."
  type PushBrowser {
    id: ID!
    "That of the session."
    sessionId: ID!
    createdAt: DateTime!
  }`,
  who: ['signedIn'],
  async resolve(_, context) {
    const by = signedIn(context);
    const { pool } = context.services.database;
    const browsers = await readRows(pool, {
      id: 'text',
      sessionId: 'text',
      createdAt: 'timestamp',
    })(
      `select id, session_id as "sessionId", created_at as "createdAt" from push_subscription
       where account_id = $1 order by created_at desc, id`,
      [by.id],
    );
    return {
      publicKey: vapidKeys(context.services.env.secret).publicKey,
      isOnHere: browsers.some(({ sessionId }) => sessionId === by.sessionId),
      browsers,
    };
  },
});

/** `allowPush(...)`: the caller's browser shows notifications until they sign out or stop it. */
const allowPush = operation<'allowPush', PeopleServices>({
  kind: 'Mutation',
  name: 'allowPush',
  field: `
  "Sends notifications to the caller’s browser, with what its push service gave it. It ends with the session."
  allowPush(endpoint: String!, p256dh: String!, auth: String!): Boolean!`,
  who: ['signedIn'],
  feature: 'push',
  async resolve({ endpoint, p256dh, auth }, context) {
    const by = signedIn(context);
    const { services, world } = context;
    if (by.sessionId === null) throw forbidden(apiSentence(messages.needsSession));
    refuseUnusable({ endpoint, p256dh, auth });
    const { pool } = services.database;
    const { allowed, retryAfter } = await spend(pool, world, `push:${by.id}`, perHour);
    if (!allowed) throw rateLimited(retryAfter);
    await services.writer.change(async (tx) => {
      await tx.query('select from account where id = $1 for update', [by.id]);
      // A browser that two people share belongs to the one who signed in last.
      await tx.query('delete from push_subscription where session_id = $1 or endpoint = $2', [
        by.sessionId,
        endpoint,
      ]);
      await tx.query(
        `insert into push_subscription (id, account_id, session_id, endpoint, p256dh, auth, created_at)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [world.newId(), by.id, by.sessionId, endpoint, p256dh, auth, world.now()],
      );
      await tx.query(
        `delete from push_subscription where id in (
           select id from push_subscription where account_id = $1
           order by created_at desc, id desc offset ${mostBrowsers})`,
        [by.id],
      );
    });
    return true;
  },
});

/** `stopPush(id)`: one of the caller's browsers shows no more notifications; null: this one. */
const stopPush = operation<'stopPush', PeopleServices>({
  kind: 'Mutation',
  name: 'stopPush',
  field: `
  "Stops notifications in one of the caller’s browsers, without an id in the one that asks. Returns whether it had them."
  stopPush(id: ID): Boolean!`,
  who: ['signedIn'],
  async resolve({ id }, context) {
    const by = signedIn(context);
    if (id != null && !isUuid(id)) return false;
    const { rowCount } = await context.services.database.pool.query(
      `delete from push_subscription
       where account_id = $1 and case when $2::uuid is null then session_id = $3 else id = $2 end`,
      [by.id, id ?? null, by.sessionId],
    );
    return rowCount === 1;
  },
});

/** The operations of notifications. */
export const pushOperations = [myPush, allowPush, stopPush] as const;

/**
 * A subscription is taken as RFC 8030 and RFC 8291 describe it, and no other way: an https address,
 * a point of P-256 and 16 octets.
 *
 * @throws Refusal BAD_USER_INPUT
 */
function refuseUnusable({
  endpoint,
  p256dh,
  auth,
}: Record<'endpoint' | 'p256dh' | 'auth', string>) {
  const problem = forPrograms('That isn’t a push subscription.');
  const url = endpoint.length <= longestEndpoint ? URL.parse(endpoint) : null;
  const isAddress =
    url?.protocol === 'https:' && url.username === '' && url.password === '' && url.hash === '';
  if (!isAddress) throw badInput({ endpoint: problem });
  if (!/^[\w-]{87}$/.test(p256dh) || !isPoint(p256dh)) throw badInput({ p256dh: problem });
  if (!/^[\w-]{22}$/.test(auth)) throw badInput({ auth: problem });
}

function isPoint(key: string): boolean {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  try {
    curve.computeSecret(Buffer.from(key, 'base64url'));
    return true;
  } catch {
    return false;
  }
}
