import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows, row, type RowOf } from '../../../platform/database/read-rows.ts';
import { apiSentence, type ApiSentence } from '../../../platform/model/api-sentence.ts';
import { badInput } from '../../../platform/model/refusal.ts';
import { collegeRuleMessages as messages } from '../college-refusals.messages.ts';
import { domainOf } from '../../../platform/addresses/read-web-address.ts';
import { keepApart } from './keep-apart.server.ts';

const identityRow = row({
  name: 'text',
  city: 'text',
  state: 'text',
  country: 'text?',
  boothUrl: 'text?',
  domain: 'text?',
});

type Identity = RowOf<typeof identityRow>;

/**
 * Runs a rep's change of a college, and rolls it back where it would change what identifies a
 * college of the federal list: its name, its place, and the host of its site, which stays on the
 * college's domain. For colleges outside that list see `keepApart`.
 * @throws Refusal BAD_USER_INPUT that names the fields
 */
export async function keepIdentity<Result>(
  tx: Queryable,
  collegeId: string,
  change: () => Promise<Result>,
): Promise<Result> {
  const before = await federalIdentity(tx, collegeId);
  if (!before) return keepApart(tx, collegeId, change);
  const result = await change();
  const after = await federalIdentity(tx, collegeId);
  if (!after) return result;
  const problems: Record<string, ApiSentence> = {};
  for (const field of ['name', 'city', 'state', 'country'] as const)
    if (before[field] !== after[field]) problems[field] = apiSentence(messages.federal);
  if (!isOwnSite(before, after.boothUrl)) problems['boothUrl'] = apiSentence(messages.ownSite);
  if (Object.keys(problems).length > 0) throw badInput(problems);
  return result;
}

function isOwnSite({ boothUrl, domain }: Identity, next: string | null): boolean {
  if (next === boothUrl || next === null) return true;
  const ownDomain = domain ?? domainOf(boothUrl);
  const host = URL.parse(next)?.hostname;
  return ownDomain !== null && (host === ownDomain || host?.endsWith(`.${ownDomain}`) === true);
}

async function federalIdentity(tx: Queryable, collegeId: string): Promise<Identity | null> {
  const rows = await readRows(tx, identityRow)(
    `select name, city, state, country, booth_url as "boothUrl", lower(domain) as domain
     from college where id = $1 and unit_id is not null for update`,
    [collegeId],
  );
  return rows[0] ?? null;
}
