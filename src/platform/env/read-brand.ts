import { addressOf } from './read-groups.ts';
import type { Values } from './variables.ts';

/** What visitors see instead of "Quad". */
export interface Brand {
  readonly name: string;
  readonly legalName: string;
  readonly tagline: string;
  /** First year of the copyright. */
  readonly founded: number;
  /** Where the contact form writes to; absent: to all admins. */
  readonly contactEmail: string | undefined;
  /** Where the company can be written to by post; absent: not shown, and no campaigns in production. */
  readonly postalAddress: string | undefined;
  readonly primaryColor: string;
  readonly secondaryColor: string;
  readonly links: Readonly<
    Record<'facebook' | 'instagram' | 'linkedin' | 'x' | 'youtube', string | undefined>
  >;
}

/** What counts where nothing is set. */
export const ownBrand = {
  name: 'Quad',
  primaryColor: '#5555aa',
  secondaryColor: '#0960a6',
} as const;

export function readBrand(values: Values): Brand {
  const name = values.BRAND_NAME ?? ownBrand.name;
  return {
    name,
    legalName: values.BRAND_LEGAL_NAME ?? name,
    tagline: values.BRAND_TAGLINE ?? 'Free virtual college fairs, resources and guides',
    founded: values.BRAND_FOUNDED ?? 2012,
    contactEmail: values.BRAND_CONTACT_EMAIL ?? (values.MAIL_FROM && addressOf(values.MAIL_FROM)),
    postalAddress: values.BRAND_POSTAL_ADDRESS,
    primaryColor: values.BRAND_PRIMARY_COLOR ?? ownBrand.primaryColor,
    secondaryColor: values.BRAND_SECONDARY_COLOR ?? ownBrand.secondaryColor,
    links: {
      facebook: values.BRAND_FACEBOOK_URL,
      instagram: values.BRAND_INSTAGRAM_URL,
      linkedin: values.BRAND_LINKEDIN_URL,
      x: values.BRAND_X_URL,
      youtube: values.BRAND_YOUTUBE_URL,
    },
  };
}
