import { legalDraft, legalPreview, legalText, legalTexts } from './read-legal-text.server.ts';
import { discardLegalDraft, publishLegalText, saveLegalDraft } from './write-legal-text.server.ts';

/** The calls around legal texts. */
export const legalOperations = [
  legalText,
  legalTexts,
  legalDraft,
  legalPreview,
  saveLegalDraft,
  discardLegalDraft,
  publishLegalText,
] as const;
