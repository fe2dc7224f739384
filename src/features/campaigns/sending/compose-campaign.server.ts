import { emailBrand } from '../../accounts/account-email.server.ts';
import type { Composer } from '../../../platform/email/compose-mail.ts';
import type { Env } from '../../../platform/env.server.ts';
import { scopeOf } from '../audiences.ts';
import type { MergeValues } from '../merge-template.ts';
import { emailWriter } from '../mail-body/write-mail.ts';
import { readEmail } from '../campaign-record.server.ts';
import {
  unsubscribeToken,
  unsubscribeUrl,
} from '../../../platform/email/unsubscribe-token.server.ts';

type ComposerEnv = Pick<Env, 'brand' | 'publicUrl' | 'secret'>;

/** Writes the emails of campaigns; caches the stored bodies per campaign and process. */
export function composeCampaign(env: ComposerEnv): Composer {
  return async (tx, campaignId) => {
    const emailContent = await readEmail(tx, campaignId, null);
    const write = emailWriter(emailContent, emailBrand(env));
    const scope = scopeOf(emailContent.audience);
    return ({ recipient, merge }) => {
      const token = unsubscribeToken(env.secret, { address: recipient, scope });
      return write({
        email: recipient,
        merge: asValues(merge),
        unsubscribeUrl: unsubscribeUrl(env.publicUrl, token),
      });
    };
  };
}

/** The merge values stored in the outbox for a reader; anything but text counts as unknown. */
const asValues = (merge: Readonly<Record<string, unknown>>): MergeValues =>
  Object.fromEntries(
    Object.entries(merge).map(([field, value]) => [
      field,
      typeof value === 'string' ? value : null,
    ]),
  );
