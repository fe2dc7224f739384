import type { Feature } from '../../../platform/model/features.ts';
import type { Translate } from '../../../platform/i18n/translator-for.ts';
import type { Message } from '../../../platform/i18n/define-messages.ts';
import { featuresMessages as messages } from './features.messages.ts';

interface FeatureTexts {
  readonly name: Message;
  /** What goes, and what stays. */
  readonly off: Message;
  /** Absent: its use is not counted. */
  readonly use?: Message;
}

/** What the screen says about each feature. */
export const featureTexts: Readonly<Record<Feature, FeatureTexts>> = {
  newsletter: {
    name: messages.newsletter,
    off: messages.newsletterOff,
    use: messages.newsletterUse,
  },
  'contact-form': {
    name: messages.contactForm,
    off: messages.contactFormOff,
    use: messages.contactFormUse,
  },
  guides: { name: messages.guides, off: messages.guidesOff },
  classes: { name: messages.classes, off: messages.classesOff, use: messages.classesUse },
  'fair-news': { name: messages.fairNews, off: messages.fairNewsOff, use: messages.fairNewsUse },
  push: { name: messages.push, off: messages.pushOff, use: messages.pushUse },
};

/** How much a feature is used; null where that is not counted. */
export function describeUse(
  t: Translate,
  name: Feature,
  use: { readonly inUse: number; readonly people: number },
): string | null {
  const { use: message } = featureTexts[name];
  return message ? t(message, { inUse: use.inUse, people: use.people }) : null;
}
