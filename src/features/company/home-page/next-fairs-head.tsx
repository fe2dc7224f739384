import { Link } from 'react-router';
import { useIsOff } from '../../../platform/pages/site.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { homeMessages as messages } from './home.messages.ts';
import css from './next-fairs.module.css';

/** What stands beside the fairs after the next one. */
export default function NextFairsHead({
  count,
}: {
  /** All that are coming. */ readonly count: number;
}) {
  const t = useTranslate();
  const noNewsletter = useIsOff('newsletter');
  return (
    <div>
      <h2 id="next-fairs" className={css.title}>
        {t(count === 0 ? messages.noFairs : messages.next)}
      </h2>
      <p className={css.text}>
        {t(
          count > 0
            ? messages.nextText
            : noNewsletter
              ? messages.noFairsNoNews
              : messages.noFairsText,
        )}
      </p>
      {count === 0 ? (
        <ButtonLink to="/colleges">{t(messages.browse)}</ButtonLink>
      ) : (
        <Link to="/calendar" className={css.all}>
          {t(messages.allFairs, { count })}
        </Link>
      )}
    </div>
  );
}
