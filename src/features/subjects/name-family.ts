import type { Translate } from '../../platform/i18n/translator-for.ts';
import { familyOf } from './families.ts';
import { familyNames } from './families.messages.ts';

/** A family of CIP 2020 in plain words: `Computers and IT`; the title itself for all others. */
export function nameFamily(t: Translate, title: string): string {
  const key = familyOf(title);
  return key === undefined ? title : t(familyNames[key]);
}
