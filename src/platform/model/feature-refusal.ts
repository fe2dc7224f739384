import type { Message } from '../words/words.ts';
import { apiSentence } from './api-sentence.ts';
import { featureWords as said } from './features.words.ts';
import type { Feature } from './features.ts';
import { forbidden, type Refusal } from './refusal.ts';

const sentences: Readonly<Record<Feature, Message>> = {
  newsletter: said.newsletter,
  'contact-form': said.contactForm,
  guides: said.guides,
  classes: said.classes,
  'fair-news': said.fairNews,
};

/** Why a call of a feature is refused while the feature is off. */
export const featureIsOff = (feature: Feature): Refusal =>
  forbidden(apiSentence(sentences[feature]));
