import type { Env } from '../../../platform/env.server.ts';
import { shellMessages as messages } from '../shell.messages.ts';
import { brandColors, type BrandColors } from '../../../platform/pages/brand-colors.ts';
import type { PageBrand } from '../../../platform/pages/page-call.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
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

/** The taglines of the project, for a site that has none of its own: what an organizer wrote stays. */
const taglines = [messages.tagline, messages.taglineNoGuides];

/** The site's brand as pages show it to a reader. */
export function pageBrandOf(
  { brand, logo }: Pick<Env, 'brand' | 'logo'>,
  locale = 'en',
): PageBrand {
  const { primaryColor, secondaryColor } = brand;
  const isOwn =
    primaryColor.toLowerCase() === own.primary && secondaryColor.toLowerCase() === own.secondary;
  return {
    ...brand,
    tagline: translateTagline(brand.tagline, locale),
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

function translateTagline(tagline: string, locale: string): string {
  const known = taglines.find(({ message }) => message === tagline);
  return known ? translatorFor(locale)(known) : tagline;
}
