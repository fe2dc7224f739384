import type pg from 'pg';
import { transaction } from '../platform/database/transaction.server.ts';
import { namesOf, suppress, unsuppress } from '../platform/email/suppress.server.ts';
import { scopeLabels } from './audiences.ts';
import { mountPage, type Page, type PageDoor } from './pages/answer-page.server.ts';
import { testToken } from './try-campaign.server.ts';
import {
  readUnsubscribeLink,
  type UnsubscribeLink,
} from './unsubscribe/unsubscribe-token.server.ts';

interface Door extends PageDoor {
  readonly pool: pg.Pool;
}

/**
 * `/unsubscribe/{token}`: GET shows a page with a button and changes nothing; POST unsubscribes at
 * once, whoever sends it (RFC 8058), and subscribes again when the page's own button asks for it.
 */
export async function mountUnsubscribe(door: Door): Promise<void> {
  const { pool, world, brandName } = door;

  async function stand(link: UnsubscribeLink): Promise<Page> {
    const what = scopeLabels[link.scope](brandName);
    const who = maskAddress(link.address);
    const { rows } = await pool.query<{ scope: string }>(
      'select scope from mail_suppression where address = any($1) and scope in ($2, $3)',
      [namesOf(link.address), 'all', link.scope],
    );
    if (rows.some(({ scope }) => scope === 'all'))
      return {
        heading: 'Nothing is sent to you',
        paragraphs: [`Mail to ${who} came back or was refused, so ${what} is not sent there.`],
      };
    if (rows.length > 0)
      return {
        heading: 'You are unsubscribed',
        paragraphs: [
          `${who} gets no more ${what}.`,
          'Mail that you ask for, such as codes and receipts, still reaches you.',
        ],
        button: { label: 'Subscribe again', action: 'resubscribe' },
      };
    return {
      heading: 'Unsubscribe?',
      paragraphs: [`${who} gets ${what}.`, 'One press and that ends.'],
      button: { label: 'Unsubscribe', action: 'unsubscribe' },
    };
  }

  await mountPage(door, '/unsubscribe', {
    async show(token) {
      const link = await readUnsubscribeLink(pool, token);
      return link ? stand(link) : noLink(token);
    },
    async act(token, fields) {
      const link = await readUnsubscribeLink(pool, token);
      if (!link) return noLink(token);
      await transaction(pool, async (tx) => {
        if (fields.get('action') === 'resubscribe') await unsuppress(tx, link);
        else await suppress(tx, world, { ...link, reason: 'unsubscribed' });
      });
      const after = await stand(link);
      return fields.get('action') === 'resubscribe' && after.button?.action === 'unsubscribe'
        ? { ...after, heading: 'You are subscribed again' }
        : after;
    },
  });
}

const noLink = (token: string): Page =>
  token === testToken
    ? {
        heading: 'A test',
        paragraphs: ['This link is from a test mail and unsubscribes nobody.'],
      }
    : {
        status: 404,
        heading: 'This link leads nowhere',
        paragraphs: [
          'It may have been cut off in the mail: please copy it whole. Or its address was deleted, and nothing is sent there any more.',
        ],
      };

/** Enough of an address for its owner to know it, and for nobody else to learn it. */
function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, 1)}…${address.slice(at)}`;
}
