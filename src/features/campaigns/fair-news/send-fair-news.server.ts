import type pg from 'pg';
import { writeEmail } from '../../accounts/account-email.server.ts';
import { eachApart } from '../../../platform/database/each-apart.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { transaction } from '../../../platform/database/transaction.server.ts';
import { countWaitingMail } from '../../../platform/email/count-waiting-mail.server.ts';
import type { Mailer } from '../../../platform/email/mailer.server.ts';
import type { Env } from '../../../platform/env.server.ts';
import type { JobSchedule } from '../../../platform/jobs/jobs.ts';
import type { Log } from '../../../platform/log.ts';
import type { World } from '../../../platform/world.ts';
import { optOutLink } from '../../../platform/email/opt-out-link.server.ts';
import { giveBackNews, takeFairNews, type FairNews } from './due-news.server.ts';
import { isTimeZone } from '../../fairs/fair-choices.ts';
import { fairAddress } from '../../fairs/calendar-fair.ts';
import type { EmailContent } from '../../../platform/email/email-content.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { fairNewsMessages as messages } from './fair-news.messages.ts';

interface Parts {
  readonly pool: pg.Pool;
  readonly world: World;
  readonly log: Pick<Log, 'error'>;
  readonly mailer: Pick<Mailer, 'send'>;
  readonly env: Pick<Env, 'brand' | 'features' | 'production' | 'publicUrl' | 'secret'>;
  /** Emails written by one transaction. */
  readonly piece?: number;
}

const mailKind = 'fair-news';
/** Queues no more while this many of these emails wait for the mail server. */
const mostWaiting = 1000;

/**
 * Checks every five minutes whom to notify of new fairs. Each batch is a transaction that writes
 * the emails and records them: even if a process is killed or two run at once, no one is notified
 * twice. Bulk email needs a postal address, so in production nothing is sent before it is set, nor
 * while the feature is off.
 */
export function sendFairNews(parts: Parts): JobSchedule {
  const { pool, env, piece = 200 } = parts;
  return {
    name: 'fair-news',
    every: '*/5 * * * *',
    zone: 'UTC',
    async run({ signal }) {
      if (env.features.off.has('fair-news')) return;
      if (env.production && env.brand.postalAddress === undefined) return;
      let after: string | null = null;
      do {
        if (
          signal.aborted ||
          (await countWaitingMail(pool, [mailKind], mostWaiting)) >= mostWaiting
        )
          return;
        after = await sendSome(parts, after, piece);
      } while (after !== null);
    },
  };
}

/** Returns the last account notified; null when none is left. */
const sendSome = (parts: Parts, after: string | null, limit: number): Promise<string | null> =>
  transaction(parts.pool, async (tx) => {
    const due = await takeFairNews(tx, { now: parts.world.now(), after, limit });
    const failed = await eachApart(tx, due, (one) => sendOne(tx, parts, one));
    for (const { item, error } of failed) {
      parts.log.error(
        { event: 'fair_news.recipient_failed', err: error },
        'Fair news failed for one recipient.',
      );
      await giveBackNews(tx, item);
    }
    return due.length < limit ? null : (due.at(-1)?.accountId ?? null);
  });

async function sendOne(
  tx: Queryable,
  { world, mailer, env }: Parts,
  news: FairNews,
): Promise<void> {
  const { url, headers } = await optOutLink(tx, world, env, {
    address: news.email,
    scope: 'campaigns',
  });
  const { subject, ...emailContent } = writeFairNews(news, {
    publicUrl: env.publicUrl,
    leave: url,
  });
  await mailer.send(tx, {
    kind: mailKind,
    to: news.email,
    subject,
    bulk: true,
    headers,
    ...writeEmail(env, emailContent),
  });
}

/** The email about new fairs, in the reader's language and time zone. */
function writeFairNews(
  { fairs, locale, timeZone }: Pick<FairNews, 'fairs' | 'locale' | 'timeZone'>,
  {
    publicUrl,
    leave,
  }: { readonly publicUrl: string; /** Where to unsubscribe. */ readonly leave: string },
): Omit<EmailContent, 'brand'> & { readonly subject: string } {
  const t = translatorFor(locale);
  const [first] = fairs;
  if (!first) throw new Error('News of fairs names none.');
  const isOne = fairs.length === 1;
  const names = { fair: first.name, count: fairs.length };
  const subject = t(isOne ? messages.oneSubject : messages.manySubject, names);
  const links = fairs.map(({ name, slug }) => ({
    label: name,
    url: fairAddress(publicUrl, slug),
  }));
  return {
    locale,
    subject,
    heading: subject,
    paragraphs: [t(messages.lead)],
    tickets: fairs.map((fair) => ({
      title: fair.name,
      startTime: fair.startTime,
      endTime: fair.endTime,
      timeZone: timeZone !== null && isTimeZone(timeZone) ? timeZone : fair.timeZone,
      details: fair.exhibitors > 0 ? [t(messages.colleges, { count: fair.exhibitors })] : [],
    })),
    why: t(messages.why),
    leave: { label: t(messages.leave), url: leave },
    action: isOne
      ? { label: t(messages.look), url: fairAddress(publicUrl, first.slug) }
      : { label: t(messages.all), url: `${publicUrl}/calendar` },
    ...(isOne ? {} : { links: [{ title: t(messages.lookAt), links }] }),
  };
}
