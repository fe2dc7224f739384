import type { Message } from '../i18n/define-messages.ts';
import { apiSentence } from './api-sentence.ts';
import { featureMessages as messages } from './wording/features.messages.ts';
import type { Feature } from './features.ts';
import { forbidden, type Refusal } from './refusal.ts';

const sentences: Readonly<Record<Feature, Message>> = {
  newsletter: messages.newsletter,
  'contact-form': messages.contactForm,
  guides: messages.guides,
  classes: messages.classes,
  'fair-news': messages.fairNews,
  push: messages.push,
};

/** Why a call of a feature is refused while the feature is off. */
export const featureIsOff = (feature: Feature): Refusal =>
  forbidden(apiSentence(sentences[feature]));
