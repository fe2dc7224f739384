import type pg from 'pg';
import { transaction } from '../platform/database/transaction.server.ts';
import { namesOf, suppress, unsuppress } from '../platform/email/suppress.server.ts';
import type { Say } from '../platform/words/speak.ts';
import { mountPage, type Page, type PageDoor } from './pages/answer-page.server.ts';
import { campaignPages as said } from './pages.words.ts';
import { countLeaver } from './count-leaver.server.ts';
import { testToken } from './try-campaign.server.ts';
import {
  readUnsubscribeLink,
  type UnsubscribeLink,
} from '../platform/email/unsubscribe-token.server.ts';

interface Door extends PageDoor {
  readonly pool: pg.Pool;
}

/**
 * `/unsubscribe/{token}`: GET shows a page with a button and changes nothing; POST unsubscribes at
 * once, whoever sends it (RFC 8058), and subscribes again when the page's own button asks for it.
 */
export async function mountUnsubscribe(door: Door): Promise<void> {
  const { pool, world, brandName } = door;

  async function stand(link: UnsubscribeLink, say: Say): Promise<Page> {
    const { nothing, left, ask } = of[link.scope];
    const values = { brand: brandName(), who: maskAddress(link.address) };
    const { rows } = await pool.query<{ scope: string }>(
      'select scope from mail_suppression where address = any($1) and scope in ($2, $3)',
      [namesOf(link.address), 'all', link.scope],
    );
    if (rows.some(({ scope }) => scope === 'all'))
      return { heading: say(said.nothingHeading), paragraphs: [say(nothing, values)] };
    if (rows.length > 0)
      return {
        heading: say(said.leftHeading),
        paragraphs: [say(left, values), say(said.leftStill)],
        button: { label: say(said.comeBack), action: 'resubscribe' },
      };
    return {
      heading: say(said.askHeading),
      paragraphs: [say(ask, values), say(said.askTail)],
      button: { label: say(said.leave), action: 'unsubscribe' },
    };
  }

  await mountPage(door, '/unsubscribe', {
    async show(token, say) {
      const link = await readUnsubscribeLink(pool, token);
      return link ? stand(link, say) : noLink(token, say);
    },
    async act(token, fields, say) {
      const link = await readUnsubscribeLink(pool, token);
      if (!link) return noLink(token, say);
      await transaction(pool, async (tx) => {
        if (fields.get('action') === 'resubscribe') await unsuppress(tx, link);
        else if (await suppress(tx, world, { ...link, reason: 'unsubscribed' }))
          await countLeaver(tx, link);
      });
      const after = await stand(link, say);
      return fields.get('action') === 'resubscribe' && after.button?.action === 'unsubscribe'
        ? { ...after, heading: say(said.backHeading) }
        : after;
    },
  });
}

const of = {
  campaigns: { nothing: said.nothingCampaigns, left: said.leftCampaigns, ask: said.askCampaigns },
  attendees: { nothing: said.nothingAttendees, left: said.leftAttendees, ask: said.askAttendees },
  exhibitors: {
    nothing: said.nothingExhibitors,
    left: said.leftExhibitors,
    ask: said.askExhibitors,
  },
  classes: { nothing: said.nothingClasses, left: said.leftClasses, ask: said.askClasses },
  reminders: { nothing: said.nothingReminders, left: said.leftReminders, ask: said.askReminders },
} as const;

const noLink = (token: string, say: Say): Page =>
  token === testToken
    ? { heading: say(said.testHeading), paragraphs: [say(said.test)] }
    : { status: 404, heading: say(said.noLinkHeading), paragraphs: [say(said.noLink)] };

/** Enough of an address for its owner to know it, and for nobody else to learn it. */
function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, 1)}…${address.slice(at)}`;
}
