import { Link } from 'react-router';
import { useIsOff, useMaybeSite } from '../../../platform/pages/site.ts';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { shellMessages as messages, shellMessages } from '../shell.messages.ts';
import { Logo } from '../header/logo.tsx';
import css from './footer.module.css';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { useOverlay } from '../../../ui/overlays/use-overlay.tsx';
import { Icon, type IconName } from '../../../ui/marks/icon.tsx';
import { Copyright } from './copyright.tsx';
import { LanguageSwitch } from '../reader-choices/language-switch.tsx';
import { useContactWay } from '../../../platform/pages/contact-way.ts';

const columns = [
  {
    heading: messages.learnMore,
    links: [
      ['/resources?role=student', messages.students],
      ['/resources?role=parent', messages.parents],
      ['/resources?role=counselor', messages.counselors],
      ['/colleges', messages.colleges],
    ],
  },
  {
    heading: messages.company,
    links: [
      ['/about-us', messages.aboutUs],
      ['/contact-us', messages.contactUs],
      ['/calendar', messages.upcomingFairs],
      ['/pricing', messages.pricing],
    ],
  },
  {
    heading: messages.legal,
    links: [
      ['/privacy-policy', messages.privacyPolicy],
      ['/terms-of-service', messages.termsOfService],
      ['/accessibility', messages.accessibility],
    ],
  },
] as const;

/** Where everything is. */
function FooterLinks() {
  const t = useTranslate();
  const contact = useContactWay();
  const noGuides = useIsOff('guides');
  return columns.map(({ heading, links }) => (
    <nav key={heading.id} aria-label={t(heading)}>
      <h2 className={css.heading}>{t(heading)}</h2>
      <ul>
        {links
          .filter(([to]) => !(noGuides && to.startsWith('/resources')))
          .map(([to, words]) => (
            <li key={to}>
              <Link to={to === '/contact-us' ? contact : to}>{t(words)}</Link>
            </li>
          ))}
      </ul>
    </nav>
  ));
}

const networks: readonly (readonly [key: string, name: string, icon: IconName])[] = [
  ['instagram', 'Instagram', 'instagram'],
  ['youtube', 'YouTube', 'youtube'],
  ['x', 'X', 'x'],
  ['facebook', 'Facebook', 'facebook'],
  ['linkedin', 'LinkedIn', 'linkedin'],
];

/** The last line: whose pages these are, and where else we are. */
function FooterEnd() {
  const t = useTranslate();
  const brand = useMaybeSite()?.brand;
  const name = brand?.name ?? 'Quad';
  const shown = networks.flatMap(([key, network, icon]) => {
    const href = brand?.links[key];
    return href ? [{ href, network, icon }] : [];
  });
  return (
    <div className={css.end}>
      <Copyright />
      <LanguageSwitch />
      {shown.length > 0 && (
        <ul className={css.networks}>
          {shown.map(({ href, network, icon }) => (
            <li key={network}>
              <a href={href} target="_blank" rel="noopener noreferrer">
                <Icon
                  name={icon}
                  size={22}
                  label={t(messages.elsewhere, { brand: name, network })}
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const loadDialog = () => import('../../campaigns/subscribe-dialog.tsx');
const nothing = {};

/** Opens the newsletter's form: a dialog, or its page without JavaScript. */
function SubscribeButton() {
  const t = useTranslate();
  const { opener, overlay } = useOverlay(loadDialog, nothing);
  return (
    <>
      <ButtonLink to="/subscribe" kind="line" size="small" icon="mail" {...opener}>
        {t(shellMessages.subscribe)}
      </ButtonLink>
      {overlay}
    </>
  );
}

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
