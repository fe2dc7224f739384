import type { Env } from '../../../platform/env.server.ts';
import { brandColors, type BrandColors } from '../../../platform/pages/brand-colors.ts';
import type { PageBrand } from '../../../platform/pages/page-call.ts';
import { Remembered } from '../../../platform/remembered.ts';

/** The colors that src/ui/brand/tokens.css holds itself. */
const own = { primary: '#5555aa', secondary: '#0960a6' };

/** Asked for with each page. */
const drawn = new Remembered<BrandColors>(10);

/** Where the logo is served; its name changes with what is in it. */
export function logoPath(logo: NonNullable<Env['logo']>): string {
  const ending = logo.type === 'image/svg+xml' ? 'svg' : logo.type.slice('image/'.length);
  return `/brand/logo-${logo.tag}.${ending}`;
}

/** The site's brand as pages show it. */
export function pageBrandOf({ brand, logo }: Pick<Env, 'brand' | 'logo'>): PageBrand {
  const { primaryColor, secondaryColor } = brand;
  const isOwn =
    primaryColor.toLowerCase() === own.primary && secondaryColor.toLowerCase() === own.secondary;
  return {
    ...brand,
    ...(logo ? { logo: { src: logoPath(logo), width: logo.width, height: logo.height } } : {}),
    ...(isOwn
      ? {}
      : {
          colors: drawn.get(`${primaryColor} ${secondaryColor}`, () =>
            brandColors(primaryColor, secondaryColor),
          ),
        }),
  };
}
