import { Link } from 'react-router';
import { useSay } from '../../ui/say.tsx';
import { aboutWords as said } from '../about.words.ts';
import css from './promises.module.css';

const promises = [
  said.promise1,
  said.promise2,
  said.promise3,
  said.promise4,
  said.promise5,
  said.promise6,
];

/** What is promised about the data of those who are minors. */
export function Promises() {
  const say = useSay();
  return (
    <section className={css.sheet} aria-labelledby="promise">
      <div>
        <h2 id="promise">{say(said.promiseTitle)}</h2>
        <p className={css.text}>{say(said.promiseText)}</p>
        <Link to="/privacy-policy" className={css.more}>
          {say(said.readPolicy)}
        </Link>
      </div>
      <ol role="list" className={css.list}>
        {promises.map((promise) => (
          <li key={promise.id}>{say(promise)}</li>
        ))}
      </ol>
    </section>
  );
}
