import { Link } from 'react-router';
import type { PageBrand } from '../../platform/pages/page-call.ts';
import { Icon } from '../../ui/icon.tsx';
import { useSay } from '../../ui/say.tsx';
import { contactWords as said } from '../contact.words.ts';
import css from './contact-aside.module.css';

const shortcuts = [
  { to: '/calendar', icon: 'calendar', name: said.register, text: said.registerText },
  { to: '/reset-password', icon: 'lock', name: said.signIn, text: said.signInText },
  { to: '/pricing', icon: 'ticket', name: said.prices, text: said.pricesText },
  { to: '/privacy-policy#rights', icon: 'user', name: said.data, text: said.dataText },
] as const;

/** The addresses of the house, and what is found without writing. */
export function ContactAside({ brand }: { readonly brand: PageBrand }) {
  const say = useSay();
  const { contactEmail, postalAddress, legalName } = brand;
  return (
    <div className={css.aside}>
      {(contactEmail || postalAddress) && (
        <section aria-labelledby="direct">
          <h2 id="direct">{say(said.direct)}</h2>
          <dl className={css.ways}>
            {contactEmail && (
              <div>
                <dt>{say(said.mail)}</dt>
                <dd>
                  <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
                </dd>
              </div>
            )}
            {postalAddress && (
              <div>
                <dt>{say(said.post)}</dt>
                <dd>
                  <address>
                    {legalName}
                    <br />
                    {postalAddress}
                  </address>
                </dd>
              </div>
            )}
          </dl>
        </section>
      )}
      <section aria-labelledby="shortcuts">
        <h2 id="shortcuts">{say(said.shortcuts)}</h2>
        <ul role="list" className={css.shortcuts}>
          {shortcuts.map(({ to, icon, name, text }) => (
            <li key={to}>
              <Icon name={icon} size={22} />
              <div>
                <Link to={to}>{say(name)}</Link>
                <p>{say(text)}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
