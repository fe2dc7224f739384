import type { Env } from '../env.server.ts';

/** Where the button of an email leads that says to write to us. */
export const contactUrl = ({
  brand,
  features,
  publicUrl,
}: Pick<Env, 'brand' | 'features' | 'publicUrl'>): string =>
  features.off.has('contact-form') && brand.contactEmail !== undefined
    ? `mailto:${brand.contactEmail}`
    : `${publicUrl}/contact-us`;
