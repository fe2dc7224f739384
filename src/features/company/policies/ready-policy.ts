import { readMarkup } from '../../guides/read-markup.ts';
import { billingLinkDays } from '../../exhibitors/receipt-shape.ts';
import type { Feature } from '../../../platform/model/features.ts';
import type { Translate } from '../../../platform/i18n/translator-for.ts';
import type { Message } from '../../../platform/i18n/define-messages.ts';
import type { ProseRun } from '../../../ui/text/prose-run.tsx';
import type { Policy, PolicyBlock } from './policy.ts';

/** A paragraph in the reader's language; policies have no notes. */
export type Prose = readonly ProseRun[];

/** A thing in a section, ready to be shown. */
export type ReadyPolicyBlock =
  | { readonly kind: 'text'; readonly prose: Prose }
  | { readonly kind: 'list'; readonly items: readonly Prose[] }
  | { readonly kind: 'terms'; readonly terms: readonly (readonly [term: string, prose: Prose])[] };

/** A policy in the reader's language: what the server sends, so that no script holds its text. */
export interface ReadyPolicy {
  readonly path: string;
  readonly title: string;
  readonly lead: string;
  readonly description: string;
  readonly changed: string;
  readonly inShort: readonly Prose[];
  readonly sections: readonly {
    readonly anchor: string;
    readonly heading: string;
    readonly blocks: readonly ReadyPolicyBlock[];
  }[];
}

/** Who gives the policy: what the operator has configured. */
export interface PolicyGiver {
  readonly name: string;
  readonly legalName: string;
  readonly postalAddress: string | undefined;
  readonly contactEmail: string | undefined;
  /** Months after a fair until guests are erased; for a policy that says it. */
  readonly keepGuestsMonths?: number;
  /** What is switched off, which no policy promises. */
  readonly featuresOff: readonly Feature[];
  /** Where a link to the contact form leads; absent: to the form. */
  readonly contactLink?: (formPath: string) => string;
}

/** Words a policy in the name of the organization that runs the site. */
export function readyPolicy(policy: Policy, t: Translate, giver: PolicyGiver): ReadyPolicy {
  const { contactLink = (href: string) => href } = giver;
  const hasOf = (feature: Feature) => (giver.featuresOff.includes(feature) ? 'no' : 'yes');
  const values = {
    brand: giver.name,
    legalName: giver.legalName,
    // In one line, for they stand in sentences; "no" where nothing is configured.
    address: giver.postalAddress?.replace(/\s*\n\s*/g, ', ') ?? '',
    hasAddress: giver.postalAddress ? 'yes' : 'no',
    email: giver.contactEmail ?? '',
    hasEmail: giver.contactEmail ? 'yes' : 'no',
    months: giver.keepGuestsMonths ?? 0,
    days: billingLinkDays,
    hasForm: hasOf('contact-form'),
    hasNewsletter: hasOf('newsletter'),
    hasGuides: hasOf('guides'),
    hasClasses: hasOf('classes'),
    hasPush: hasOf('push'),
  };
  const textOf = (message: Message) => t(message, values);
  const prose = (message: Message): Prose =>
    readMarkup(textOf(message)).flatMap((run) => {
      if (run.kind === 'note') return [];
      const isContact = run.kind === 'link' && run.href.startsWith('/contact-us');
      return [isContact ? { ...run, href: contactLink(run.href) } : run];
    });
  const ready = (block: PolicyBlock): ReadyPolicyBlock => {
    switch (block.kind) {
      case 'text':
        return { kind: 'text', prose: prose(block.text) };
      case 'list':
        return { kind: 'list', items: block.items.map(prose) };
      case 'terms':
        return { kind: 'terms', terms: block.terms.map(([term, on]) => [textOf(term), prose(on)]) };
    }
  };
  return {
    path: policy.path,
    title: textOf(policy.title),
    lead: textOf(policy.lead),
    description: textOf(policy.description),
    changed: policy.changed,
    inShort: policy.inShort.map(prose),
    sections: policy.sections.map(({ anchor, heading, blocks }) => ({
      anchor,
      heading: textOf(heading),
      blocks: blocks.map(ready),
    })),
  };
}
