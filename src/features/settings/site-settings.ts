import type { Env } from '../../platform/env.server.ts';
import type { VariableName } from '../../platform/env/variables.ts';
import type { Feature } from '../../platform/model/features.ts';
import { email, text, url } from '../../platform/model/kinds.ts';
import type { FeatureKey } from './feature-switches/feature-settings.ts';
import { apiSentence } from '../../platform/model/api-sentence.ts';
import { Field } from '../../platform/model/field.ts';
import { settingRefusals as messages } from './setting-refusals.messages.ts';
import { readColor } from './brand/read-color.ts';

/** A color, stored as `#rrggbb` in lower case; `#abc` and upper case are accepted, too. */
const color = () =>
  new Field<string>({
    scalar: 'String',
    column: 'text',
    check(value) {
      const found = typeof value === 'string' ? readColor(value) : null;
      return found === null ? { problems: { '': apiSentence(messages.color) } } : { value: found };
    },
  });

/** An address that begins with https. */
const secureUrl = () =>
  url().must((value) => (value.startsWith('https:') ? null : apiSentence(messages.https)));

const earliest = 1600;

/** A year from 1600 to this one, in digits. */
const pastYear = () =>
  text({ max: 20 }).must((value, { now }) => {
    const latest = now.getUTCFullYear();
    const isYear = /^\d{4}$/.test(value) && Number(value) >= earliest && Number(value) <= latest;
    // As texts: a year takes no thousands separator.
    const [least, most] = [String(earliest), String(latest)];
    return isYear ? null : apiSentence(messages.year, { least, most });
  });

/** The tagline while no admin has set one: that of the project promises no guides where there are none. */
const defaultTagline = (
  { brand, setVariables }: Pick<Env, 'brand' | 'setVariables'>,
  off: ReadonlySet<Feature>,
): string =>
  off.has('guides') && !setVariables.has('BRAND_TAGLINE')
    ? 'Free virtual college fairs'
    : brand.tagline;

/** What admins may set about the site, with the checks of forms and calls: all may be left empty. */
export const siteFields = {
  brandName: text({ max: 60 }).optional(),
  tagline: text().optional(),
  legalName: text().optional(),
  founded: pastYear().optional(),
  postalAddress: text().optional(),
  contactEmail: email().optional(),
  senderName: text({ max: 60 }).optional(),
  replyTo: email().optional(),
  primaryColor: color().optional(),
  secondaryColor: color().optional(),
  instagramUrl: secureUrl().optional(),
  youtubeUrl: secureUrl().optional(),
  xUrl: secureUrl().optional(),
  facebookUrl: secureUrl().optional(),
  linkedinUrl: secureUrl().optional(),
};

/** The name of a setting. */
export type SiteKey = keyof typeof siteFields;

export const siteKeys = Object.keys(siteFields) as readonly SiteKey[];

/** Tells whether a text names a setting. */
export const isSiteKey = (key: string): key is SiteKey => Object.hasOwn(siteFields, key);

/** What is set; absent: the default. */
export type SiteValues = Readonly<Partial<Record<SiteKey | FeatureKey, string>>>;

/** The variables that set a setting for good; null: none does. */
const variableOf: Readonly<Record<SiteKey, VariableName | null>> = {
  brandName: 'BRAND_NAME',
  tagline: 'BRAND_TAGLINE',
  legalName: 'BRAND_LEGAL_NAME',
  founded: 'BRAND_FOUNDED',
  postalAddress: 'BRAND_POSTAL_ADDRESS',
  contactEmail: 'BRAND_CONTACT_EMAIL',
  senderName: 'MAIL_FROM',
  replyTo: null,
  primaryColor: 'BRAND_PRIMARY_COLOR',
  secondaryColor: 'BRAND_SECONDARY_COLOR',
  instagramUrl: 'BRAND_INSTAGRAM_URL',
  youtubeUrl: 'BRAND_YOUTUBE_URL',
  xUrl: 'BRAND_X_URL',
  facebookUrl: 'BRAND_FACEBOOK_URL',
  linkedinUrl: 'BRAND_LINKEDIN_URL',
};

/** What of the environment the settings are put over. */
export type SiteEnv = Pick<Env, 'brand' | 'sender' | 'setVariables'>;

/** The variable that sets a setting, so that no admin can; null where one can. */
export function lockOf({ sender, setVariables }: SiteEnv, key: SiteKey): VariableName | null {
  const variable = variableOf[key];
  // A sender's address without a name leaves the name open.
  const isSet =
    key === 'senderName' ? sender.name !== null : variable && setVariables.has(variable);
  return isSet ? variable : null;
}

/**
 * What counts while nothing is set: what the environment says, or follows from it.
 *
 * @param name what the site is called now, by which the legal name goes where nothing sets it
 * @param off features that are off, which no default promises
 */
export const defaultsOf = (
  { brand, sender, setVariables }: SiteEnv,
  name: string,
  off: ReadonlySet<Feature>,
): Readonly<Record<SiteKey, string | null>> => ({
  brandName: brand.name,
  tagline: defaultTagline({ brand, setVariables }, off),
  legalName: setVariables.has('BRAND_LEGAL_NAME') ? brand.legalName : name,
  founded: String(brand.founded),
  postalAddress: brand.postalAddress ?? null,
  contactEmail: brand.contactEmail ?? null,
  senderName: sender.name,
  replyTo: null,
  primaryColor: brand.primaryColor.toLowerCase(),
  secondaryColor: brand.secondaryColor.toLowerCase(),
  instagramUrl: brand.links.instagram ?? null,
  youtubeUrl: brand.links.youtube ?? null,
  xUrl: brand.links.x ?? null,
  facebookUrl: brand.links.facebook ?? null,
  linkedinUrl: brand.links.linkedin ?? null,
});
