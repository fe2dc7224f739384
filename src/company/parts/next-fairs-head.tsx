import { Link } from 'react-router';
import { useIsOff } from '../../platform/pages/site.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useSay } from '../../ui/say.tsx';
import { homeWords as said } from '../home.words.ts';
import css from './next-fairs.module.css';

/** What stands beside the fairs after the next one. */
export default function NextFairsHead({
  count,
}: {
  /** All that are coming. */ readonly count: number;
}) {
  const say = useSay();
  const noNewsletter = useIsOff('newsletter');
  return (
    <div>
      <h2 id="next-fairs" className={css.title}>
        {say(count === 0 ? said.noFairs : said.next)}
      </h2>
      <p className={css.text}>
        {say(count > 0 ? said.nextText : noNewsletter ? said.noFairsNoNews : said.noFairsText)}
      </p>
      {count === 0 ? (
        <ButtonLink to="/colleges">{say(said.browse)}</ButtonLink>
      ) : (
        <Link to="/calendar" className={css.all}>
          {say(said.allFairs, { count })}
        </Link>
      )}
    </div>
  );
}
