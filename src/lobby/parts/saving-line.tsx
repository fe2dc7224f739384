import { Button, ButtonAnchor } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useLocale, useSay } from '../../ui/say.tsx';
import { boothWords as said } from '../booth.words.ts';
import type { Standing } from './booth-saver.ts';
import css from './saving-line.module.css';

interface SavingLineProps {
  readonly standing: Standing;
  readonly nameOf: (field: string) => string;
  readonly onTryAgain: () => void;
}

/** How saving stands, in a line that is always in sight. */
export function SavingLine({ standing, nameOf, onTryAgain }: SavingLineProps) {
  const say = useSay();
  const list = new Intl.ListFormat(useLocale());
  const { as, why, taken, wrong, clashes } = standing;
  const clashing = Object.keys(clashes).map(nameOf);
  const isBad = as === 'lost' || as === 'refused';
  const isPart = !isBad && as !== 'saving' && wrong.length + clashing.length > 0;
  const words = {
    idle: said.savesItself,
    saving: said.saving,
    saved: wrong.length > 0 ? said.savedButWrong : said.savedNow,
    lost: said.notSaved,
    refused: said.notSaved,
  }[as];
  return (
    <div className={css.line}>
      <p role="status" className={isBad ? css.bad : undefined}>
        {(isBad || isPart || as === 'saved') && (
          <Icon name={isBad || isPart ? 'warning' : 'check-circle'} />
        )}
        <span>
          {isPart && clashing.length > 0
            ? say(said.savedButClash, { fields: list.format(clashing) })
            : say(words)}
          {as === 'lost' && ` ${say(said.keptHere)}`}
          {as === 'refused' && why !== null && ` ${why}`}
          {taken.length > 0 && ` ${say(said.takenIn, { fields: list.format(taken.map(nameOf)) })}`}
        </span>
      </p>
      {isBad && (
        <Button kind="line" size="small" onClick={onTryAgain}>
          {say(said.tryAgain)}
        </Button>
      )}
      {isPart && clashing.length > 0 && (
        <ButtonAnchor kind="line" size="small" href="#clashes">
          {say(said.choose)}
        </ButtonAnchor>
      )}
    </div>
  );
}

interface ClashesProps {
  readonly clashes: Standing['clashes'];
  readonly nameOf: (field: string) => string;
  readonly onSettle: (field: string, by: 'mine' | 'theirs') => void;
}

/** What two reps have written in the same place: nothing is written over before one of them chooses. */
export function Clashes({ clashes, nameOf, onSettle }: ClashesProps) {
  const say = useSay();
  return (
    <div id="clashes" className={css.clashes}>
      {Object.entries(clashes).map(([field, theirs]) => (
        <section key={field} className={css.clash} role="alert">
          <h3>{say(said.clash, { field: nameOf(field) })}</h3>
          <p>{say(said.clashText)}</p>
          <blockquote>{theirs === '' ? say(said.clashEmpty) : theirs}</blockquote>
          <p className={css.acts}>
            <Button kind="primary" size="small" onClick={() => onSettle(field, 'mine')}>
              {say(said.keepMine)}
            </Button>
            <Button kind="line" size="small" onClick={() => onSettle(field, 'theirs')}>
              {say(said.takeTheirs)}
            </Button>
          </p>
        </section>
      ))}
    </div>
  );
}
