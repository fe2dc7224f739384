import { useMaybeSite } from '../../platform/pages/site.ts';
import { useSay } from '../../ui/say.tsx';
import { orNothing, still } from '../../ui/still.tsx';
import { shellWords as said } from '../shell.words.ts';
import { Logo } from './logo.tsx';
import { SubscribeButton } from './subscribe-button.tsx';
import css from './footer.module.css';

const FooterLinks = still(() => import('./footer-links.tsx').catch(orNothing));
const FooterEnd = still(() => import('./footer-end.tsx').catch(orNothing));

/** The full footer: who this is, where everything is, the newsletter. */
export function Footer() {
  const say = useSay();
  const brand = useMaybeSite()?.brand;
  return (
    <footer className={css.footer}>
      <div className={css.columns}>
        <div className={css.about}>
          <Logo />
          {brand && <p>{brand.tagline}.</p>}
          <div className={css.news}>
            <p>{say(said.newsletter)}</p>
            <SubscribeButton />
          </div>
        </div>
        <FooterLinks />
      </div>
      <FooterEnd />
    </footer>
  );
}
