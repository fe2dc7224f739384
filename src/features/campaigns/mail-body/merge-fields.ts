import { isOfExhibitors, partsOf, type Audience } from '../audiences.ts';
import { judgeTemplate } from '../merge-template.ts';
import type { ApiSentence } from '../../../platform/model/api-sentence.ts';

const everywhere = ['firstName', 'lastName', 'name', 'email', 'brandName', 'unsubscribeUrl'];

/** The fields a mail to this audience may have. */
export function mergeFieldsOf(audience: Audience): readonly string[] {
  const { part, fairId } = partsOf(audience);
  return [
    ...everywhere,
    ...(part === 'COLLEGES' || isOfExhibitors(part) ? ['collegeName'] : []),
    ...(part === 'COUNSELORS' ? ['schoolName'] : []),
    ...(fairId === null ? [] : ['fairName']),
  ];
}

/** What is wrong with the fields of a text to this audience, or null (see `judgeTemplate`). */
export const judgeFields = (text: string, audience: Audience, html = false): ApiSentence | null =>
  judgeTemplate(text, mergeFieldsOf(audience), html);
