import { stateNames } from '../addresses/states.ts';
import { Field } from './field.ts';
import { messages } from './messages.ts';

/** A state, district or territory by its postal code, like OH; stored in uppercase. */
export const stateCode = () =>
  new Field<string>({
    scalar: 'String',
    column: 'text',
    check(value) {
      const code = typeof value === 'string' ? value.trim().toUpperCase() : '';
      return stateNames.has(code) ? { value: code } : { problems: { '': messages.stateCode } };
    },
  });
