import type { Translate } from '../../../platform/i18n/translator-for.ts';
import { readTemplate } from '../merge-template.ts';
import { labelOfField } from '../rich-text/label-of-field.ts';

/** A subject as it is shown to those who write it: "Hi [First name]". */
export const describeSubject = (t: Translate, subject: string): string =>
  readTemplate(subject)
    .map((part) => (typeof part === 'string' ? part : `[${labelOfField(t, part.field)}]`))
    .join('');
