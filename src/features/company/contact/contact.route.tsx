import { data, redirect, Link } from 'react-router';
import type { Route } from './+types/contact.route.ts';
import { flashCookie } from '../../../platform/pages/flash.ts';
import { graphql } from '../../../platform/pages/graphql.ts';
import { pageCall, type PageBrand } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { useSite } from '../../../platform/pages/site.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { checkHoneypot, sealHoneypot } from '../../../ui/forms/check-honeypot.ts';
import { problemData, refusalData } from '../../../ui/forms/form-problem.ts';
import { Wrap } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { contactBody } from './contact-body.ts';
import { contactFields, contactTopics } from './contact-fields.ts';
import { contactMessages as messages } from './contact.messages.ts';
import { ContactForm } from './contact-form.tsx';
import css from './contact.module.css';
import { ButtonGroup } from '../../../ui/buttons/button-group.tsx';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import contactThanksCss from './contact-thanks.module.css';
import { Icon } from '../../../ui/marks/icon.tsx';
import contactAsideCss from './contact-aside.module.css';

const shortcuts = [
  { to: '/calendar', icon: 'calendar', name: messages.register, text: messages.registerText },
  { to: '/reset-password', icon: 'lock', name: messages.signIn, text: messages.signInText },
  { to: '/pricing', icon: 'ticket', name: messages.prices, text: messages.pricesText },
  { to: '/privacy-policy#rights', icon: 'user', name: messages.data, text: messages.dataText },
] as const;

/** The addresses of the site, and what is found without writing. */
function ContactAside({ brand }: { readonly brand: PageBrand }) {
  const t = useTranslate();
  const { contactEmail, postalAddress, legalName } = brand;
  return (
    <div className={contactAsideCss.aside}>
      {(contactEmail || postalAddress) && (
        <section aria-labelledby="direct">
          <h2 id="direct">{t(messages.direct)}</h2>
          <dl className={contactAsideCss.ways}>
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
        <ul role="list" className={contactAsideCss.shortcuts}>
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

const sendMessage = graphql(`
  query SendContactUsEmail($body: String!) {
    sendContactUsEmail(body: $body)
  }
`);

export function loader({ url, context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const { searchParams } = url;
  const t = translatorFor(call.locale);
  const isOff = call.featuresOff.includes('contact-form');
  const page = {
    meta: pageMeta({
      ...call,
      title: t(messages.title),
      description: t(isOff ? messages.leadByEmail : messages.description),
      path: '/contact-us',
      ...(isOff ? { noindex: true } : {}),
    }),
    isOff,
    now: call.now.toISOString(),
    seal: sealHoneypot(call),
    topic: contactTopics.find((topic) => topic === searchParams.get('topic')) ?? null,
    isSent: searchParams.has('sent'),
  };
  // Links in old emails still come here, and find the address to email instead.
  return isOff ? data(page, 404) : page;
}

/** Emails the message. A robot gets the same answer as everyone else, and nothing is emailed. */
export async function action({ request, context }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const t = translatorFor(call.locale);
  const form = await request.formData();
  const { values, problems } = checkForm(contactFields, form, call);
  if (problems) return data(problemData(problems, form), 400);
  const finding = checkHoneypot(form, call);
  if (finding === 'too-fast' || finding === 'stale')
    return data(refusalData({ message: t(messages.again) }, form), 400);
  if (finding === 'person') {
    const { errors } = await call.ask(sendMessage, { body: contactBody(t, values) });
    const [error] = errors;
    if (error?.code === 'INTERNAL_SERVER_ERROR')
      return data(refusalData({ message: t(messages.failed) }, form), 500);
    if (error) return data(refusalData(error, form, { body: 'message' }), 400);
  }
  return redirect('/contact-us?sent', {
    headers: { 'set-cookie': flashCookie({ type: 'success', message: t(messages.sent) }) },
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/contact-us`: a form to the people who run the site, and the other ways to reach them. */
export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { isSent, isOff, ...form } = loaderData;
  // What someone was typing while the form was switched off is still there to be copied.
  const showsForm = !isOff || actionData !== undefined;
  const t = useTranslate();
  const { brand, person } = useSite();
  return (
    <Wrap className={css.page}>
      <header className={css.head}>
        <h1>{t(messages.poster)}</h1>
        <p>{t(isOff ? messages.leadByEmail : messages.lead)}</p>
      </header>
      {showsForm && (
        <div className={css.main}>
          {isSent ? <ContactThanks /> : <ContactForm {...form} person={person} />}
        </div>
      )}
      <ContactAside brand={brand} />
    </Wrap>
  );
}

/** What happens with a message that was sent. */
function ContactThanks() {
  const t = useTranslate();
  return (
    <section className={contactThanksCss.sheet} aria-labelledby="thanks">
      <h2 id="thanks">{t(messages.thanks)}</h2>
      <ol role="list" className={contactThanksCss.next}>
        {[messages.next1, messages.next2, messages.next3].map((line) => (
          <li key={line.id}>{t(line)}</li>
        ))}
      </ol>
      <ButtonGroup>
        <ButtonLink to="/calendar">{t(messages.toFairs)}</ButtonLink>
        <Link to="/contact-us">{t(messages.another)}</Link>
      </ButtonGroup>
    </section>
  );
}
