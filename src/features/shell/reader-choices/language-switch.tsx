import { useLocation } from 'react-router';
import { languageNames } from '../../../platform/i18n/languages.ts';
import { useLocale } from '../../../ui/text/translate.tsx';
import css from '../footer/footer.module.css';

/**
 * The other languages, each in its own words. A form that the browser sends by itself, with JavaScript,
 * too: a page in another language has other scripts.
 */
export function LanguageSwitch() {
  const locale = useLocale();
  const { pathname, search } = useLocation();
  return (
    <form method="post" action="/language" className={css.languages}>
      <input type="hidden" name="return" value={`${pathname}${search}`} />
      {Object.entries(languageNames).map(
        ([code, name]) =>
          !locale.startsWith(code) && (
            <button key={code} type="submit" name="language" value={code} lang={code}>
              {name}
            </button>
          ),
      )}
    </form>
  );
}
