import { useLocation } from 'react-router';
import { isSwitchedOff } from '../platform/pages/feature-pages.ts';
import { navigationJsonLd, organizationJsonLd, webSiteJsonLd } from '../platform/pages/json-ld.ts';
import { useMaybeSite } from '../platform/pages/site.ts';
import { JsonLd } from '../ui/json-ld.tsx';
import { useSay } from '../ui/say.tsx';
import { shellWords as said } from './shell.words.ts';

/** The header as the specification names it to machines; three of its addresses lead on. */
const entries = [
  ['/', said.home],
  ['/fairs', said.fairs],
  ['/resources', said.resources],
  ['/colleges', said.colleges],
  ['/sign-up', said.signUp],
  ['/sign-in', said.signIn],
] as const;

/** Who we are and where things are, for machines: on the home page, where they look for it. */
export function SiteJsonLd() {
  const say = useSay();
  const site = useMaybeSite();
  const { pathname } = useLocation();
  if (!site || pathname !== '/') return null;
  const { publicUrl, brand, locale, featuresOff } = site;
  const pages = entries
    .filter(([path]) => !isSwitchedOff(path, featuresOff))
    .map(([path, name]) => ({ path, name: say(name) }));
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
