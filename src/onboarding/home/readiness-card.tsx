import { fairPaths } from '../../fairs/fair-paths.ts';
import { Card, CoverLink } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useSay } from '../../ui/say.tsx';
import { classNames } from '../../ui/class-names.ts';
import { homeWords as said } from './home.words.ts';
import type { HomeData } from './load-home.ts';
import css from './home.module.css';

/** How far a college is with one booth, line by line. */
export function ReadinessCard({ booth }: { readonly booth: HomeData['booths'][number] }) {
  const say = useSay();
  const { lines, done, needed, next } = booth.readiness;
  return (
    <Card as="article">
      <h3>
        <CoverLink to={fairPaths(booth.slug).page}>{booth.name}</CoverLink>
      </h3>
      <p className={css.count}>{say(said.readyOf, { done, needed })}</p>
      <ul role="list" className={css.checklist}>
        {lines.map((line) => (
          <li key={line.step} className={classNames(line.done && css.done)}>
            <Icon
              name={line.done ? 'check-circle' : 'minus'}
              label={say(line.done ? said.done : said.notDone)}
            />
            <span>{say(said[line.step])}</span>
            {!line.done && (line.optional || line.byAdmin) && (
              <span className={css.note}>{say(line.optional ? said.optional : said.byUs)}</span>
            )}
          </li>
        ))}
      </ul>
      <p className={css.next}>
        {next ? say(said.nextStep, { step: say(said[next]) }) : say(said.allYours)}
      </p>
    </Card>
  );
}
