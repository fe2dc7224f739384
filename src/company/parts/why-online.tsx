import { Section } from '../../ui/page.tsx';
import { useSay } from '../../ui/say.tsx';
import { aboutWords as said } from '../about.words.ts';
import css from './why-online.module.css';

const reasons = [
  [said.far, said.farText],
  [said.shy, said.shyText],
  [said.money, said.moneyText],
] as const;

/** Why a fair is held online. */
export function WhyOnline() {
  const say = useSay();
  return (
    <Section title={say(said.whyTitle)}>
      <div className={css.reasons}>
        {reasons.map(([title, text]) => (
          <article key={title.id}>
            <h3>{say(title)}</h3>
            <p>{say(text)}</p>
          </article>
        ))}
      </div>
    </Section>
  );
}
