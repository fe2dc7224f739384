import { contactWay } from '../../../platform/pages/contact-way.ts';
import { graphql } from '../../../platform/pages/graphql.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { readyPolicy } from './ready-policy.ts';
import { legalPageMessages as messages } from './legal-page.messages.ts';
import { legalPaths, versionPath, type LegalKind } from '../legal/legal-kinds.ts';
import { quadPolicy } from '../legal/quad-text.ts';

const reading = graphql(`
  query LegalText($kind: String!, $version: Int) {
    legalText(kind: $kind, version: $version) {
      html
      headings {
        anchor
        label
      }
      version {
        number
        isQuad
        countsFrom
        state
      }
      versions {
        number
        countsFrom
        state
        whatChanged
      }
    }
  }
`);

/** Quad's own text in the reader's language. */
export const quadText = (call: PageCall, kind: LegalKind) =>
  readyPolicy(quadPolicy(kind, call), translatorFor(call.locale), {
    ...call.brand,
    featuresOff: call.featuresOff,
    keepGuestsMonths: call.keepGuestsMonths,
    contactLink: (formPath) => contactWay(call, formPath),
  });

/** What the page of a legal text is drawn with: Quad's own text, or that of the site. */
export async function loadLegalPage(call: PageCall, kind: LegalKind) {
  const { legalText } = await call.query(reading, { kind });
  const { html, headings, version, versions } = legalText;
  const policy = quadText(call, kind);
  const { title, description } = policy;
  const history = { kind, version, versions };
  return {
    shown: version.isQuad
      ? ({ policy, own: null, history } as const)
      : ({ policy: null, own: { html, headings }, history } as const),
    meta: pageMeta({ ...call, title, description, path: legalPaths[kind] }),
  };
}

/** What the page of one version is drawn with. */
export async function loadVersion(call: PageCall, kind: LegalKind, number: number) {
  const { legalText } = await call.query(reading, { kind, version: number });
  const { html, headings, version, versions } = legalText;
  const t = translatorFor(call.locale);
  return {
    shown: { own: { html, headings }, history: { kind, version, versions } },
    meta: pageMeta({
      ...call,
      title: `${t(messages.title, { kind })}, ${t(messages.version, { number })}`,
      description: quadText(call, kind).description,
      path: versionPath(kind, number),
      noindex: true,
    }),
  };
}
