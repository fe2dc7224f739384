import type { Queryable } from '../platform/database/queryable.ts';
import type { Env } from '../platform/env.server.ts';
import type { World } from '../platform/world.ts';
import {
  keepUnsubscribeLinks,
  unsubscribeToken,
  unsubscribeUrl,
  type UnsubscribeLink,
} from './unsubscribe/unsubscribe-token.server.ts';

/**
 * The link by which a reader leaves letters of a kind, written down in the transaction of the letter
 * that holds it; with the headers by which mail programs offer it (RFC 8058).
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
