import type { Feature } from '../../platform/model/features.ts';
import type { Say } from '../../platform/words/speak.ts';
import type { Message } from '../../platform/words/words.ts';
import { featuresWords as said } from './features.words.ts';

interface FeatureTexts {
  readonly name: Message;
  /** What goes, and what stays. */
  readonly off: Message;
  /** Absent: its use is not counted. */
  readonly use?: Message;
}

/** What the screen says about each feature. */
export const featureTexts: Readonly<Record<Feature, FeatureTexts>> = {
  newsletter: { name: said.newsletter, off: said.newsletterOff, use: said.newsletterUse },
  'contact-form': { name: said.contactForm, off: said.contactFormOff, use: said.contactFormUse },
  guides: { name: said.guides, off: said.guidesOff },
  classes: { name: said.classes, off: said.classesOff, use: said.classesUse },
  'fair-news': { name: said.fairNews, off: said.fairNewsOff, use: said.fairNewsUse },
};

/** How much a feature is used; null where that is not counted. */
export function sayUse(
  say: Say,
  name: Feature,
  use: { readonly inUse: number; readonly people: number },
): string | null {
  const { use: message } = featureTexts[name];
  return message ? say(message, { inUse: use.inUse, people: use.people }) : null;
}
