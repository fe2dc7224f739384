import { Link } from 'react-router';
import type { Route } from './+types/counselors.route.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { useIsOff } from '../../../platform/pages/site.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { ButtonGroup } from '../../../ui/buttons/button-group.tsx';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Section, Wrap } from '../../../ui/layout/page.tsx';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { counselorsMessages as messages } from './counselors.messages.ts';
import css from './counselors.module.css';

export function loader({ context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const t = translatorFor(call.locale);
  return {
    meta: pageMeta({
      ...call,
      title: t(messages.title),
      description: t(messages.description),
      path: '/counselors',
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

const given = [
  { icon: 'link', name: messages.link, text: messages.linkText },
  { icon: 'file', name: messages.flyer, text: messages.flyerText },
  { icon: 'users', name: messages.list, text: messages.listText },
  { icon: 'bag', name: messages.documents, text: messages.documentsText },
] as const;

const steps = [
  [messages.how1, messages.how1Text],
  [messages.how2, messages.how2Text],
  [messages.how3, messages.how3Text],
] as const;

/** `/counselors`: what is there for a class, and where a counselor begins. */
export default function Counselors() {
  const t = useTranslate();
  const noGuides = useIsOff('guides');
  return (
    <>
      <header className={css.hero}>
        <Wrap>
          <h1>{t(messages.poster)}</h1>
          <p className={css.lead}>{t(messages.lead)}</p>
          <ButtonGroup>
            <ButtonLink to="/register?as=counselor" size="large" iconAfter="arrow-right">
              {t(messages.start)}
            </ButtonLink>
            <Link to="/calendar">{t(messages.fairs)}</Link>
          </ButtonGroup>
        </Wrap>
      </header>
      <Wrap className={css.page}>
        <Section title={t(messages.what)}>
          <ul role="list" className={css.given}>
            {given.map(({ icon, name, text }) => (
              <li key={name.id}>
                <Icon name={icon} size={26} />
                <div>
                  <h3>{t(name)}</h3>
                  <p>{t(text)}</p>
                </div>
              </li>
            ))}
          </ul>
        </Section>
        <Section title={t(messages.how)}>
          <ol role="list" className={css.steps}>
            {steps.map(([title, text]) => (
              <li key={title.id}>
                <h3>{t(title)}</h3>
                <p>{t(text)}</p>
              </li>
            ))}
          </ol>
          {!noGuides && <Link to="/resources?role=counselor">{t(messages.guides)}</Link>}
        </Section>
      </Wrap>
    </>
  );
}
