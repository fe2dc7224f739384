import { useLocation } from 'react-router';
import { isSwitchedOff } from '../../platform/pages/feature-pages.ts';
import {
  navigationJsonLd,
  organizationJsonLd,
  webSiteJsonLd,
} from '../../platform/metadata/json-ld.ts';
import { useMaybeSite } from '../../platform/pages/site.ts';
import { JsonLd } from '../../ui/layout/json-ld.tsx';
import { useTranslate } from '../../ui/text/translate.tsx';
import { shellMessages as messages } from './shell.messages.ts';

/** The header as the specification names it to machines; three of its addresses lead on. */
const entries = [
  ['/', messages.home],
  ['/fairs', messages.fairs],
  ['/resources', messages.resources],
  ['/colleges', messages.colleges],
  ['/sign-up', messages.signUp],
  ['/sign-in', messages.signIn],
] as const;

/** Who we are and where things are, for machines: on the home page, where they look for it. */
export function SiteJsonLd() {
  const t = useTranslate();
  const site = useMaybeSite();
  const { pathname } = useLocation();
  if (!site || pathname !== '/') return null;
  const { publicUrl, brand, locale, featuresOff } = site;
  const pages = entries
    .filter(([path]) => !isSwitchedOff(path, featuresOff))
    .map(([path, name]) => ({ path, name: t(name) }));
  return (
    <JsonLd
      things={[
        organizationJsonLd({ publicUrl, brand }),
        webSiteJsonLd({ publicUrl, brand }, locale),
        ...navigationJsonLd(publicUrl, pages),
      ]}
    />
  );
}
