import { Link } from 'react-router';
import { Section } from '../../ui/page.tsx';
import { useSay } from '../../ui/say.tsx';
import { aboutWords as said } from '../about.words.ts';
import css from './how-it-works.module.css';

const steps = [
  [said.how1, said.how1Text],
  [said.how2, said.how2Text],
  [said.how3, said.how3Text],
  [said.how4, said.how4Text],
] as const;

/** A fair in four steps. */
export function HowItWorks() {
  const say = useSay();
  return (
    <Section
      title={say(said.howTitle)}
      aside={
        <Link to="/calendar" className={css.all}>
          {say(said.toCalendar)}
        </Link>
      }
    >
      <ol role="list" className={css.steps}>
        {steps.map(([title, text]) => (
          <li key={title.id}>
            <h3>{say(title)}</h3>
            <p>{say(text)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
