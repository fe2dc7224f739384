import type { Env } from '../../platform/env.server.ts';
import type { Feature } from '../../platform/model/features.ts';

/** The tagline while no admin has set one: that of the project promises no guides where there are none. */
export const defaultTagline = (
  { brand, setVariables }: Pick<Env, 'brand' | 'setVariables'>,
  off: ReadonlySet<Feature>,
): string =>
  off.has('guides') && !setVariables.has('BRAND_TAGLINE')
    ? 'Free virtual college fairs'
    : brand.tagline;
