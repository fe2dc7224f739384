import { Link } from 'react-router';
import { useMaybeSite } from '../../platform/pages/site.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { useSay } from '../../ui/say.tsx';
import { shellWords as said } from '../shell.words.ts';
import { Copyright } from './copyright.tsx';
import { Logo } from './logo.tsx';
import { SubscribeButton } from './subscribe-button.tsx';
import css from './footer.module.css';

const columns = [
  {
    heading: said.learnMore,
    links: [
      ['/resources?role=student', said.students],
      ['/resources?role=parent', said.parents],
      ['/resources?role=counselor', said.counselors],
      ['/colleges', said.colleges],
    ],
  },
  {
    heading: said.company,
    links: [
      ['/about-us', said.aboutUs],
      ['/contact-us', said.contactUs],
      ['/calendar', said.upcomingFairs],
      ['/pricing', said.pricing],
    ],
  },
  {
    heading: said.legal,
    links: [
      ['/privacy-policy', said.privacyPolicy],
      ['/terms-of-service', said.termsOfService],
    ],
  },
] as const;

const networks: readonly (readonly [key: string, name: string, icon: IconName])[] = [
  ['instagram', 'Instagram', 'instagram'],
  ['youtube', 'YouTube', 'youtube'],
  ['x', 'X', 'x'],
  ['facebook', 'Facebook', 'facebook'],
  ['linkedin', 'LinkedIn', 'linkedin'],
];

/** The full footer: who this is, where everything is, the newsletter. */
export function Footer() {
  const say = useSay();
  const brand = useMaybeSite()?.brand;
  const name = brand?.name ?? 'Quad';
  const shown = networks.flatMap(([key, network, icon]) => {
    const href = brand?.links[key];
    return href ? [{ href, network, icon }] : [];
  });
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
        {columns.map(({ heading, links }) => (
          <nav key={heading.id} aria-label={say(heading)}>
            <h2 className={css.heading}>{say(heading)}</h2>
            <ul>
              {links.map(([to, words]) => (
                <li key={to}>
                  <Link to={to}>{say(words)}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={css.end}>
        <Copyright />
        {shown.length > 0 && (
          <ul className={css.networks}>
            {shown.map(({ href, network, icon }) => (
              <li key={network}>
                <a href={href} target="_blank" rel="noopener noreferrer">
                  <Icon
                    name={icon}
                    size={22}
                    label={say(said.elsewhere, { brand: name, network })}
                  />
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </footer>
  );
}
