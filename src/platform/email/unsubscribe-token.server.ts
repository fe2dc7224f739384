import { createHash, createHmac } from 'node:crypto';
import type { Queryable } from '../database/queryable.ts';
import { readRows, row, textOf, type RowOf } from '../database/read-rows.ts';
import type { World } from '../world.ts';
import type { SuppressionScope } from './suppress.server.ts';

const unsubscribeLinkRow = row({
  /** In lower case. */
  address: 'text',
  scope: textOf<Exclude<SuppressionScope, 'all'>>(),
});

/** What an unsubscribe link speaks for. */
export type UnsubscribeLink = RowOf<typeof unsubscribeLinkRow>;

/**
 * The token of one reader's links: 128 bits derived from the secret, the same in all emails of a
 * scope, so that links in old emails keep working (RFC 8058, section 3.1).
 */
export function unsubscribeToken(secret: string, { address, scope }: UnsubscribeLink): string {
  return createHmac('sha256', secret)
    .update(`quad:unsubscribe\u0000${scope}\u0000${address.toLowerCase()}`)
    .digest()
    .subarray(0, 16)
    .toString('base64url');
}

/** Where a reader's links lead: a page that asks, and takes one click by POST. */
export const unsubscribeUrl = (publicUrl: string, token: string): string =>
  `${publicUrl}/unsubscribe/${token}`;

/** Records the readers of tokens before the emails that contain them go out. */
export async function keepUnsubscribeLinks(
  tx: Queryable,
  world: World,
  secret: string,
  links: readonly UnsubscribeLink[],
): Promise<void> {
  await tx.query(
    `insert into unsubscribe_link (hash, address, scope, created_at)
     select decode(l.hash, 'hex'), l.address, l.scope, $4
     from unnest($1::text[], $2::text[], $3::text[]) as l (hash, address, scope)
     on conflict do nothing`,
    [
      links.map((link) => hashOf(unsubscribeToken(secret, link))),
      links.map(({ address }) => address.toLowerCase()),
      links.map(({ scope }) => scope),
      world.now(),
    ],
  );
}

/** The reader of a token; undefined if it was never sent, or the reader was erased. */
export async function readUnsubscribeLink(
  tx: Queryable,
  token: string,
): Promise<UnsubscribeLink | undefined> {
  if (!/^[\w-]{22}$/.test(token)) return undefined;
  const rows = await readRows(tx, unsubscribeLinkRow)(
    `select address, scope from unsubscribe_link where hash = decode($1, 'hex')`,
    [hashOf(token)],
  );
  return rows[0];
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
