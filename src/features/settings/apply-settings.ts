import type { Env } from '../../platform/env.server.ts';
import type { SitePictures } from './brand/read-pictures.server.ts';
import { featuresOff } from './feature-switches/feature-settings.ts';
import { defaultsOf, lockOf, type SiteKey, type SiteValues } from './site-settings.ts';

/**
 * The environment with the admins' settings, evaluated at each access: `brand` and
 * `sender` follow a change without a restart. Take `brand.name` where it is used, not at start.
 *
 * @param read what is set now
 * @param pictures the logo and the icon that are set now
 */
export function applySettings(
  env: Env,
  read: () => SiteValues,
  pictures: () => SitePictures = () => ({}),
): Env {
  const { brand, sender } = env;
  const set = (key: SiteKey) => (lockOf(env, key) === null ? read()[key] : undefined);
  const name = () => set('brandName') ?? brand.name;
  const contactEmail = () => set('contactEmail') ?? brand.contactEmail;
  const off = () => featuresOff(env, read(), contactEmail());
  return {
    ...env,
    get logo() {
      return env.logo ?? pictures().logo;
    },
    get icon() {
      return env.icon ?? pictures().icon;
    },
    brand: {
      ...brand,
      get name() {
        return name();
      },
      get tagline() {
        return set('tagline') ?? defaultsOf(env, name(), off()).tagline ?? brand.tagline;
      },
      get legalName() {
        return set('legalName') ?? defaultsOf(env, name(), off()).legalName ?? brand.legalName;
      },
      get founded() {
        return Number(set('founded') ?? brand.founded);
      },
      get primaryColor() {
        return set('primaryColor') ?? brand.primaryColor;
      },
      get secondaryColor() {
        return set('secondaryColor') ?? brand.secondaryColor;
      },
      get contactEmail() {
        return contactEmail();
      },
      get postalAddress() {
        return set('postalAddress') ?? brand.postalAddress;
      },
      get links() {
        return {
          facebook: set('facebookUrl') ?? brand.links.facebook,
          instagram: set('instagramUrl') ?? brand.links.instagram,
          linkedin: set('linkedinUrl') ?? brand.links.linkedin,
          x: set('xUrl') ?? brand.links.x,
          youtube: set('youtubeUrl') ?? brand.links.youtube,
        };
      },
    },
    features: {
      get off() {
        return off();
      },
    },
    sender: {
      get name() {
        return set('senderName') ?? sender.name;
      },
      get replyTo() {
        return set('replyTo') ?? sender.replyTo;
      },
    },
  };
}
