import { Button } from '../../../ui/buttons/button.tsx';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { homeMessages as messages } from './home.messages.ts';
import css from './home-hero.module.css';

/** What this is, and the search: a form that the browser sends by itself. */
export default function HomeSearch({
  count,
}: {
  /** How many colleges are at the next fair. */ readonly count: number;
}) {
  const t = useTranslate();
  return (
    <div>
      <p className={css.kicker}>{t(messages.whatThisIs)}</p>
      <h1 className={css.poster}>
        {count > 1 ? t(messages.poster, { count }) : t(messages.posterQuiet)}
      </h1>
      <p className={css.lead}>{t(messages.leadAsk)}</p>
      <form action="/colleges" role="search" className={css.find}>
        <label className="visually-hidden" htmlFor="home-search">
          {t(messages.searchLabel)}
        </label>
        <Icon name="search" size={22} />
        <input
          id="home-search"
          type="search"
          name="q"
          placeholder={t(messages.searchHint)}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit">{t(messages.search)}</Button>
      </form>
    </div>
  );
}
