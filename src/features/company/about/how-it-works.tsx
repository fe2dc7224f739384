import { Link } from 'react-router';
import { Section } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { aboutMessages as messages } from './about.messages.ts';
import css from './how-it-works.module.css';

const steps = [
  [messages.how1, messages.how1Text],
  [messages.how2, messages.how2Text],
  [messages.how3, messages.how3Text],
  [messages.how4, messages.how4Text],
] as const;

/** A fair in four steps. */
export function HowItWorks() {
  const t = useTranslate();
  return (
    <Section
      title={t(messages.howTitle)}
      aside={
        <Link to="/calendar" className={css.all}>
          {t(messages.toCalendar)}
        </Link>
      }
    >
      <ol role="list" className={css.steps}>
        {steps.map(([title, text]) => (
          <li key={title.id}>
            <h3>{t(title)}</h3>
            <p>{t(text)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
