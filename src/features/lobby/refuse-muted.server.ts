import type { Queryable } from '../../platform/database/queryable.ts';
import { apiSentence } from '../../platform/model/api-sentence.ts';
import { forbidden } from '../../platform/model/refusal.ts';
import type { OpenBooth } from './booth-page/open-booth.server.ts';
import { exclusionRefusals as messages } from './exclusions/exclusion-refusals.messages.ts';

/**
 * What everyone who is muted at a fair can't do: write, wait in line, and be in a call.
 * @throws Refusal FORBIDDEN
 */
export function refuseMuted({ isMuted }: Pick<OpenBooth, 'isMuted'>): void {
  if (isMuted) throw forbidden(apiSentence(messages.muted));
}

/** SQL: whether an account is neither muted at a fair nor removed from it; both are expressions. */
export const notExcludedAt = (account: string, fair: string): string => `not exists (
  select from fair_exclusion x
  where x.account_id = ${account} and x.fair_id = ${fair} and x.lifted_at is null)`;

/** SQL: the fair of a booth, which is an expression. */
export const fairOf = (booth: string): string =>
  `(select fair_id from fair_booth where id = ${booth})`;

/**
 * Before someone writes in a transaction: what an organizer does at the same moment waits for it, or
 * it waits for the organizer and is refused.
 * @throws Refusal FORBIDDEN
 */
export const refuseExcludedAt = (tx: Queryable, fairId: string, accountId: string): Promise<void> =>
  refuse(tx, '$2', [accountId, fairId]);

/** The same at a booth. */
export const refuseExcluded = (tx: Queryable, boothId: string, accountId: string): Promise<void> =>
  refuse(tx, fairOf('$2'), [accountId, boothId]);

async function refuse(
  tx: Queryable,
  fair: string,
  values: [accountId: string, place: string],
): Promise<void> {
  await tx.query('select from account where id = $1 for share', [values[0]]);
  const { rowCount } = await tx.query(`select where ${notExcludedAt('$1', fair)}`, values);
  if (rowCount === 0) throw forbidden(apiSentence(messages.muted));
}
