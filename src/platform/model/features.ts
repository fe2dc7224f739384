/** The parts of the site that an organizer can switch off, as settings and FEATURES_OFF name them. */
export const featureNames = [
  'newsletter',
  'contact-form',
  'guides',
  'classes',
  'fair-news',
  'push',
] as const;

/** The name of one of them. */
export type Feature = (typeof featureNames)[number];

/** Whether a text names a feature. */
export const isFeature = (name: string): name is Feature =>
  featureNames.some((feature) => feature === name);

/** Which features the site has now. Read `off` at the moment of use: admins change it. */
export interface Features {
  readonly off: ReadonlySet<Feature>;
}
