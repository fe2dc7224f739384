import type { Say } from '../platform/words/speak.ts';
import type { Guide, GuideRole } from './guide.ts';
import { guidePath, guides, guidesFor } from './guide-list.ts';
import { guidesWords } from './guides.words.ts';
import { minutesToRead } from './reading-time.ts';

/** A guide as a card shows it. */
export interface GuideSummary {
  readonly path: string;
  readonly title: string;
  readonly short: string;
  readonly deck: string;
  /** Whom it is for, in words. */
  readonly audience: string;
  readonly minutes: number;
  /** How many points its checklist has. */
  readonly checks: number;
}

/**
 * The guides, for cards. For loaders: this knows the text of every guide, which no page's script is to
 * hold.
 */
export function guideSummaries(say: Say, role: GuideRole | null = null): GuideSummary[] {
  return guidesFor(role).map((guide) => ({
    path: guidePath(guide),
    title: say(guide.title),
    short: say(guide.short),
    deck: say(guide.deck),
    audience: audienceOf(guide.slug, say),
    minutes: minutesToRead(guide, say),
    checks: guide.checklist.length,
  }));
}

/** Whom a guide is written for first, in words. */
export const audienceOf = (slug: string, say: Say): string =>
  say(audiences[slug] ?? guidesWords.forStudents);

const audiences: Readonly<Record<string, (typeof guidesWords)[keyof typeof guidesWords]>> = {
  'college-prep': guidesWords.forStudents,
  'nontraditional-students': guidesWords.forAdults,
  'online-hybrid-inperson-pros-cons': guidesWords.forChoosing,
  'parent-guardian-prep': guidesWords.forParents,
};

/** What to read after a guide: the next one of the hub. */
export function nextGuide(guide: Guide, say: Say) {
  const next = guides[(guides.indexOf(guide) + 1) % guides.length] ?? guide;
  return { path: guidePath(next), title: say(next.title), short: say(next.short) };
}
