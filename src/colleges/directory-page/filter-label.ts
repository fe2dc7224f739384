import type { Say } from '../../platform/words/speak.ts';
import { labelOf } from '../label-of.ts';
import type { FilterName } from '../directory-address.ts';
import { directoryWords } from '../directory.words.ts';
import type { Options } from './directory-view.ts';

const shares = {
  all: directoryWords.onlineAll,
  some: directoryWords.onlineSome,
  none: directoryWords.onlineNone,
} as const;

const isShare = (value: string): value is keyof typeof shares => value in shares;

/** What a value of a filter is called beside its box, where the name of the filter stands above. */
export function optionLabel(say: Say, options: Options, name: FilterName, value: string): string {
  switch (name) {
    case 'fair':
    case 'state':
      return options[name].find((option) => option.value === value)?.label ?? value;
    case 'majors':
      return value;
    case 'online':
      return isShare(value) ? say(shares[value]) : value;
    default:
      return say(labelOf(value));
  }
}

/** What a filter is called where it stands alone, as a chip. */
export function filterLabel(say: Say, options: Options, name: FilterName, value: string): string {
  const label = optionLabel(say, options, name, value);
  if (name === 'online') return say(directoryWords.onlineIs, { share: label });
  return name === 'size' ? say(directoryWords.sizeIs, { size: label }) : label;
}
