import { longText, text } from '../../../platform/model/kinds.ts';

/** The fields of a question. */
export const questionFields = { text: longText(280), clientKey: text({ max: 64 }) };

/** The text of an answer. */
export const answerFields = { text: longText(1000) };
