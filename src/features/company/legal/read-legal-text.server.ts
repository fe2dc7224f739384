import { operation } from '../../../platform/graphql/operation.ts';
import { notFound } from '../../../platform/model/refusal.ts';
import { emptyFields, showBody } from './legal-body.ts';
import {
  countingOf,
  kindOf,
  readDraft,
  readVersions,
  showVersion,
  valuesOf,
  type LegalServices,
} from './legal-record.server.ts';
import { legalKinds, type LegalKind } from './legal-kinds.ts';
import { quadBody } from './quad-text.ts';

const types = `
  "A version of the terms of service or of the privacy policy."
  type LegalVersion {
    number: Int!
    "The site’s pages show Quad’s own text in the reader’s language while it counts."
    isQuad: Boolean!
    "The day from which it counts."
    countsFrom: Date!
    "IN_FORCE, UPCOMING, EARLIER, or REPLACED: a later version counted before this one did."
    state: String!
    "What changed, in a line."
    whatChanged: String
  }
  "A heading of a legal text."
  type LegalHeading {
    "The id of the heading in the HTML."
    anchor: String!
    label: String!
  }
  "A legal text as visitors read it."
  type LegalText {
    version: LegalVersion!
    "Clean HTML, with names and addresses put in."
    html: String!
    headings: [LegalHeading!]!
    "All versions that counted or will, newest first."
    versions: [LegalVersion!]!
  }`;

/** `legalText(kind, version)`: the text that counts now, or one of its versions. */
export const legalText = operation<'legalText', LegalServices>({
  kind: 'Query',
  name: 'legalText',
  field: `"Returns a legal text as visitors read it: the version in force, or the one that is named."
    legalText(
    "terms or privacy"
    kind: String!
    "Null: the version that counts now."
    version: Int
  ): LegalText!`,
  types,
  who: ['everyone'],
  async resolve({ kind, version }, { services, world }) {
    const { env, database } = services;
    const now = world.now();
    const versions = await readVersions(database.pool, kindOf(kind), env);
    const found =
      version == null
        ? countingOf(versions, now)
        : versions.find(({ number }) => number === version);
    if (!found) throw notFound();
    const shown = versions.map((one) => showVersion(one, versions, now));
    return {
      ...showBody(found.body, valuesOf(env)),
      version: showVersion(found, versions, now),
      versions: shown.filter(({ state }) => state !== 'REPLACED').reverse(),
    };
  },
});

const managedTypes = `
  "A version of a legal text, for admins."
  type ManagedLegalVersion {
    number: Int!
    isQuad: Boolean!
    countsFrom: Date!
    state: String!
    whatChanged: String
    "Null: it counted before anything was published."
    publishedAt: DateTime
    publishedBy: String
  }
  "The draft of a legal text."
  type LegalDraft {
    kind: String!
    "Whether a draft is stored; if not, the body is the text in force."
    isSaved: Boolean!
    "HTML with merge fields."
    body: String!
    "Goes up with each change, publishing included."
    revision: Int!
    savedAt: DateTime
    savedBy: String
  }
  "A legal text with its draft and versions, for admins."
  type ManagedLegalText {
    kind: String!
    draft: LegalDraft!
    "Newest first."
    versions: [ManagedLegalVersion!]!
  }
  "A legal text as visitors would read it."
  type LegalPreview {
    html: String!
    headings: [LegalHeading!]!
    "Merge fields that nothing is set for."
    emptyFields: [String!]!
    "The revision of the draft that is shown."
    revision: Int!
  }`;

/** The draft, or what a new one begins with. */
export async function showDraft(kind: LegalKind, { database, env }: LegalServices, now: Date) {
  const { body, ...draft } = await readDraft(database.pool, kind);
  const isSaved = body !== null;
  const start = async () => {
    const { isQuad, body: counting } = countingOf(
      await readVersions(database.pool, kind, env),
      now,
    );
    return isQuad ? quadBody(kind, env) : counting;
  };
  return {
    ...(isSaved ? draft : { revision: draft.revision, savedAt: null, savedBy: null }),
    kind,
    isSaved,
    body: body ?? (await start()),
  };
}

/** `legalTexts`: both texts with their drafts and versions. */
export const legalTexts = operation<'legalTexts', LegalServices>({
  kind: 'Query',
  name: 'legalTexts',
  field: `
  "Lists both legal texts with their drafts and versions, for admins."
  legalTexts: [ManagedLegalText!]!`,
  types: managedTypes,
  who: ['ADMINS'],
  resolve: (_args, { services, world }) =>
    Promise.all(
      legalKinds.map(async (kind) => {
        const now = world.now();
        const versions = await readVersions(services.database.pool, kind, services.env);
        return {
          kind,
          draft: await showDraft(kind, services, now),
          versions: versions.map((one) => showVersion(one, versions, now)).reverse(),
        };
      }),
    ),
});

/** `legalDraft(kind)`: the draft of a text, or the text that counts to begin with. */
export const legalDraft = operation<'legalDraft', LegalServices>({
  kind: 'Query',
  name: 'legalDraft',
  field: `
  "Returns the draft of a legal text, or the text in force as a starting point."
  legalDraft(kind: String!): LegalDraft!`,
  who: ['ADMINS'],
  resolve: ({ kind }, { services, world }) => showDraft(kindOf(kind), services, world.now()),
});

/** `legalPreview(kind, isQuad)`: the draft, or Quad's own text, as visitors would read it. */
export const legalPreview = operation<'legalPreview', LegalServices>({
  kind: 'Query',
  name: 'legalPreview',
  field: `
  "Returns the draft, or Quad’s own text, as visitors would read it."
  legalPreview(kind: String!, isQuad: Boolean): LegalPreview!`,
  who: ['ADMINS'],
  async resolve({ kind: requestedKind, isQuad }, { services, world }) {
    const kind = kindOf(requestedKind);
    const { body, revision } = await showDraft(kind, services, world.now());
    const shown = isQuad === true ? quadBody(kind, services.env) : body;
    const values = valuesOf(services.env);
    return { ...showBody(shown, values), emptyFields: emptyFields(shown, values), revision };
  },
});
