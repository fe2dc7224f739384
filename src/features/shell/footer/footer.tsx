import { useIsOff, useMaybeSite } from '../../../platform/pages/site.ts';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { shellMessages as messages } from '../shell.messages.ts';
import { FooterEnd } from './footer-end.tsx';
import { FooterLinks } from './footer-links.tsx';
import { Logo } from '../header/logo.tsx';
import { SubscribeButton } from './subscribe-button.tsx';
import css from './footer.module.css';

/** The full footer: who this is, where everything is, the newsletter. */
export default function Footer() {
  const t = useTranslate();
  const noNewsletter = useIsOff('newsletter');
  const brand = useMaybeSite()?.brand;
  return (
    <footer className={css.footer}>
      <div className={css.columns}>
        <div className={css.about}>
          <Logo />
          {brand && <p>{brand.tagline}.</p>}
          {!noNewsletter && (
            <div className={css.news}>
              <p>{t(messages.newsletter)}</p>
              <SubscribeButton />
            </div>
          )}
        </div>
        <FooterLinks />
      </div>
      <FooterEnd />
    </footer>
  );
}
