import { writeAtom, type AtomEntry } from './write-atom.ts';
import { fairAddress, type CalendarFair, type CalendarSite } from '../calendar-fair.ts';
import { formatFairTimes } from '../../../platform/i18n/format-fair-times.ts';

/** An event of a public fair; see migrations/0016-calendar.sql. */
export interface FairNews {
  readonly kind: 'published' | 'cancelled' | 'resumed' | 'moved' | 'renamed' | 'readdressed';
  /** The sequence number of the fair's change. */
  readonly number: number;
  readonly at: Date;
  readonly fair: CalendarFair;
}

const titles: Readonly<Record<FairNews['kind'], (name: string) => string>> = {
  published: (name) => name,
  cancelled: (name) => `${name} is canceled`,
  resumed: (name) => `${name} takes place after all`,
  moved: (name) => `${name} has a new time`,
  renamed: (name) => `${name} has a new name`,
  readdressed: (name) => `${name} has a new address`,
};

/** The feed of fairs and their changes, newest first. */
export function fairFeed(
  { publicUrl, brand }: CalendarSite,
  news: readonly FairNews[],
  updatedAt: Date,
): string {
  return writeAtom({
    id: `${publicUrl}/feed.xml`,
    title: `${brand}: college fairs`,
    subtitle: `New fairs of ${brand}, and what has changed about them.`,
    author: brand,
    self: `${publicUrl}/feed.xml`,
    page: `${publicUrl}/calendar`,
    updatedAt,
    entries: news.map((one) => entryOf(publicUrl, one)),
  });
}

/** The announcement follows the fair; news of a change never changes. */
function entryOf(publicUrl: string, { kind, number, at, fair }: FairNews): AtomEntry {
  const announces = number === 0;
  const state = fair.cancelledAt ? 'This fair is canceled.' : formatFairTimes(fair);
  return {
    id: `urn:uuid:${fair.id}${announces ? '' : `#change-${number}`}`,
    title: announces ? fair.name : titles[kind](fair.name),
    link: fairAddress(publicUrl, fair.slug),
    publishedAt: at,
    updatedAt: announces ? fair.updatedAt : at,
    summary: fair.description ? `${state}\n\n${fair.description}` : state,
    category: fair.fairType,
  };
}
