import { createHash, createHmac } from 'node:crypto';
import type { Env } from '../../../platform/env.server.ts';
import {
  callOut,
  OutgoingFailure,
  type OutgoingProblem,
} from '../../../platform/outgoing/call-out.server.ts';
import type { World } from '../../../platform/world.ts';
import type { DeliveredLead } from './read-leads.server.ts';

/** The content of a webhook's call. */
export type LeadsChange =
  | { readonly type: 'leads.test' }
  | {
      readonly type: 'leads.changed';
      readonly leads: readonly DeliveredLead[];
      readonly gone: readonly { readonly id: string; readonly outcome: string }[];
    };

/** What came of a call. */
export interface Outcome {
  readonly status: number | null;
  /** Null: the address took it. */
  readonly problem: OutgoingProblem | 'status' | null;
}

/**
 * The secret that signs a webhook's calls, in the notation of Standard Webhooks. It follows from the
 * app's secret, so that it isn't in the database; another SECRET gives every webhook another.
 */
export const webhookSecret = (secret: string, webhookId: string): string =>
  `whsec_${createHmac('sha256', secret).update(`lead-webhook ${webhookId}`).digest('base64')}`;

/**
 * Posts a change to a college's address, signed as Standard Webhooks 1.0 says
 * (https://www.standardwebhooks.com): HMAC-SHA256 over id, time and body. The same content has the
 * same id, so that a program that gets it again can tell.
 */
export async function sendLeads(
  { env, world }: { readonly env: Pick<Env, 'secret' | 'webhookHosts'>; readonly world: World },
  webhook: { readonly id: string; readonly url: string },
  change: LeadsChange,
): Promise<Outcome> {
  const body = JSON.stringify(change);
  const id = `msg_${createHash('sha256').update(`${webhook.id} ${body}`).digest('base64url').slice(0, 32)}`;
  const seconds = String(Math.floor(world.now().getTime() / 1000));
  const key = Buffer.from(webhookSecret(env.secret, webhook.id).slice('whsec_'.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  try {
    const status = await callOut({
      url: new URL(webhook.url),
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Quad',
        'webhook-id': id,
        'webhook-timestamp': seconds,
        'webhook-signature': `v1,${signature}`,
      },
      body,
      ownHosts: env.webhookHosts,
    });
    return { status, problem: status >= 200 && status < 300 ? null : 'status' };
  } catch (error) {
    if (error instanceof OutgoingFailure) return { status: null, problem: error.problem };
    throw error;
  }
}
