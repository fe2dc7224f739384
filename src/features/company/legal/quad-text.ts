import { escapeHtml } from '../../../platform/email/escape-html.ts';
import type { Features } from '../../../platform/model/features.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import type { Policy } from '../policies/policy.ts';
import { policyMessages } from '../policies/policy.messages.ts';
import { privacyPolicy } from '../policies/privacy-policy.ts';
import {
  readyPolicy,
  type PolicyGiver,
  type Prose,
  type ReadyPolicyBlock,
} from '../policies/ready-policy.ts';
import { termsOfService } from '../policies/terms-of-service.ts';
import type { LegalKind } from './legal-kinds.ts';

/** What of the configuration Quad's own texts depend on. */
export interface TextSource {
  readonly brand: Pick<PolicyGiver, 'postalAddress' | 'contactEmail'>;
  readonly features: Features;
  readonly keepGuestsMonths: number;
  readonly tagManagerId?: string | undefined;
}

/** Quad's own text of a kind. */
export const quadPolicy = (
  kind: LegalKind,
  { tagManagerId }: Pick<TextSource, 'tagManagerId'>,
): Policy =>
  kind === 'terms' ? termsOfService : privacyPolicy({ measured: tagManagerId !== undefined });

/**
 * Quad's own text as an admin edits it and as a version keeps it: in English, with merge fields for
 * names and addresses that are set.
 */
export function quadBody(kind: LegalKind, source: TextSource): string {
  const { brand, features, keepGuestsMonths } = source;
  const t = translatorFor('en');
  const { lead, inShort, sections } = readyPolicy(quadPolicy(kind, source), t, {
    name: '{{brandName}}',
    legalName: '{{legalName}}',
    postalAddress: brand.postalAddress && '{{postalAddress}}',
    contactEmail: brand.contactEmail && '{{contactEmail}}',
    featuresOff: [...features.off],
    keepGuestsMonths,
  });
  return [
    `<p>${escapeHtml(lead)}</p>`,
    `<h2>${escapeHtml(t(policyMessages.inShort))}</h2>`,
    listOf(inShort),
    ...sections.flatMap(({ heading, blocks }) => [
      `<h2>${escapeHtml(heading)}</h2>`,
      ...blocks.map(blockOf),
    ]),
    `<p>${escapeHtml(t(policyMessages.fairs))}</p>`,
  ].join('');
}

const listOf = (items: readonly Prose[]): string =>
  `<ul>${items.map((prose) => `<li><p>${runsOf(prose)}</p></li>`).join('')}</ul>`;

function blockOf(block: ReadyPolicyBlock): string {
  switch (block.kind) {
    case 'text':
      return `<p>${runsOf(block.prose)}</p>`;
    case 'list':
      return listOf(block.items);
    case 'terms':
      return `<ul>${block.terms
        .map(([term, on]) => `<li><p><strong>${escapeHtml(term)}</strong>: ${runsOf(on)}</p></li>`)
        .join('')}</ul>`;
  }
}

const runsOf = (prose: Prose): string =>
  prose
    .map((run) => {
      const text = escapeHtml(run.text);
      if (run.kind === 'link') return `<a href="${escapeHtml(run.href)}">${text}</a>`;
      return run.kind === 'words' ? text : `<${run.kind}>${text}</${run.kind}>`;
    })
    .join('');
