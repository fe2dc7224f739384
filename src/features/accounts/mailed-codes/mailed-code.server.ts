import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import type { World } from '../../../platform/world.ts';
import { codeMinutes, codeTries } from './code-rules.ts';
import { deriveKey } from '../endpoints/derive-key.server.ts';

/**
 * What a code of our own is for: to leave, to link an identity a provider did not verify, or to
 * sign in where a mailed link would (see `issueSignInCode`).
 */
export type CodePurpose = 'delete-account' | 'link-identity' | 'sign-in';

interface CodeKey {
  readonly purpose: CodePurpose;
  /** Whose code it is: an account's id, a challenge. */
  readonly subject: string;
}

/** The result of a guess; `payload` was stored with the code. */
export type CodeOutcome =
  | { readonly outcome: 'right'; readonly payload: unknown }
  | { readonly outcome: 'wrong' | 'expired' };

export interface MailedCodes {
  /** Creates a six-digit code; voids an earlier one for the same subject. */
  issue(tx: Queryable, key: CodeKey, payload?: object): Promise<string>;
  /** Tries a code. Three wrong attempts spend it, even concurrent ones; a right one works once. */
  redeem(tx: Queryable, key: CodeKey, code: string): Promise<CodeOutcome>;
}

/** Six-digit codes, stored as keyed hashes, timed by the injected clock. */
export function mailedCodes(secret: string, world: World): MailedCodes {
  const key = deriveKey(secret, 'mailed-code');
  const hashOf = ({ purpose, subject }: CodeKey, code: string) =>
    createHmac('sha256', key).update(`${purpose}:${subject}:${code}`).digest();
  return {
    async issue(tx, codeKey, payload = {}) {
      const code = sixDigits(world);
      const expiresAt = new Date(world.now().getTime() + codeMinutes * 60_000);
      const { purpose, subject } = codeKey;
      await tx.query({
        name: 'mailed-code',
        text: `insert into mailed_code (purpose, subject, hash, payload, expires_at)
         values ($1, $2, $3, $4, $5)
         on conflict (purpose, subject) do update set
           hash = excluded.hash, payload = excluded.payload, tries = 0,
           expires_at = excluded.expires_at`,
        values: [purpose, subject, hashOf(codeKey, code), JSON.stringify(payload), expiresAt],
      });
      return code;
    },
    async redeem(tx, codeKey, code) {
      // Counts the attempt before comparing, so that concurrent guesses cannot bypass the limit.
      const tried = await readRows(tx, { hash: 'bytes', payload: 'json', expires_at: 'timestamp' })(
        `update mailed_code set tries = tries + 1
         where purpose = $1 and subject = $2 and tries < $3
         returning hash, payload, expires_at`,
        [codeKey.purpose, codeKey.subject, codeTries],
      );
      const row = tried[0];
      if (!row) return { outcome: 'wrong' };
      if (row.expires_at <= world.now()) return { outcome: 'expired' };
      if (!timingSafeEqual(row.hash, hashOf(codeKey, code))) return { outcome: 'wrong' };
      const spent = await tx.query(
        'delete from mailed_code where purpose = $1 and subject = $2 and hash = $3',
        [codeKey.purpose, codeKey.subject, row.hash],
      );
      return spent.rowCount === 1
        ? { outcome: 'right', payload: row.payload }
        : { outcome: 'wrong' };
    },
  };
}

function sixDigits(world: World): string {
  for (;;) {
    const [a = 0, b = 0, c = 0] = world.randomBytes(3);
    const number = (a << 16) | (b << 8) | c;
    // 16,000,000 is a multiple of a million: each code is as likely as any other.
    if (number < 16_000_000) return String(number % 1_000_000).padStart(6, '0');
  }
}
