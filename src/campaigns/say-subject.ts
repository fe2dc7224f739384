import type { Say } from '../platform/words/speak.ts';
import { readTemplate } from './merge-template.ts';
import { labelOfField } from './editor/label-of-field.ts';

/** A subject as it is shown to those who write it: "Hi [First name]". */
export const saySubject = (say: Say, subject: string): string =>
  readTemplate(subject)
    .map((part) => (typeof part === 'string' ? part : `[${labelOfField(say, part.field)}]`))
    .join('');
