import { longText, text, whole } from '../../../platform/model/kinds.ts';
import { longest } from './longest-parts.ts';

/** The form of a draft: what is unfinished may be saved. */
export const draftFields = {
  version: whole({ min: 1, max: 2_147_483_647 }),
  subject: text({ max: longest.subject }).optional(),
  preheader: text({ max: longest.preheader }).optional(),
  htmlBody: longText(longest.html).optional(),
  plainTextBody: longText(longest.text).optional(),
};

/** What an image shows that is added without scripts. */
export const longestPictureWords = 250;
export const pictureFields = { pictureWords: text({ max: longestPictureWords }) };

/** The name that a template gets. */
export const templateFields = { name: text({ max: 100 }) };
