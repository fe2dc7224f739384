import { Link } from 'react-router';
import { useContactWay } from '../../platform/pages/contact-way.ts';
import { useIsOff } from '../../platform/pages/site.ts';
import { useSay } from '../../ui/say.tsx';
import { shellWords as said } from '../shell.words.ts';
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

/** Where everything is. */
export function FooterLinks() {
  const say = useSay();
  const contact = useContactWay();
  const noGuides = useIsOff('guides');
  return columns.map(({ heading, links }) => (
    <nav key={heading.id} aria-label={say(heading)}>
      <h2 className={css.heading}>{say(heading)}</h2>
      <ul>
        {links
          .filter(([to]) => !(noGuides && to.startsWith('/resources')))
          .map(([to, words]) => (
            <li key={to}>
              <Link to={to === '/contact-us' ? contact : to}>{say(words)}</Link>
            </li>
          ))}
      </ul>
    </nav>
  ));
}
