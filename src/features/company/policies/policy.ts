import type { Message } from '../../../platform/i18n/define-messages.ts';

/** One thing in a section. Messages hold the markup of the guides: `[words](/path)`, `**strong**`. */
export type PolicyBlock =
  | { readonly kind: 'text'; readonly text: Message }
  | { readonly kind: 'list'; readonly items: readonly Message[] }
  | {
      readonly kind: 'terms';
      readonly terms: readonly (readonly [term: Message, text: Message])[];
    };

/** A part of a policy under its own heading. */
export interface PolicySection {
  /** What the outline links to; unique in the policy. */
  readonly anchor: string;
  readonly heading: Message;
  readonly blocks: readonly PolicyBlock[];
}

/** A policy as it was written. */
export interface Policy {
  readonly path: string;
  readonly title: Message;
  readonly lead: Message;
  readonly description: Message;
  /** The day of the last change, ISO 8601. */
  readonly changed: string;
  /** The whole in a few lines, for those who read no further. */
  readonly inShort: readonly Message[];
  readonly sections: readonly PolicySection[];
}

/** Paragraphs, one after the other. */
export const text = (...paragraphs: readonly Message[]): PolicyBlock[] =>
  paragraphs.map((paragraph) => ({ kind: 'text', text: paragraph }));

/** Points in no order. */
export const list = (...items: readonly Message[]): PolicyBlock => ({ kind: 'list', items });

/** A name and what is to be said of it, several times. */
export const terms = (
  ...named: readonly (readonly [term: Message, text: Message])[]
): PolicyBlock => ({ kind: 'terms', terms: named });

/** A part of a policy. */
export const section = (
  anchor: string,
  heading: Message,
  ...blocks: readonly (PolicyBlock | readonly PolicyBlock[])[]
): PolicySection => ({ anchor, heading, blocks: blocks.flat() });
