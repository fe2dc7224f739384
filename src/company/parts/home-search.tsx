import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useSay } from '../../ui/say.tsx';
import { homeWords as said } from '../home.words.ts';
import css from './home-hero.module.css';

/** What this is, and the search: a form that the browser sends by itself. */
export default function HomeSearch({
  count,
}: {
  /** How many colleges are at the next fair. */ readonly count: number;
}) {
  const say = useSay();
  return (
    <div>
      <h1 className={css.poster}>
        {count > 1 ? say(said.poster, { count }) : say(said.posterQuiet)}
      </h1>
      <p className={css.lead}>{say(said.lead)}</p>
      <form action="/colleges" role="search" className={css.find}>
        <label className="visually-hidden" htmlFor="home-search">
          {say(said.searchLabel)}
        </label>
        <Icon name="search" size={22} />
        <input
          id="home-search"
          type="search"
          name="q"
          placeholder={say(said.searchHint)}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit">{say(said.search)}</Button>
      </form>
    </div>
  );
}
