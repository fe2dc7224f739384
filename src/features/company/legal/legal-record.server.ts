import type { Queryable } from '../../../platform/database/queryable.ts';
import type { Env } from '../../../platform/env.server.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { messages } from '../../../platform/model/messages.ts';
import { badInput, conflict } from '../../../platform/model/refusal.ts';
import type { StoreServices } from '../../../platform/store/store-services.server.ts';
import type { MergeValues } from '../../campaigns/merge-template.ts';
import { readRows, row, type RowOf } from '../../../platform/database/read-rows.ts';
import { isLegalKind, legalKinds, type LegalKind } from './legal-kinds.ts';
import { legalRefusals } from './legal-refusals.messages.ts';
import { quadBody, quadPolicy } from './quad-text.ts';

/** What decides from when a version counts. */
interface Dated {
  readonly number: number;
  readonly countsAt: Date;
}

/** The status of a version. Replaced: a later one took effect before it ever did. */
type VersionState = 'IN_FORCE' | 'UPCOMING' | 'EARLIER' | 'REPLACED';

/** The version that counts: of those that have begun, the one published last. */
const inForceOf = <Version extends Dated>(
  versions: readonly Version[],
  now: Date,
): Version | undefined =>
  versions
    .filter(({ countsAt }) => countsAt.getTime() <= now.getTime())
    .reduce<Version | undefined>(
      (last, one) => (last && last.number > one.number ? last : one),
      undefined,
    );

/** The status of a version among the others. */
function stateOf(version: Dated, versions: readonly Dated[], now: Date): VersionState {
  if (inForceOf(versions, now)?.number === version.number) return 'IN_FORCE';
  const isReplaced = versions.some(
    ({ number, countsAt }) =>
      number > version.number && countsAt.getTime() <= version.countsAt.getTime(),
  );
  if (isReplaced) return 'REPLACED';
  return version.countsAt.getTime() > now.getTime() ? 'UPCOMING' : 'EARLIER';
}

/** The parts of the app that the calls around legal texts work with. */
export interface LegalServices extends StoreServices {
  readonly env: Pick<Env, 'publicUrl' | 'brand' | 'features' | 'keepGuestsMonths' | 'tagManagerId'>;
}

const versionRow = row({
  number: 'number',
  isQuad: 'boolean',
  body: 'text',
  whatChanged: 'text?',
  /** YYYY-MM-DD. */
  countsFrom: 'text',
  countsAt: 'timestamp',
  /** Null: it counted before anything was published. */
  publishedAt: 'timestamp?',
  publishedBy: 'text?',
});

/** A version as stored. */
export type VersionRow = RowOf<typeof versionRow>;

/**
 * The versions of a text, in their order. Before anything was published there is one: Quad's own text.
 */
export async function readVersions(
  on: Queryable,
  kind: LegalKind,
  env: LegalServices['env'],
): Promise<readonly VersionRow[]> {
  const rows = await readRows(on, versionRow)(
    `select v.number, v.is_quad as "isQuad", v.body, v.what_changed as "whatChanged",
       to_char(v.counts_from, 'YYYY-MM-DD') as "countsFrom", v.counts_at as "countsAt",
       v.published_at as "publishedAt", a.name as "publishedBy"
     from legal_version v left join account a on a.id = v.published_by
     where v.kind = $1 order by v.number`,
    [kind],
  );
  return rows.length > 0 ? rows : [firstVersion(kind, env)];
}

/** Quad's own text as the version that counted from the beginning. */
export const firstVersion = (kind: LegalKind, env: LegalServices['env']): VersionRow => ({
  number: 1,
  isQuad: true,
  body: quadBody(kind, env),
  whatChanged: null,
  countsFrom: quadPolicy(kind, env).changed,
  countsAt: new Date(0),
  publishedAt: null,
  publishedBy: null,
});

/** The version that counts now; there always is one. */
export function countingOf(versions: readonly VersionRow[], now: Date): VersionRow {
  const found = inForceOf(versions, now) ?? versions[0];
  if (!found) throw new Error('A text has a version at any time.');
  return found;
}

/** A version as the API gives it. */
export const showVersion = (
  { body: _, countsAt, ...rest }: VersionRow,
  versions: readonly VersionRow[],
  now: Date,
) => ({ ...rest, state: stateOf({ number: rest.number, countsAt }, versions, now) });

const draftRow = row({
  /** Null: none. */
  body: 'text?',
  revision: 'number',
  savedAt: 'timestamp?',
  savedBy: 'text?',
});

/** A draft as stored. */
export type DraftRow = RowOf<typeof draftRow>;

/** An admin's current draft. */
export async function readDraft(on: Queryable, kind: LegalKind): Promise<DraftRow> {
  const rows = await readRows(on, draftRow)(
    `select d.body, d.revision, d.saved_at as "savedAt", a.name as "savedBy"
     from legal_draft d left join account a on a.id = d.saved_by where d.kind = $1`,
    [kind],
  );
  return rows[0] ?? { body: null, revision: 0, savedAt: null, savedBy: null };
}

/**
 * Has one admin after the other change drafts and versions, and answers the draft.
 * @throws Refusal CONFLICT where the draft is not the one that was read
 */
export async function lockDraft(
  tx: Queryable,
  kind: LegalKind,
  revision: number,
  refusal = legalRefusals.changed,
): Promise<DraftRow> {
  await tx.query('lock table legal_draft, legal_version in share row exclusive mode');
  const draft = await readDraft(tx, kind);
  if (draft.revision !== revision) throw conflict(apiSentence(refusal));
  return draft;
}

/** Saves a draft, or null for none, as its next revision. */
export async function writeDraft(
  tx: Queryable,
  kind: LegalKind,
  { body, now, by }: { readonly body: string | null; readonly now: Date; readonly by: string },
): Promise<void> {
  await tx.query(
    `insert into legal_draft (kind, body, revision, saved_at, saved_by) values ($1, $2, 1, $3, $4)
     on conflict (kind) do update set body = excluded.body, saved_at = excluded.saved_at,
       saved_by = excluded.saved_by, revision = legal_draft.revision + 1`,
    [kind, body, now, by],
  );
}

/** What is put in for merge fields. */
export const valuesOf = ({ brand }: LegalServices['env']): MergeValues => ({
  brandName: brand.name,
  legalName: brand.legalName,
  postalAddress: brand.postalAddress?.replace(/\s*\n\s*/g, ', ') ?? null,
  contactEmail: brand.contactEmail ?? null,
});

/**
 * Which text is meant.
 * @throws Refusal BAD_USER_INPUT
 */
export function kindOf(kind: string): LegalKind {
  if (!isLegalKind(kind)) throw badInput({ kind: messages.choice(legalKinds) });
  return kind;
}
