import { useMaybeSite, type Site } from './site.ts';

/** Where a link to write to us leads: the contact form, or an email where the form is switched off. */
export function contactWay(
  {
    brand,
    featuresOff,
  }: Pick<Site, 'featuresOff'> & { readonly brand: Pick<Site['brand'], 'contactEmail'> },
  formPath = '/contact-us',
): string {
  return featuresOff.includes('contact-form') && brand.contactEmail !== undefined
    ? `mailto:${brand.contactEmail}`
    : formPath;
}

/** The same on a page; `formPath` may bring the topic along. */
export function useContactWay(formPath = '/contact-us'): string {
  const site = useMaybeSite();
  return site ? contactWay(site, formPath) : formPath;
}
