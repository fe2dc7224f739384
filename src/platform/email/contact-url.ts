import type { Env } from '../env.server.ts';

/** The contact link in emails. */
export const contactUrl = ({
  brand,
  features,
  publicUrl,
}: Pick<Env, 'brand' | 'features' | 'publicUrl'>): string =>
  features.off.has('contact-form') && brand.contactEmail !== undefined
    ? `mailto:${brand.contactEmail}`
    : `${publicUrl}/contact-us`;
