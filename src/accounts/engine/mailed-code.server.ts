import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Queryable, Statement } from '../../platform/database/queryable.ts';
import type { World } from '../../platform/world.ts';
import { codeMinutes, codeTries } from './code-rules.ts';
import { deriveKey } from './derive-key.server.ts';

/**
 * What a code of our own is for: to leave, to link an identity a provider did not verify, or to sign
 * in where a mailed link would (see `newSignInCode`).
 */
export type CodePurpose = 'delete-account' | 'link-identity' | 'sign-in';

interface CodeKey {
  readonly purpose: CodePurpose;
  /** Whose code it is: an account's id, a challenge. */
  readonly subject: string;
}

/** What came of a guess; `payload` is what was put down with the code. */
export type CodeOutcome =
  | { readonly outcome: 'right'; readonly payload: unknown }
  | { readonly outcome: 'wrong' | 'expired' };

export interface MailedCodes {
  /** Makes a code of six digits; an earlier one for the same subject is void. */
  issue(tx: Queryable, key: CodeKey, payload?: object): Promise<string>;
  /** The same with the statement that writes it down, to go along with the email. */
  plan(key: CodeKey, payload?: object): { readonly code: string; readonly write: Statement };
  /** Tries a code. Three wrong tries spend it, however many come at once; the right one works once. */
  redeem(tx: Queryable, key: CodeKey, code: string): Promise<CodeOutcome>;
}

/** Codes of six digits, kept as keyed hashes, by the clock of the world. */
export function mailedCodes(secret: string, world: World): MailedCodes {
  const key = deriveKey(secret, 'mailed-code');
  const hashOf = ({ purpose, subject }: CodeKey, code: string) =>
    createHmac('sha256', key).update(`${purpose}:${subject}:${code}`).digest();
  const plan: MailedCodes['plan'] = (codeKey, payload = {}) => {
    const code = sixDigits(world);
    const expiresAt = new Date(world.now().getTime() + codeMinutes * 60_000);
    const { purpose, subject } = codeKey;
    return {
      code,
      write: {
        name: 'mailed-code',
        text: `insert into mailed_code (purpose, subject, hash, payload, expires_at)
         values ($1, $2, $3, $4, $5)
         on conflict (purpose, subject) do update set
           hash = excluded.hash, payload = excluded.payload, tries = 0,
           expires_at = excluded.expires_at`,
        values: [purpose, subject, hashOf(codeKey, code), JSON.stringify(payload), expiresAt],
      },
    };
  };
  return {
    async issue(tx, codeKey, payload) {
      const { code, write } = plan(codeKey, payload);
      await tx.query(write);
      return code;
    },
    plan,
    async redeem(tx, codeKey, code) {
      // The try is counted before the code is compared, so that no crowd of guesses passes at once.
      const tried = await tx.query<{ hash: Buffer; payload: unknown; expires_at: Date }>(
        `update mailed_code set tries = tries + 1
         where purpose = $1 and subject = $2 and tries < $3
         returning hash, payload, expires_at`,
        [codeKey.purpose, codeKey.subject, codeTries],
      );
      const row = tried.rows[0];
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
