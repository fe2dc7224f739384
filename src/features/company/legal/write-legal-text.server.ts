import { signedIn } from '../../accounts/people-services.ts';
import { writeAuditEntry } from '../../../platform/audit/write-audit-entry.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { checkValues } from '../../../platform/model/check-values.ts';
import { text } from '../../../platform/model/kinds.ts';
import { badInput, conflict } from '../../../platform/model/refusal.ts';
import { instantAt, isTimeZone, localTimeAt } from '../../../platform/pages/local-time.ts';
import { cleanBody, judgeBody } from './legal-body.ts';
import type { LegalKind } from './legal-kinds.ts';
import {
  countingOf,
  firstVersion,
  kindOf,
  lockDraft,
  readVersions,
  showVersion,
  writeDraft,
  type LegalServices,
  type VersionRow,
} from './legal-record.server.ts';
import { legalRefusals as messages } from './legal-refusals.messages.ts';
import { quadBody } from './quad-text.ts';
import { showDraft } from './read-legal-text.server.ts';

/** `saveLegalDraft(kind, body, revision)`: saves a draft, unless it changed since it was read. */
export const saveLegalDraft = operation<'saveLegalDraft', LegalServices>({
  kind: 'Mutation',
  name: 'saveLegalDraft',
  field: `
  "Saves the draft of a legal text, unless it has changed since \`revision\`."
  saveLegalDraft(kind: String!, body: String!, revision: Int!): LegalDraft!`,
  who: ['ADMINS'],
  async resolve({ kind: requestedKind, body, revision }, call) {
    const by = signedIn(call);
    const { services, world } = call;
    const kind = kindOf(requestedKind);
    const clean = cleanBody(body);
    const problem = judgeBody(clean);
    if (problem !== null) throw badInput({ body: problem });
    const now = world.now();
    await services.writer.change(async (tx) => {
      const before = await lockDraft(tx, kind, revision);
      if (before.body === clean.html) return;
      await writeDraft(tx, kind, { body: clean.html, now, by: by.id });
      await writeAuditEntry(tx, world, by, {
        action: 'saveLegalDraft',
        subject: 'LegalText',
        subjectId: null,
        details: { legalText: kind },
      });
    });
    return showDraft(kind, services, now);
  },
});

/** `discardLegalDraft(kind, revision)`: the next one begins with the text that counts. */
export const discardLegalDraft = operation<'discardLegalDraft', LegalServices>({
  kind: 'Mutation',
  name: 'discardLegalDraft',
  field: `
  "Discards the draft of a legal text; the next one starts from the text in force."
  discardLegalDraft(kind: String!, revision: Int!): LegalDraft!`,
  who: ['ADMINS'],
  async resolve({ kind: requestedKind, revision }, call) {
    const by = signedIn(call);
    const { services, world } = call;
    const kind = kindOf(requestedKind);
    const now = world.now();
    await services.writer.change(async (tx) => {
      const { body } = await lockDraft(tx, kind, revision);
      if (body === null) return;
      await writeDraft(tx, kind, { body: null, now, by: by.id });
      await writeAuditEntry(tx, world, by, {
        action: 'discardLegalDraft',
        subject: 'LegalText',
        subjectId: null,
        details: { legalText: kind },
      });
    });
    return showDraft(kind, services, now);
  },
});

interface Published {
  readonly kind: string;
  readonly revision: number;
  readonly isQuad?: boolean | null;
  readonly countsFrom?: string | null;
  readonly timeZone?: string | null;
  readonly whatChanged?: string | null;
}

/** The fields of the form in which a version is published. */
const publishFields = { whatChanged: text({ max: 300 }).optional() };

/** `publishLegalText(input)`: the draft, or Quad's own text, as the next version. */
export const publishLegalText = operation<'publishLegalText', LegalServices>({
  kind: 'Mutation',
  name: 'publishLegalText',
  field: `
  "Publishes the draft, or Quad’s own text, as the next version."
  publishLegalText(input: PublishLegalTextInput!): ManagedLegalVersion!`,
  types: `
    "The input of \`publishLegalText\`."
    input PublishLegalTextInput {
      kind: String!
      "The revision of the draft that was looked at."
      revision: Int!
      "True: Quad’s own text in place of the draft, which stays."
      isQuad: Boolean
      "The day from which it counts; null or today: at once."
      countsFrom: Date
      "The zone in which that day begins; UTC without it."
      timeZone: String
      "What changed, in a line."
      whatChanged: String
    }`,
  who: ['ADMINS'],
  async resolve({ input }, call) {
    const by = signedIn(call);
    const { services, world } = call;
    const { env } = services;
    const kind = kindOf(input.kind);
    const now = world.now();
    const { whatChanged } = checkValues(
      publishFields,
      { whatChanged: input.whatChanged ?? null },
      now,
    );
    const counts = countingFrom(input, now);
    return services.writer.change(async (tx) => {
      const isQuad = input.isQuad === true;
      const draft = await lockDraft(tx, kind, input.revision, messages.changedBeforePublishing);
      const kept = await readVersions(tx, kind, env);
      const body = isQuad ? quadBody(kind, env) : draft.body;
      if (body === null) throw conflict(apiSentence(messages.noDraft));
      const last = kept.at(-1);
      if (isQuad && last?.isQuad === true) throw conflict(apiSentence(messages.quadAlready));
      const counting = countingOf(kept, now);
      if (!isQuad && last === counting && !counting.isQuad && counting.body === body)
        throw conflict(apiSentence(messages.sameText));
      if (last?.number === 1 && last.publishedAt === null)
        await insertVersion(tx, kind, firstVersion(kind, env), null);
      const version: VersionRow = {
        ...counts,
        number: (last?.number ?? 0) + 1,
        isQuad,
        body,
        publishedAt: now,
        whatChanged: typeof whatChanged === 'string' ? whatChanged : null,
        publishedBy: null,
      };
      await insertVersion(tx, kind, version, by.id);
      if (!isQuad) await writeDraft(tx, kind, { body: null, now, by: by.id });
      await writeAuditEntry(tx, world, by, {
        action: 'publishLegalText',
        subject: 'LegalText',
        subjectId: null,
        details: { legalText: kind, version: String(version.number), isQuad },
      });
      const versions = await readVersions(tx, kind, env);
      const published = versions.find(({ number }) => number === version.number) ?? version;
      return showVersion(published, versions, now);
    });
  },
});

/** Saves a version; the original text is saved with the first one that is published. */
const insertVersion = (tx: Queryable, kind: LegalKind, version: VersionRow, by: string | null) =>
  tx.query(
    `insert into legal_version (kind, number, is_quad, body, what_changed, counts_from, counts_at,
       published_at, published_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (kind, number) do nothing`,
    [
      kind,
      version.number,
      version.isQuad,
      version.body,
      version.whatChanged,
      version.countsFrom,
      version.countsAt,
      version.publishedAt,
      by,
    ],
  );

const furthest = 366 * 24 * 3_600_000;

/**
 * The day from which a version counts, and the instant.
 * @throws Refusal BAD_USER_INPUT for a day that is past or too far away
 */
function countingFrom({ countsFrom, timeZone }: Published, now: Date) {
  const zone = timeZone ?? 'UTC';
  if (!isTimeZone(zone)) throw badInput({ timeZone: apiSentence(messages.zone, { zone }) });
  const today = localTimeAt(now, zone).slice(0, 10);
  const day = countsFrom ?? today;
  if (day === today) return { countsFrom: day, countsAt: now };
  if (day < today) throw badInput({ countsFrom: apiSentence(messages.past) });
  const countsAt = instantAt(`${day}T00:00`, zone);
  if (countsAt.getTime() - now.getTime() > furthest)
    throw badInput({ countsFrom: apiSentence(messages.withinYear) });
  return { countsFrom: day, countsAt };
}
