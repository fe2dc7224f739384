import { createHash } from 'node:crypto';
import type pg from 'pg';
import { sendAccountEmail } from '../../accounts/account-email.server.ts';
import type { PeopleServices } from '../../accounts/people-services.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows, textOf } from '../../../platform/database/read-rows.ts';
import { transaction } from '../../../platform/database/transaction.server.ts';
import { cleanName } from '../../../platform/email/clean-name.ts';
import {
  isSuppressed,
  liftHardBounce,
  unsuppress,
} from '../../../platform/email/suppress.server.ts';
import { spend } from '../../../platform/http/spend.server.ts';
import type { World } from '../../../platform/world.ts';
import type { NewsletterList } from '../audiences.ts';
import { campaignEmails as messages } from '../emails.messages.ts';

/** What subscribing takes. */
export interface NewsletterParts extends Pick<PeopleServices, 'mailer' | 'env'> {
  readonly pool: pg.Pool;
  readonly world: World;
}

/** Someone who wants a newsletter, checked. */
export interface Subscriber {
  readonly list: NewsletterList;
  readonly name: string;
  /** In lower case. */
  readonly email: string;
  /** The language in which they subscribe. */
  readonly locale: string;
}

/** Emails a day that anyone can trigger to one address. */
const perRecipient = { points: 3, perSeconds: 24 * 3600 };
const linkDays = 7;
const asking = {
  attendees: {
    subject: messages.confirmSubjectAttendees,
    lead: messages.confirmLeadAttendees,
    nameless: messages.confirmLeadNamelessAttendees,
  },
  exhibitors: {
    subject: messages.confirmSubjectExhibitors,
    lead: messages.confirmLeadExhibitors,
    nameless: messages.confirmLeadNamelessExhibitors,
  },
} as const;

/**
 * Records a newsletter request and emails the confirmation link. A subscriber gets no second email,
 * and the answer does not reveal it. A stranger changes nothing about a confirmed subscription.
 */
export async function subscribeNewsletter(
  { pool, world, mailer, env }: NewsletterParts,
  { list, name, email, locale }: Subscriber,
): Promise<void> {
  const key = `newsletter:recipient:${email}`;
  if (!(await spend(pool, world, key, perRecipient)).allowed) return;
  const token = Buffer.from(world.randomBytes(16)).toString('base64url');
  const now = world.now();
  const endsAt = new Date(now.getTime() + linkDays * 24 * 3_600_000);
  await transaction(pool, async (tx) => {
    const { rowCount } = await tx.query(
      `insert into newsletter_subscription as s
         (id, list, address, name, created_at, token_hash, token_expires_at)
       values ($7, $1, $2, $3, $4, $5, $6)
       on conflict (list, address) do update set
         name = case when s.confirmed_at is null then excluded.name else s.name end,
         token_hash = excluded.token_hash, token_expires_at = excluded.token_expires_at
       where s.confirmed_at is null or is_suppressed(s.address, s.list)`,
      [list, email, name, now, hashOf(token), endsAt, world.newId()],
    );
    if (rowCount === 0) return;
    const texts = asking[list];
    const values = { brand: env.brand.name, name: cleanName(name), days: linkDays };
    await sendAccountEmail(
      tx,
      { mailer, env },
      {
        kind: 'newsletter-confirmation',
        to: email,
        unverified: true,
        ownLocale: locale,
        write: (t) => ({
          subject: t(texts.subject, values),
          heading: t(messages.confirmHeading),
          paragraphs: [
            t(values.name === '' ? texts.nameless : texts.lead, values),
            t(messages.confirmTail, values),
          ],
          action: {
            label: t(messages.confirmAction),
            url: `${env.publicUrl}/newsletter/confirm/${token}`,
          },
        }),
      },
    );
  });
}

/** Which newsletter a mailed token would confirm; undefined when it was used or has run out. */
export async function readConfirmation(
  tx: Queryable,
  world: World,
  token: string,
): Promise<{ readonly list: NewsletterList; readonly address: string } | undefined> {
  if (!/^[\w-]{22}$/.test(token)) return undefined;
  const rows = await readRows(tx, { list: textOf<NewsletterList>(), address: 'text' })(
    'select list, address from newsletter_subscription where token_hash = $1 and token_expires_at > $2',
    [hashOf(token), world.now()],
  );
  return rows[0];
}

/** What a mailed token has confirmed. */
interface Confirmed {
  readonly list: NewsletterList;
  /** False: its reader has complained, or an admin has taken the address off everything. */
  readonly arrives: boolean;
}

/**
 * Uses an emailed token: from now on its reader gets the newsletter, even after an unsubscribe or a
 * bounce.
 * @returns undefined when the token was used or has expired
 */
export async function confirmNewsletter(
  pool: pg.Pool,
  world: World,
  token: string,
): Promise<Confirmed | undefined> {
  if (!/^[\w-]{22}$/.test(token)) return undefined;
  return transaction(pool, async (tx) => {
    const [confirmed] = await readRows(tx, { list: textOf<NewsletterList>(), address: 'text' })(
      `update newsletter_subscription set token_hash = null, token_expires_at = null,
         confirmed_at = coalesce(confirmed_at, $2)
       where token_hash = $1 and token_expires_at > $2 returning list, address`,
      [hashOf(token), world.now()],
    );
    if (!confirmed) return undefined;
    const { list, address } = confirmed;
    await unsuppress(tx, { address, scope: list });
    // The email with the link has arrived.
    await liftHardBounce(tx, address);
    return { list, arrives: !(await isSuppressed(tx, address, list)) };
  });
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
