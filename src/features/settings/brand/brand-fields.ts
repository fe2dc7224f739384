import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { Field } from '../../../platform/model/field.ts';
import { text, url } from '../../../platform/model/kinds.ts';
import { settingRefusals as messages } from '../setting-refusals.messages.ts';
import { readColor } from './read-color.ts';

/** A color, stored as `#rrggbb` in lower case; `#abc` and upper case are accepted, too. */
export const color = () =>
  new Field<string>({
    scalar: 'String',
    column: 'text',
    check(value) {
      const found = typeof value === 'string' ? readColor(value) : null;
      return found === null ? { problems: { '': apiSentence(messages.color) } } : { value: found };
    },
  });

/** An address that begins with https. */
export const secureUrl = () =>
  url().must((value) => (value.startsWith('https:') ? null : apiSentence(messages.https)));

const earliest = 1600;

/** A year from 1600 to this one, in digits. */
export const pastYear = () =>
  text({ max: 20 }).must((value, { now }) => {
    const latest = now.getUTCFullYear();
    const isYear = /^\d{4}$/.test(value) && Number(value) >= earliest && Number(value) <= latest;
    // As texts: a year takes no thousands separator.
    const [least, most] = [String(earliest), String(latest)];
    return isYear ? null : apiSentence(messages.year, { least, most });
  });
