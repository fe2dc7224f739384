import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import {
  nullable,
  readRows,
  row,
  textOf,
  type RowOf,
} from '../../../platform/database/read-rows.ts';
import type { Env } from '../../../platform/env.server.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { spend } from '../../../platform/http/spend.server.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { checkValues } from '../../../platform/model/check-values.ts';
import { badInput, notFound, rateLimited } from '../../../platform/model/refusal.ts';
import { mayCallOut, type OutgoingProblem } from '../../../platform/outgoing/call-out.server.ts';
import type { World } from '../../../platform/world.ts';
import { collegeToConnect } from './college-to-connect.server.ts';
import { deliveryMessages as messages } from './delivery.messages.ts';
import { webhookFields } from './delivery-fields.ts';
import { keysOf } from './lead-keys.server.ts';
import { recordAttempt } from './record-attempt.server.ts';
import { sendLeads, webhookSecret } from './send-leads.server.ts';

type Services = PeopleServices & { readonly env: Pick<Env, 'webhookHosts'> };

/** Calls of a person that make Quad call out, or set where to. */
const perHour = { points: 20, perSeconds: 3600 };

/** Attempts shown. */
const shownAttempts = 20;

const webhookRow = row({
  id: 'text',
  url: 'text',
  createdAt: 'timestamp',
  createdBy: 'text?',
  lastSuccessAt: 'timestamp?',
  failingSince: 'timestamp?',
  nextAttemptAt: 'timestamp',
  pausedAt: 'timestamp?',
});
type Webhook = RowOf<typeof webhookRow>;

const attemptRow = row({
  id: 'text',
  at: 'timestamp',
  isTest: 'boolean',
  leads: 'number',
  gone: 'number',
  status: 'number?',
  problem: nullable(textOf<OutgoingProblem | 'status'>()),
});

async function webhookOf(tx: Queryable, collegeId: string): Promise<Webhook | null> {
  const rows = await readRows(tx, webhookRow)(
    `select w.id, w.url, w.created_at as "createdAt", w.last_success_at as "lastSuccessAt",
       w.failing_since as "failingSince", w.next_attempt_at as "nextAttemptAt",
       w.paused_at as "pausedAt",
       (select trim(r.first_name || ' ' || r.last_name) from college_rep r
        where r.user_id = w.created_by and r.college_id = w.college_id) as "createdBy"
     from lead_webhook w where w.college_id = $1`,
    [collegeId],
  );
  return rows[0] ?? null;
}

/** The webhook that a call means. @throws Refusal NOT_FOUND without one */
async function openWebhook(tx: Queryable, collegeId: string): Promise<Webhook> {
  const webhook = await webhookOf(tx, collegeId);
  if (!webhook) throw notFound();
  return webhook;
}

async function spendOne(tx: Queryable, world: World, collegeId: string): Promise<void> {
  const { allowed, retryAfter } = await spend(tx, world, `lead-webhook:${collegeId}`, perHour);
  if (!allowed) throw rateLimited(retryAfter);
}

/** `leadConnections`: how the programs of the caller's college get its leads. */
const leadConnections = operation<'leadConnections', Services>({
  kind: 'Query',
  name: 'leadConnections',
  field: `
  "Returns the keys and the webhook through which programs of the caller’s college get its leads."
  leadConnections: LeadConnections!`,
  types: `
  "The ways programs get a college’s leads."
  type LeadConnections { keys: [LeadKey!]! webhook: LeadWebhook }
  "An address to which new, changed and withdrawn leads are sent."
  type LeadWebhook {
    id: ID!
    url: String!
    createdAt: DateTime!
    "Who set it; null when that person represents the college no longer."
    createdBy: String
    lastSuccessAt: DateTime
    "Since when every attempt has failed."
    failingSince: DateTime
    nextAttemptAt: DateTime!
    "When sending stopped after three days of failures."
    pausedAt: DateTime
    "The latest attempts, the newest first."
    attempts: [LeadWebhookAttempt!]!
  }
  "An attempt to send leads to a webhook."
  type LeadWebhookAttempt {
    id: ID!
    at: DateTime!
    isTest: Boolean!
    "Leads sent."
    leads: Int!
    "Leads it said to delete."
    gone: Int!
    "The HTTP status; null without an answer."
    status: Int
    "Null: the address took it."
    problem: LeadWebhookProblem
  }
  "The reason an attempt failed: a status other than 2xx, a redirect, an address that isn't public, no answer in five seconds, no connection."
  enum LeadWebhookProblem { status redirect private timeout connection }`,
  who: ['COLLEGES'],
  async resolve(_args, context) {
    const { pool } = context.services.database;
    const collegeId = await collegeToConnect(pool, signedIn(context).id);
    return { keys: await keysOf(pool, collegeId), webhook: await webhookOf(pool, collegeId) };
  },
  fields: {
    LeadWebhook: {
      attempts: ({ id }: Webhook, { services }) =>
        readRows(services.database.pool, attemptRow)(
          `select id, at, is_test as "isTest", leads, gone, status, problem
           from lead_webhook_attempt where webhook_id = $1
           order by at desc, id desc limit ${shownAttempts}`,
          [id],
        ),
    },
  },
});

/** `setLeadWebhook(url)`: where leads are sent from now on. Its secret is shown once. */
const setLeadWebhook = operation<'setLeadWebhook', Services>({
  kind: 'Mutation',
  name: 'setLeadWebhook',
  field: `
  "Sets the address to which the leads of the caller’s college are sent, all of them first. The secret is new and shown once."
  setLeadWebhook(url: String!): NewLeadWebhook!`,
  types: `
  "A new webhook with the secret that signs its calls."
  type NewLeadWebhook { webhook: LeadWebhook! secret: String! }`,
  who: ['COLLEGES'],
  async resolve({ url }, context) {
    const by = signedIn(context);
    const { services, world } = context;
    const { pool } = services.database;
    const collegeId = await collegeToConnect(pool, by.id);
    const { webhookHosts } = services.env;
    const typed = URL.parse(url.trim());
    const isOwnHost = typed !== null && webhookHosts.includes(typed.host);
    // The operator's own hosts may be names without a dot, or addresses.
    if (!isOwnHost) checkValues(webhookFields, { url }, world.now());
    if (!typed || !mayCallOut(typed, webhookHosts))
      throw badInput({ url: apiSentence(messages.httpsOnly) });
    await spendOne(pool, world, collegeId);
    const id = world.newId();
    return services.writer.change(async (tx) => {
      await tx.query('select from college where id = $1 for no key update', [collegeId]);
      await tx.query('delete from lead_webhook where college_id = $1', [collegeId]);
      await tx.query(
        `insert into lead_webhook (id, college_id, url, created_at, created_by, next_attempt_at)
         values ($1, $2, $3, $4, $5, $4)`,
        [id, collegeId, typed.href, world.now(), by.id],
      );
      const webhook = await openWebhook(tx, collegeId);
      return { webhook, secret: webhookSecret(services.env.secret, id) };
    });
  },
});

/** `removeLeadWebhook`: stops sending, and forgets the log. */
const removeLeadWebhook = operation<'removeLeadWebhook', Services>({
  kind: 'Mutation',
  name: 'removeLeadWebhook',
  field: `
  "Stops sending the leads of the caller’s college, and deletes the webhook with its log."
  removeLeadWebhook: ID!`,
  who: ['COLLEGES'],
  async resolve(_args, context) {
    const { pool } = context.services.database;
    const collegeId = await collegeToConnect(pool, signedIn(context).id);
    const { id } = await openWebhook(pool, collegeId);
    await pool.query('delete from lead_webhook where id = $1', [id]);
    return id;
  },
});

/** `tryLeadWebhook`: sends a test without leads at once; a success ends a pause. */
const tryLeadWebhook = operation<'tryLeadWebhook', Services>({
  kind: 'Mutation',
  name: 'tryLeadWebhook',
  field: `
  "Sends a test without leads to the webhook of the caller’s college. If it arrives, sending resumes."
  tryLeadWebhook: LeadWebhook!`,
  who: ['COLLEGES'],
  async resolve(_args, context) {
    const { services, world } = context;
    const { pool } = services.database;
    const collegeId = await collegeToConnect(pool, signedIn(context).id);
    const webhook = await openWebhook(pool, collegeId);
    await spendOne(pool, world, collegeId);
    const outcome = await sendLeads({ env: services.env, world }, webhook, { type: 'leads.test' });
    return services.writer.change(async (tx) => {
      await recordAttempt(tx, world, webhook.id, { ...outcome, isTest: true, leads: 0, gone: 0 });
      return openWebhook(tx, collegeId);
    });
  },
});

/** The operations on a college's connections. */
export const connectionOperations = [
  leadConnections,
  setLeadWebhook,
  removeLeadWebhook,
  tryLeadWebhook,
] as const;
