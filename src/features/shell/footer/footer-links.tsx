import { Link } from 'react-router';
import { useContactWay } from '../../../platform/pages/contact-way.ts';
import { useIsOff } from '../../../platform/pages/site.ts';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { shellMessages as messages } from '../shell.messages.ts';
import css from './footer.module.css';

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
    ],
  },
] as const;

/** Where everything is. */
export function FooterLinks() {
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
