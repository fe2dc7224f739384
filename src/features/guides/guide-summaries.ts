import type { Translate } from '../../platform/i18n/translator-for.ts';
import type { Guide, GuideRole } from './guide.ts';
import { guidePath, guides, guidesFor } from './texts/guide-list.ts';
import { guidesMessages } from './guides.messages.ts';
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
export function guideSummaries(t: Translate, role: GuideRole | null = null): GuideSummary[] {
  return guidesFor(role).map((guide) => ({
    path: guidePath(guide),
    title: t(guide.title),
    short: t(guide.short),
    deck: t(guide.deck),
    audience: audienceOf(guide.slug, t),
    minutes: minutesToRead(guide, t),
    checks: guide.checklist.length,
  }));
}

/** Whom a guide is written for first, in words. */
export const audienceOf = (slug: string, t: Translate): string =>
  t(audiences[slug] ?? guidesMessages.forStudents);

const audiences: Readonly<Record<string, (typeof guidesMessages)[keyof typeof guidesMessages]>> = {
  'college-prep': guidesMessages.forStudents,
  'nontraditional-students': guidesMessages.forAdults,
  'online-hybrid-inperson-pros-cons': guidesMessages.forChoosing,
  'parent-guardian-prep': guidesMessages.forParents,
};

/** What to read after a guide: the next one of the hub. */
export function nextGuide(guide: Guide, t: Translate) {
  const next = guides[(guides.indexOf(guide) + 1) % guides.length] ?? guide;
  return { path: guidePath(next), title: t(next.title), short: t(next.short) };
}
