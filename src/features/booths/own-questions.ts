import { longText, text } from '../../platform/model/kinds.ts';
import { rowList } from './row-list.ts';

/** The questions that a college asks and answers itself, besides the standard ones. */
export const ownQuestions = rowList({
  name: 'ownQuestions',
  most: 8,
  parts: {
    question: { field: text({ max: 200 }).optional(), input: 'ownQuestion' },
    answer: { field: longText(1500).optional(), input: 'ownAnswer' },
  },
});
