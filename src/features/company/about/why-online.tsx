import { Section } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { aboutMessages as messages } from './about.messages.ts';
import css from './why-online.module.css';

const reasons = [
  [messages.far, messages.farText],
  [messages.shy, messages.shyText],
  [messages.money, messages.moneyText],
] as const;

/** Why a fair is held online. */
export function WhyOnline() {
  const t = useTranslate();
  return (
    <Section title={t(messages.whyTitle)}>
      <div className={css.reasons}>
        {reasons.map(([title, text]) => (
          <article key={title.id}>
            <h3>{t(title)}</h3>
            <p>{t(text)}</p>
          </article>
        ))}
      </div>
    </Section>
  );
}
