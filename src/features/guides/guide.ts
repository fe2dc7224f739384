import type { Message } from '../../platform/i18n/define-messages.ts';

/** Whom a guide is for. */
export type GuideRole = 'student' | 'parent' | 'counselor';

/** One thing in a section. Messages hold the markup of `read-markup.ts`. */
export type Block =
  | { readonly kind: 'text'; readonly text: Message }
  | { readonly kind: 'tip'; readonly text: Message }
  | { readonly kind: 'list' | 'steps'; readonly items: readonly Message[] }
  | { readonly kind: 'terms'; readonly terms: readonly (readonly [term: Message, text: Message])[] }
  | { readonly kind: 'table'; readonly table: Table };

/** A small comparison; the first column names the rows. */
export interface Table {
  readonly caption: Message;
  readonly heads: readonly Message[];
  readonly rows: readonly (readonly Message[])[];
}

/** A part of a guide under its own heading. */
export interface GuideSection {
  /** What the outline links to; unique in the guide. */
  readonly anchor: string;
  readonly heading: Message;
  readonly blocks: readonly Block[];
}

/** A guide as it was written. */
export interface Guide {
  /** The last part of its address under /resources. */
  readonly slug: string;
  readonly roles: readonly GuideRole[];
  readonly title: Message;
  /** A few words under the title of a card. */
  readonly short: Message;
  readonly deck: Message;
  /** Days as ISO 8601. */
  readonly published: string;
  readonly reviewed: string;
  readonly sections: readonly GuideSection[];
  readonly checklist: readonly Message[];
  /** What to ask the people at a fair. */
  readonly questions: readonly Message[];
}

/** Paragraphs, one after the other. */
export const text = (...paragraphs: readonly Message[]): Block[] =>
  paragraphs.map((paragraph) => ({ kind: 'text', text: paragraph }));

/** What is pulled out beside the text. */
export const tip = (message: Message): Block => ({ kind: 'tip', text: message });

/** Points in no order. */
export const list = (...items: readonly Message[]): Block => ({ kind: 'list', items });

/** Points that are counted. */
export const steps = (...items: readonly Message[]): Block => ({ kind: 'steps', items });

/** A name and what is to be said of it, several times: months, kinds. */
export const terms = (...named: readonly (readonly [term: Message, text: Message])[]): Block => ({
  kind: 'terms',
  terms: named,
});

/** A small comparison. */
export const table = (
  caption: Message,
  heads: readonly Message[],
  ...rows: readonly (readonly Message[])[]
): Block => ({ kind: 'table', table: { caption, heads, rows } });

/** A part of a guide. */
export const section = (
  anchor: string,
  heading: Message,
  ...blocks: readonly (Block | readonly Block[])[]
): GuideSection => ({ anchor, heading, blocks: blocks.flat() });
