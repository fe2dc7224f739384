import type pg from 'pg';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { transaction } from '../../../platform/database/transaction.server.ts';
import { namesOf, suppress, unsuppress } from '../../../platform/email/suppress.server.ts';
import {
  readUnsubscribeLink,
  type UnsubscribeLink,
} from '../../../platform/email/unsubscribe-token.server.ts';
import type { Translate } from '../../../platform/i18n/translator-for.ts';
import { campaignBatch } from '../sending/advance-campaign.server.ts';
import { testToken } from '../sending/try-campaign.server.ts';
import { mountPage, type Page, type PageRouteParts } from './answer-page.server.ts';
import { campaignPages as messages } from './pages.messages.ts';

interface UnsubscribeParts extends PageRouteParts {
  readonly pool: pg.Pool;
}

/**
 * `/unsubscribe/{token}`: GET shows a page with a button and changes nothing; POST unsubscribes at
 * once, from any sender (RFC 8058), and subscribes again when the page's own button asks for it.
 */
export async function mountUnsubscribe(parts: UnsubscribeParts): Promise<void> {
  const { pool, world, brandName } = parts;

  async function stand(link: UnsubscribeLink, t: Translate): Promise<Page> {
    const { nothing, left, ask } = byScope[link.scope];
    const values = { brand: brandName(), who: maskAddress(link.address) };
    const rows = await readRows(pool, { scope: 'text' })(
      'select scope from mail_suppression where address = any($1) and scope in ($2, $3)',
      [namesOf(link.address), 'all', link.scope],
    );
    if (rows.some(({ scope }) => scope === 'all'))
      return { heading: t(messages.nothingHeading), paragraphs: [t(nothing, values)] };
    if (rows.length > 0)
      return {
        heading: t(messages.leftHeading),
        paragraphs: [t(left, values), t(messages.leftStill)],
        button: { label: t(messages.comeBack), action: 'resubscribe' },
      };
    return {
      heading: t(messages.askHeading),
      paragraphs: [t(ask, values), t(messages.askTail)],
      button: { label: t(messages.leave), action: 'unsubscribe' },
    };
  }

  await mountPage(parts, '/unsubscribe', {
    async show(token, t) {
      const link = await readUnsubscribeLink(pool, token);
      return link ? stand(link, t) : noLink(token, t);
    },
    async act(token, fields, t) {
      const link = await readUnsubscribeLink(pool, token);
      if (!link) return noLink(token, t);
      await transaction(pool, async (tx) => {
        if (fields.get('action') === 'resubscribe') await unsuppress(tx, link);
        else if (await suppress(tx, world, { ...link, reason: 'unsubscribed' }))
          await countLeaver(tx, link);
      });
      const after = await stand(link, t);
      return fields.get('action') === 'resubscribe' && after.button?.action === 'unsubscribe'
        ? { ...after, heading: t(messages.backHeading) }
        : after;
    },
  });
}

const byScope = {
  campaigns: {
    nothing: messages.nothingCampaigns,
    left: messages.leftCampaigns,
    ask: messages.askCampaigns,
  },
  attendees: {
    nothing: messages.nothingAttendees,
    left: messages.leftAttendees,
    ask: messages.askAttendees,
  },
  exhibitors: {
    nothing: messages.nothingExhibitors,
    left: messages.leftExhibitors,
    ask: messages.askExhibitors,
  },
  classes: {
    nothing: messages.nothingClasses,
    left: messages.leftClasses,
    ask: messages.askClasses,
  },
  reminders: {
    nothing: messages.nothingReminders,
    left: messages.leftReminders,
    ask: messages.askReminders,
  },
} as const;

const noLink = (token: string, t: Translate): Page =>
  token === testToken
    ? { heading: t(messages.testHeading), paragraphs: [t(messages.test)] }
    : { status: 404, heading: t(messages.noLinkHeading), paragraphs: [t(messages.noLink)] };

/** Enough of an address for its owner to know it, and for no one else to learn it. */
function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, 1)}…${address.slice(at)}`;
}

/**
 * Counts an unsubscribe for the last campaign of this scope that reached the person: the links of
 * all emails of a scope are the same.
 */
async function countLeaver(
  tx: Queryable,
  { address, scope }: Pick<UnsubscribeLink, 'address' | 'scope'>,
): Promise<void> {
  await tx.query(
    `update campaign set unsubscribed = unsubscribed + 1 where id = (
       select b.id from mail m join mail_batch b on b.id = m.batch_id
       where lower(m.recipient) = lower($1) and b.kind = $3 and b.scope = $2
         and m.sent_at is not null
       order by m.sent_at desc, m.id desc limit 1)`,
    [address, scope, campaignBatch],
  );
}
