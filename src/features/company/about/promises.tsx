import { Link } from 'react-router';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { aboutMessages as messages } from './about.messages.ts';
import css from './promises.module.css';

const promises = [
  messages.promise1,
  messages.promise2,
  messages.promise3,
  messages.promise4,
  messages.promise5,
  messages.promise6,
];

/** What is promised about the data of those who are minors. */
export function Promises() {
  const t = useTranslate();
  return (
    <section className={css.sheet} aria-labelledby="promise">
      <div>
        <h2 id="promise">{t(messages.promiseTitle)}</h2>
        <p className={css.text}>{t(messages.promiseText)}</p>
        <Link to="/privacy-policy" className={css.more}>
          {t(messages.readPolicy)}
        </Link>
      </div>
      <ol role="list" className={css.list}>
        {promises.map((promise) => (
          <li key={promise.id}>{t(promise)}</li>
        ))}
      </ol>
    </section>
  );
}
