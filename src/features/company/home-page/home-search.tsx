import { SearchField } from '../../../ui/fields/search-field.tsx';
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
        <SearchField
          bare
          large
          name="q"
          label={t(messages.searchLabel)}
          placeholder={t(messages.searchHint)}
          act={t(messages.search)}
        />
      </form>
    </div>
  );
}
