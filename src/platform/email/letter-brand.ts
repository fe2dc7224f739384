import { voiceOf } from '../words/speak.ts';
import type { Values } from './letters/fill-template.ts';
import { letterColors } from './letters/letter-colors.ts';

/** The sender: shown at the top and, with the postal address that CAN-SPAM requires, at the end. */
export interface LetterBrand {
  readonly name: string;
  readonly legalName: string;
  readonly postalAddress?: string | undefined;
  /** The public address of the site. */
  readonly home: string;
  /** `#rrggbb`. */
  readonly primaryColor: string;
}

/** The lines of the postal address; none if it is not set. */
export const addressLines = ({ postalAddress }: LetterBrand): readonly string[] =>
  postalAddress === undefined ? [] : [postalAddress];

/** What the frame of every email needs. */
export function brandValues(brand: LetterBrand, locale: string | null | undefined): Values {
  return {
    ...letterColors(brand.primaryColor),
    language: voiceOf(locale).locale,
    brand: brand.name,
    sender: brand.legalName,
    addresses: addressLines(brand).map((address) => ({ address })),
    home: brand.home,
    host: new URL(brand.home).host,
  };
}
