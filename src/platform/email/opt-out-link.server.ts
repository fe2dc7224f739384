import type { Queryable } from '../database/queryable.ts';
import type { Env } from '../env.server.ts';
import type { World } from '../world.ts';
import {
  keepUnsubscribeLinks,
  unsubscribeToken,
  unsubscribeUrl,
  type UnsubscribeLink,
} from './unsubscribe-token.server.ts';

/**
 * An unsubscribe link for a kind of email, recorded in the transaction of the email that contains
 * it; with the headers for email programs (RFC 8058).
 */
export async function optOutLink(
  tx: Queryable,
  world: World,
  { secret, publicUrl }: Pick<Env, 'secret' | 'publicUrl'>,
  link: UnsubscribeLink,
): Promise<{ readonly url: string; readonly headers: Readonly<Record<string, string>> }> {
  await keepUnsubscribeLinks(tx, world, secret, [link]);
  const url = unsubscribeUrl(publicUrl, unsubscribeToken(secret, link));
  const headers = {
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  return { url, headers };
}
