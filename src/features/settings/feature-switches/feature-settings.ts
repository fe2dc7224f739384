import type { Env } from '../../../platform/env.server.ts';
import type { VariableName } from '../../../platform/env/variables.ts';
import { featureNames, type Feature } from '../../../platform/model/features.ts';

/** The key of the setting that switches a feature; its value is `off`, and on without a row. */
export type FeatureKey = `feature.${Feature}`;

export const featureKey = (feature: Feature): FeatureKey => `feature.${feature}`;

/** Tells whether a text names such a setting. */
export const isFeatureKey = (key: string): key is FeatureKey =>
  featureNames.some((feature) => featureKey(feature) === key);

/** The variable that has switched a feature off for good; null where admins decide. */
export const lockOfFeature = (
  { features }: Pick<Env, 'features'>,
  feature: Feature,
): VariableName | null => (features.off.has(feature) ? 'FEATURES_OFF' : null);

/**
 * What is off now. The contact form is not without an address to email instead: people must be able
 * to reach the organizer.
 */
export function featuresOff(
  env: Pick<Env, 'features'>,
  set: Readonly<Partial<Record<FeatureKey, string>>>,
  contactEmail: string | undefined,
): ReadonlySet<Feature> {
  return new Set(
    featureNames.filter(
      (feature) =>
        (env.features.off.has(feature) || set[featureKey(feature)] === 'off') &&
        (feature !== 'contact-form' || contactEmail !== undefined),
    ),
  );
}
