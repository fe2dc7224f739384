import { Field } from './field.ts';
import { messages } from './messages.ts';

/** A password as it was typed: nothing is trimmed. Rules for a new one are added with `must`. */
export const secret = () =>
  new Field<string>({
    scalar: 'String',
    column: 'text',
    check: (value) => (typeof value === 'string' ? { value } : { problems: { '': messages.text } }),
  });

/** An emailed code of six digits; spaces and dashes between them come from email programs. */
export const oneTimeCode = () =>
  new Field<string>({
    scalar: 'String',
    column: 'text',
    check(value) {
      const digits = typeof value === 'string' ? value.replace(/[\s\p{Pd}]/gu, '') : '';
      return /^\d{6}$/.test(digits) ? { value: digits } : { problems: { '': messages.code } };
    },
  });

/** A required checkbox; `otherwise` says why. */
export const agreement = (otherwise = messages.required) =>
  new Field<boolean>({
    scalar: 'Boolean',
    column: 'boolean',
    check: (value) => (value === true ? { value } : { problems: { '': otherwise } }),
  });
