import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useMaybeSite } from '../../platform/pages/site.ts';
import { AlertBanner, AlertProvider } from '../../ui/overlays/alert-banner.tsx';
import { closeByItself } from '../../ui/overlays/close-by-itself.ts';
import { useHeadingFocus } from '../../ui/navigation/heading-focus.ts';
import { NavigationProgress } from '../../ui/overlays/progress-bar.tsx';
import { useTranslate } from '../../ui/text/translate.tsx';
import Header from './header/header.tsx';
import Footer from './footer/footer.tsx';
import CompactFooter from './footer/compact-footer.tsx';
import { Machinery } from './machinery/machinery.tsx';
import { PageEnd } from './paint-whole.tsx';
import { shellMessages } from './shell.messages.ts';
import { SiteJsonLd } from './site-json-ld.tsx';
import { hasCompactFooter } from './footer/which-footer.ts';
import css from './shell.module.css';

/** What is around every page: skip link, header, alerts, the page itself, footer. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const t = useTranslate();
  const { pathname } = useLocation();
  const site = useMaybeSite();
  // The router scrolls. A search in the address makes no other page: its box keeps the focus.
  useHeadingFocus(pathname, { preventScroll: true });
  useEffect(() => closeByItself(document), []);
  return (
    <AlertProvider initialAlert={site?.alert ?? null}>
      <a className="skip-link" href="#main">
        {t(shellMessages.skip)}
      </a>
      <NavigationProgress />
      <div className={css.page}>
        <Header path={pathname} person={site?.person ?? null} />
        <AlertBanner />
        <main id="main" className={css.main} tabIndex={-1}>
          {children}
        </main>
        {hasCompactFooter(pathname) ? <CompactFooter /> : <Footer />}
      </div>
      <PageEnd />
      <SiteJsonLd />
      <Machinery />
    </AlertProvider>
  );
}
