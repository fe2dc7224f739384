import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useMaybeSite } from '../platform/pages/site.ts';
import { AlertBanner, AlertProvider } from '../ui/alert-banner.tsx';
import { useHeadingFocus } from '../ui/heading-focus.ts';
import { NavigationProgress } from '../ui/progress-bar.tsx';
import { useSay } from '../ui/say.tsx';
import { MachineryLater } from './machinery-later.tsx';
import { hasCompactFooter } from './menus.ts';
import { CompactFooter } from './parts/compact-footer.tsx';
import { Footer } from './parts/footer.tsx';
import { Header } from './parts/header.tsx';
import { PageEnd } from './paint-whole.tsx';
import { shellWords } from './shell.words.ts';
import { SiteJsonLd } from './site-json-ld.tsx';
import css from './shell.module.css';

/** What is around every page: skip link, header, alerts, the page itself, footer. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const say = useSay();
  const { pathname } = useLocation();
  const site = useMaybeSite();
  // The router scrolls. A search in the address makes no other page: whoever types keeps the focus.
  useHeadingFocus(pathname, { preventScroll: true });
  return (
    <AlertProvider initialAlert={site?.alert ?? null}>
      <a className="skip-link" href="#main">
        {say(shellWords.skip)}
      </a>
      <NavigationProgress />
      <div className={css.page}>
        <Header path={pathname} />
        <AlertBanner />
        <main id="main" className={css.main} tabIndex={-1}>
          {children}
        </main>
        {hasCompactFooter(pathname) ? <CompactFooter /> : <Footer />}
      </div>
      <PageEnd />
      <SiteJsonLd />
      <MachineryLater />
    </AlertProvider>
  );
}
