import { createHmac } from 'node:crypto';
import { addressKey } from '../../../platform/http/address-key.ts';
import type { AccountParts } from '../account-parts.server.ts';
import { deriveKey } from './derive-key.server.ts';

/**
 * Logs each attempt to prove or change an identity, including failed ones (ASVS 5.0,
 * 16.3.1): endpoint, outcome, account when known, and source network, as a pseudonym by
 * which attempts from one network can be correlated and which no one without SECRET can
 * reverse. Request bodies are not logged.
 */
export async function logEndpoint(
  { log, secret }: Pick<AccountParts, 'log' | 'secret'>,
  endpoint: string,
  address: string,
  answer: Response,
): Promise<void> {
  if (!endpoint.startsWith('POST ') && !endpoint.startsWith('GET /callback/')) return;
  const { code, accountId } = await readOutcome(answer.clone());
  const from = createHmac('sha256', deriveKey(secret, 'log-caller'))
    .update(addressKey(address))
    .digest('base64url')
    .slice(0, 16);
  const outcome = {
    endpoint,
    status: answer.status,
    ...(code === undefined ? {} : { outcome: code }),
    ...(accountId === undefined ? {} : { accountId }),
    from,
  };
  log.info({ event: 'auth.request', ...outcome }, 'Auth request.');
}

interface Outcome {
  readonly code?: string;
  readonly accountId?: string;
}

async function readOutcome(answer: Response): Promise<Outcome> {
  const body: unknown = await answer.json().catch(() => null);
  if (typeof body !== 'object' || body === null) return {};
  if ('code' in body && typeof body.code === 'string') return { code: body.code };
  const user = 'user' in body ? body.user : undefined;
  if (typeof user !== 'object' || user === null || !('id' in user)) return {};
  return typeof user.id === 'string' ? { accountId: user.id } : {};
}
