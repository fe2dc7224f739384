import type { Translate } from '../../../platform/i18n/translator-for.ts';
import type { Message } from '../../../platform/i18n/define-messages.ts';
import type { ProseRun } from '../../../ui/text/prose-run.tsx';
import type { Block, Guide, Table } from '../guide.ts';
import { minutesToRead } from '../reading-time.ts';
import { readMarkup } from '../read-markup.ts';
import { sourceOf, type SourceName } from '../texts/sources.ts';

/** A run of words; a note has its number, and `place` counts its uses. */
export type ReadyRun =
  ProseRun | { readonly kind: 'note'; readonly number: number; readonly place: number };

/** A paragraph in the reader's language. */
export type Prose = readonly ReadyRun[];

/** A thing in a section, ready to be shown. */
export type ReadyBlock =
  | { readonly kind: 'text' | 'tip'; readonly prose: Prose }
  | { readonly kind: 'list' | 'steps'; readonly items: readonly Prose[] }
  | { readonly kind: 'terms'; readonly terms: readonly (readonly [term: string, prose: Prose])[] }
  | { readonly kind: 'table'; readonly table: ReadyTable };

/** A table, ready to be shown. */
export interface ReadyTable {
  readonly caption: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly Prose[])[];
}

/** A source as a note shows it; the number is its place in the list, from 1. */
export interface ReadySource {
  readonly title: string;
  readonly url: string;
  readonly asOf: string;
  /** How often the text points to it. */
  readonly uses: number;
}

/** A guide in the reader's language: what the server sends, so that no script holds its text. */
export interface ReadyGuide {
  readonly slug: string;
  readonly title: string;
  readonly deck: string;
  readonly minutes: number;
  readonly published: string;
  readonly reviewed: string;
  readonly sections: readonly {
    readonly anchor: string;
    readonly heading: string;
    readonly blocks: readonly ReadyBlock[];
  }[];
  readonly checklist: readonly { readonly id: string; readonly text: string }[];
  readonly questions: readonly string[];
  readonly sources: readonly ReadySource[];
}

/** Says a guide; notes are numbered in the order in which the text first points to them. */
export function readyGuide(guide: Guide, t: Translate): ReadyGuide {
  const uses = new Map<SourceName, number>();
  const prose = (message: Message): Prose =>
    readMarkup(t(message)).map((run) => {
      if (run.kind !== 'note') return run;
      const occurrence = (uses.get(run.source) ?? 0) + 1;
      uses.set(run.source, occurrence);
      return { kind: 'note', number: [...uses.keys()].indexOf(run.source) + 1, place: occurrence };
    });
  const ready = (block: Block): ReadyBlock => {
    switch (block.kind) {
      case 'text':
      case 'tip':
        return { kind: block.kind, prose: prose(block.text) };
      case 'list':
      case 'steps':
        return { kind: block.kind, items: block.items.map(prose) };
      case 'terms':
        return {
          kind: 'terms',
          terms: block.terms.map(([term, text]) => [t(term), prose(text)]),
        };
      case 'table':
        return { kind: 'table', table: readyTable(block.table) };
    }
  };
  const readyTable = ({ caption, heads, rows }: Table): ReadyTable => ({
    caption: t(caption),
    heads: heads.map((head) => t(head)),
    rows: rows.map((row) => row.map(prose)),
  });
  const sections = guide.sections.map(({ anchor, heading, blocks }) => ({
    anchor,
    heading: t(heading),
    blocks: blocks.map(ready),
  }));
  return {
    slug: guide.slug,
    title: t(guide.title),
    deck: t(guide.deck),
    minutes: minutesToRead(guide, t),
    published: guide.published,
    reviewed: guide.reviewed,
    sections,
    checklist: guide.checklist.map((item) => ({ id: item.id, text: t(item) })),
    questions: guide.questions.map((question) => t(question)),
    sources: [...uses].map(([name, count]) => {
      const { title, url, asOf } = sourceOf(name);
      return { title: t(title), url, asOf, uses: count };
    }),
  };
}
