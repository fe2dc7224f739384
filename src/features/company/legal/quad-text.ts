import { escapeHtml } from '../../../platform/email/escape-html.ts';
import type { Features } from '../../../platform/model/features.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { type Policy, list, section, text, terms } from '../policies/policy.ts';
import { policyMessages } from '../policies/policy.messages.ts';
import {
  readyPolicy,
  type PolicyGiver,
  type Prose,
  type ReadyPolicyBlock,
} from '../policies/ready-policy.ts';
import type { LegalKind } from './legal-kinds.ts';
import { termsMessages as w } from '../policies/terms.messages.ts';
import { privacyMessages as privacyW } from '../policies/privacy.messages.ts';

/** The privacy policy; `measured` where the operator counts visits with a tag manager. */
export const privacyPolicy = ({ measured }: { readonly measured: boolean }): Policy => ({
  path: '/privacy-policy',
  title: privacyW.title,
  lead: privacyW.lead,
  description: privacyW.description,
  changed: '2026-11-30',
  inShort: [privacyW.short1, privacyW.short2, privacyW.short3, privacyW.short4, privacyW.short5],
  sections: [
    section('who', privacyW.who, text(privacyW.who1, privacyW.who2, privacyW.who3)),
    section(
      'what',
      privacyW.what,
      text(privacyW.what1),
      terms(
        [privacyW.visitor, privacyW.visitorText],
        [privacyW.account, privacyW.accountText],
        [privacyW.student, privacyW.studentText],
        [privacyW.parent, privacyW.parentText],
        [privacyW.counselor, privacyW.counselorText],
        [privacyW.college, privacyW.collegeText],
        [privacyW.fair, privacyW.fairText],
        [privacyW.letters, privacyW.lettersText],
      ),
    ),
    section(
      'sharing',
      privacyW.see,
      text(
        privacyW.see1,
        privacyW.see2,
        privacyW.see3,
        privacyW.privately,
        privacyW.calls,
        privacyW.see4,
        privacyW.see5,
        privacyW.see6,
        privacyW.see7,
        privacyW.see8,
      ),
    ),
    section(
      'children',
      privacyW.children,
      text(privacyW.children1, privacyW.children2, privacyW.children3),
    ),
    section('schools', privacyW.schools, text(privacyW.schools1, privacyW.schools2)),
    section(
      'cookies',
      privacyW.cookies,
      text(privacyW.cookies1),
      terms(
        [privacyW.session, privacyW.sessionText],
        [privacyW.step, privacyW.stepText],
        [privacyW.closed, privacyW.closedText],
        [privacyW.registered, privacyW.registeredText],
        [privacyW.state, privacyW.stateText],
        [privacyW.link, privacyW.linkText],
        [privacyW.devices, privacyW.devicesText],
        [privacyW.theme, privacyW.themeText],
        [privacyW.zone, privacyW.zoneText],
        [privacyW.locale, privacyW.localeText],
        [privacyW.about, privacyW.aboutText],
        [privacyW.forStudent, privacyW.forStudentText],
        [privacyW.alert, privacyW.alertText],
      ),
      text(privacyW.cookies2, measured ? privacyW.measures : privacyW.noMeasures),
    ),
    section('mail', privacyW.mail, text(privacyW.mail1, privacyW.mail2, privacyW.push1)),
    section('payments', privacyW.pay, text(privacyW.pay1)),
    section(
      'keeping',
      privacyW.keep,
      list(privacyW.keep1, privacyW.keep2, privacyW.keep3, privacyW.keep4, privacyW.keep5),
    ),
    section('safety', privacyW.safe, text(privacyW.safe1, privacyW.safe2)),
    section(
      'rights',
      privacyW.rights,
      text(privacyW.rights1),
      list(privacyW.right1, privacyW.right2, privacyW.right3, privacyW.right4, privacyW.right5),
      text(privacyW.rights2),
    ),
    section('changes', privacyW.changes, text(privacyW.changes1)),
    section('contact', privacyW.contact, text(privacyW.contact1)),
  ],
});

/** The terms of service. */
export const termsOfService: Policy = {
  path: '/terms-of-service',
  title: w.title,
  lead: w.lead,
  description: w.description,
  changed: '2026-11-24',
  inShort: [w.short1, w.short2, w.short3, w.short4],
  sections: [
    section('about', w.about, text(w.about1, w.about2)),
    section('who', w.who, text(w.who1, w.who2, w.who3)),
    section('account', w.account, text(w.account1, w.account2)),
    section('free', w.free, text(w.free1)),
    section(
      'conduct',
      w.kind,
      text(w.kind1),
      list(w.kindA, w.kindB, w.kindC, w.kindD, w.kindE),
      text(w.kind2),
    ),
    section('students', w.minors, text(w.minors1, w.minors2)),
    section('yours', w.yours, text(w.yours1, w.yours2)),
    section('colleges', w.colleges, text(w.colleges1, w.colleges2, w.colleges3)),
    section('payment', w.pay, text(w.pay1, w.pay2, w.pay3, w.pay4)),
    section('moved', w.change, text(w.change1)),
    section('words', w.words, text(w.words1, w.words2)),
    section('software', w.software, text(w.software1, w.software2)),
    section('liability', w.liable, text(w.liable1, w.liable2)),
    section('leaving', w.end, text(w.end1)),
    section('law', w.law, text(w.law1)),
    section('changes', w.changes, text(w.changes1)),
    section('contact', w.contact, text(w.contact1)),
  ],
};

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
