import { Link } from 'react-router';
import type { PageBrand } from '../../../platform/pages/page-call.ts';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { contactMessages as messages } from './contact.messages.ts';
import css from './contact-aside.module.css';

const shortcuts = [
  { to: '/calendar', icon: 'calendar', name: messages.register, text: messages.registerText },
  { to: '/reset-password', icon: 'lock', name: messages.signIn, text: messages.signInText },
  { to: '/pricing', icon: 'ticket', name: messages.prices, text: messages.pricesText },
  { to: '/privacy-policy#rights', icon: 'user', name: messages.data, text: messages.dataText },
] as const;

/** The addresses of the site, and what is found without writing. */
export function ContactAside({ brand }: { readonly brand: PageBrand }) {
  const t = useTranslate();
  const { contactEmail, postalAddress, legalName } = brand;
  return (
    <div className={css.aside}>
      {(contactEmail || postalAddress) && (
        <section aria-labelledby="direct">
          <h2 id="direct">{t(messages.direct)}</h2>
          <dl className={css.ways}>
            {contactEmail && (
              <div>
                <dt>{t(messages.mail)}</dt>
                <dd>
                  <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
                </dd>
              </div>
            )}
            {postalAddress && (
              <div>
                <dt>{t(messages.post)}</dt>
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
        <h2 id="shortcuts">{t(messages.shortcuts)}</h2>
        <ul role="list" className={css.shortcuts}>
          {shortcuts.map(({ to, icon, name, text }) => (
            <li key={to}>
              <Icon name={icon} size={22} />
              <div>
                <Link to={to}>{t(name)}</Link>
                <p>{t(text)}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
