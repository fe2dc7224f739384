import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows, row, type RowOf } from '../../../platform/database/read-rows.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { badInput } from '../../../platform/model/refusal.ts';
import { collegeRuleMessages as messages, setupProblems } from '../college-refusals.messages.ts';
import { domainOf } from '../../../platform/addresses/read-web-address.ts';
import { isWithin } from '../../../platform/addresses/is-at-domain.ts';

const knownRow = row({ name: 'text', state: 'text?', boothUrl: 'text?', domain: 'text?' });

type Known = RowOf<typeof knownRow>;

/**
 * Runs a rep's change of a college outside the federal list, and rolls it back where the college
 * would then pass for another one: by the name and state of a published college, or by a site on
 * its domain. Registrations and claims find their college by these.
 * @throws Refusal BAD_USER_INPUT that names the fields
 */
export async function keepApart<Result>(
  tx: Queryable,
  collegeId: string,
  change: () => Promise<Result>,
): Promise<Result> {
  const before = await readKnown(tx, collegeId);
  const result = await change();
  const after = await readKnown(tx, collegeId);
  if (!before || !after) return result;
  if (before.name !== after.name || before.state !== after.state) await refuseListed(tx, collegeId);
  if (before.boothUrl !== after.boothUrl && (await isOnOthersDomain(tx, collegeId, after)))
    throw badInput({ boothUrl: apiSentence(messages.ownSite) });
  return result;
}

/** @throws Refusal BAD_USER_INPUT when another published college has the name and state */
export async function refuseListed(tx: Queryable, id: string): Promise<void> {
  const { rowCount } = await tx.query(
    `select from college made join college listed
       on listed.name_lower = made.name_lower and lower(listed.state) = lower(made.state)
     where made.id = $1 and listed.id <> made.id and listed.status = 'active' limit 1`,
    [id],
  );
  if (rowCount) throw badInput({ name: apiSentence(setupProblems.isListed) });
}

async function isOnOthersDomain(
  tx: Queryable,
  collegeId: string,
  { boothUrl, domain: own }: Known,
): Promise<boolean> {
  const host = boothUrl === null ? undefined : URL.parse(boothUrl)?.hostname;
  if (host === undefined || (own !== null && isWithin(host, own))) return false;
  const labels = host.split('.');
  const above = labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
  const rows = await readRows(tx, {
    boothUrl: 'text?',
    domain: 'text?',
  })(
    `select lower(domain) as domain, booth_url as "boothUrl" from college
     where id <> $1 and status = 'active' and (lower(domain) = any($2)
       or domain is null
         and substring(lower(booth_url) from '^https?://(?:www\\d*\\.)?([^/:?#]+)') = any($2))`,
    [collegeId, above],
  );
  return rows.some(({ domain, boothUrl: theirs }) => {
    const theirDomain = domain ?? domainOf(theirs);
    return theirDomain !== null && isWithin(host, theirDomain);
  });
}

async function readKnown(tx: Queryable, collegeId: string): Promise<Known | null> {
  const rows = await readRows(tx, knownRow)(
    `select name_lower as name, lower(state) as state, booth_url as "boothUrl", lower(domain) as domain
     from college where id = $1 for update`,
    [collegeId],
  );
  return rows[0] ?? null;
}
