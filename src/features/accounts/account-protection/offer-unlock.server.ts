import { createHash } from 'node:crypto';
import { spendEach } from '../../../platform/http/spend.server.ts';
import type { AccountParts } from '../account-parts.server.ts';
import { securityEmails as messages } from './security-emails.messages.ts';
import { sendAccountEmail } from '../account-email.server.ts';

const hour = 3600;

/** Lifetime of the link in hours: as long as emails with it are counted. */
const unlockHours = 24;

/**
 * Emails the owner of a locked-out account a link that lets a browser try again: once an
 * hour and three times a day. For an address without a confirmed account nothing is emailed, and
 * nothing else differs.
 */
export async function offerUnlock(parts: AccountParts, email: string): Promise<void> {
  const { pool, world, mailer, brand, publicUrl } = parts;
  const { allowed } = await spendEach(pool, world, [
    [`account:unlock:hour:${email}`, { points: 1, perSeconds: hour }],
    [`account:unlock:day:${email}`, { points: 3, perSeconds: unlockHours * hour }],
  ]);
  if (!allowed) return;
  const { rowCount } = await pool.query(
    `select from account
     where email = $1 and email_verified and deleted_at is null and disabled_at is null`,
    [email],
  );
  if (rowCount !== 1) return;
  const token = Buffer.from(world.randomBytes(16)).toString('base64url');
  const endsAt = new Date(world.now().getTime() + unlockHours * hour * 1000);
  await pool.query('insert into verification (identifier, value, expires_at) values ($1, $2, $3)', [
    unlockIdentifier(token),
    email,
    endsAt,
  ]);
  await sendAccountEmail(
    pool,
    { mailer, env: { brand, publicUrl } },
    {
      kind: 'sign-in-blocked',
      to: email,
      write: (t) => ({
        subject: t(messages.blockedSubject, { brand: brand.name }),
        heading: t(messages.blockedHeading),
        paragraphs: [t(messages.blockedLead), t(messages.blockedWay, { hours: unlockHours })],
        action: { label: t(messages.blockedAction), url: `${publicUrl}/login?unlock=${token}` },
      }),
    },
  );
}

/** The key an unlock link's token is stored under: its hash. */
export function unlockIdentifier(token: string): string {
  return `unlock:${createHash('sha256').update(token).digest('hex')}`;
}
