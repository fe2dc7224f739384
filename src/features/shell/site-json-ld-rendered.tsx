import { useLocation } from 'react-router';
import { useMaybeSite } from '../../platform/pages/site.ts';
import { JsonLd } from '../../ui/layout/json-ld-rendered.tsx';

/** Stands in for `site-json-ld.tsx` in browsers. */
export function SiteJsonLd() {
  const site = useMaybeSite();
  const { pathname } = useLocation();
  return site && pathname === '/' ? <JsonLd /> : null;
}
