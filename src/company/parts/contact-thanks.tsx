import { Link } from 'react-router';
import { Acts } from '../../ui/acts.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { useSay } from '../../ui/say.tsx';
import { contactWords as said } from '../contact.words.ts';
import css from './contact-thanks.module.css';

/** What happens with a message that was sent. */
export function ContactThanks() {
  const say = useSay();
  return (
    <section className={css.sheet} aria-labelledby="thanks">
      <h2 id="thanks">{say(said.thanks)}</h2>
      <ol role="list" className={css.next}>
        {[said.next1, said.next2, said.next3].map((line) => (
          <li key={line.id}>{say(line)}</li>
        ))}
      </ol>
      <Acts>
        <ButtonLink to="/calendar">{say(said.toFairs)}</ButtonLink>
        <Link to="/contact-us">{say(said.another)}</Link>
      </Acts>
    </section>
  );
}
