import { Link } from 'react-router';
import { ButtonGroup } from '../../../ui/buttons/button-group.tsx';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { contactMessages as messages } from './contact.messages.ts';
import css from './contact-thanks.module.css';

/** What happens with a message that was sent. */
export function ContactThanks() {
  const t = useTranslate();
  return (
    <section className={css.sheet} aria-labelledby="thanks">
      <h2 id="thanks">{t(messages.thanks)}</h2>
      <ol role="list" className={css.next}>
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
