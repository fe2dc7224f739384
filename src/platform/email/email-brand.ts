import { i18nFor } from '../i18n/translator-for.ts';
import type { Values } from './templates/fill-template.ts';
import { emailColors } from './templates/email-colors.ts';

/** The sender: shown at the top and, with the postal address that CAN-SPAM requires, at the end. */
export interface EmailBrand {
  readonly name: string;
  readonly legalName: string;
  readonly postalAddress?: string | undefined;
  /** The public address of the site. */
  readonly home: string;
  /** `#rrggbb`. */
  readonly primaryColor: string;
}

/** The lines of the postal address; none if it is not set. */
export const addressLines = ({ postalAddress }: EmailBrand): readonly string[] =>
  postalAddress === undefined ? [] : [postalAddress];

/** What the frame of every email needs. */
export function brandValues(brand: EmailBrand, locale: string | null | undefined): Values {
  return {
    ...emailColors(brand.primaryColor),
    language: i18nFor(locale).locale,
    brand: brand.name,
    initial: [...brand.name.trim()][0]?.toUpperCase() ?? '',
    sender: brand.legalName,
    addresses: addressLines(brand).map((address) => ({ address })),
    home: brand.home,
    host: new URL(brand.home).host,
  };
}
