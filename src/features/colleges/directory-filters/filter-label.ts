import type { Translate } from '../../../platform/i18n/translator-for.ts';
import { nameFamily } from '../../subjects/name-family.ts';
import { labelOf } from '../college-facts.ts';
import type { FilterName } from '../directory-page/directory-address.ts';
import { directoryMessages } from '../directory-page/directory.messages.ts';
import type { Options } from '../directory-page/directory-view.ts';

const shares = {
  all: directoryMessages.onlineAll,
  some: directoryMessages.onlineSome,
  none: directoryMessages.onlineNone,
} as const;

const isShare = (value: string): value is keyof typeof shares => value in shares;

/** The label of a filter's value next to its checkbox, under the name of the filter. */
export function optionLabel(
  t: Translate,
  options: Options,
  name: FilterName,
  value: string,
): string {
  switch (name) {
    case 'fair':
    case 'state':
      return options[name].find((option) => option.value === value)?.label ?? value;
    case 'majors':
      return nameFamily(t, value);
    case 'online':
      return isShare(value) ? t(shares[value]) : value;
    default:
      return t(labelOf(value));
  }
}

/** The label of a filter on its own, as a chip. */
export function filterLabel(
  t: Translate,
  options: Options,
  name: FilterName,
  value: string,
): string {
  const label = optionLabel(t, options, name, value);
  if (name === 'online') return t(directoryMessages.onlineIs, { share: label });
  return name === 'size' ? t(directoryMessages.sizeIs, { size: label }) : label;
}
