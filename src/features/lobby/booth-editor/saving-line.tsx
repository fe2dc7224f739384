import { Button, ButtonAnchor } from '../../../ui/buttons/button.tsx';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { boothMessages as messages } from '../booth-page/booth.messages.ts';
import type { SaverState } from './booth-saver.ts';
import css from './saving-line.module.css';

interface SavingLineProps {
  readonly standing: SaverState;
  readonly nameOf: (field: string) => string;
  readonly onTryAgain: () => void;
}

/** The saving status, on a line that is always visible. */
export function SavingLine({ standing, nameOf, onTryAgain }: SavingLineProps) {
  const t = useTranslate();
  const list = new Intl.ListFormat(useLocale());
  const { as, why, taken, wrong, clashes } = standing;
  const clashing = Object.keys(clashes).map(nameOf);
  const isBad = as === 'lost' || as === 'refused';
  const isPart = !isBad && as !== 'saving' && wrong.length + clashing.length > 0;
  const words = {
    idle: messages.savesItself,
    saving: messages.saving,
    saved: wrong.length > 0 ? messages.savedButWrong : messages.savedNow,
    lost: messages.notSaved,
    refused: messages.notSaved,
  }[as];
  return (
    <div className={css.line}>
      <p role="status" className={isBad ? css.bad : undefined}>
        {(isBad || isPart || as === 'saved') && (
          <Icon name={isBad || isPart ? 'warning' : 'check-circle'} />
        )}
        <span>
          {isPart && clashing.length > 0
            ? t(messages.savedButClash, { fields: list.format(clashing) })
            : t(words)}
          {as === 'lost' && ` ${t(messages.keptHere)}`}
          {as === 'refused' && why !== null && ` ${why}`}
          {taken.length > 0 &&
            ` ${t(messages.takenIn, { fields: list.format(taken.map(nameOf)) })}`}
        </span>
      </p>
      {isBad && (
        <Button kind="line" size="small" onClick={onTryAgain}>
          {t(messages.tryAgain)}
        </Button>
      )}
      {isPart && clashing.length > 0 && (
        <ButtonAnchor kind="line" size="small" href="#clashes">
          {t(messages.choose)}
        </ButtonAnchor>
      )}
    </div>
  );
}

interface ClashesProps {
  readonly clashes: SaverState['clashes'];
  readonly nameOf: (field: string) => string;
  readonly onSettle: (field: string, by: 'mine' | 'theirs') => void;
}

/** A conflict between two reps' edits: nothing is overwritten before one of them chooses. */
export function Clashes({ clashes, nameOf, onSettle }: ClashesProps) {
  const t = useTranslate();
  return (
    <div id="clashes" className={css.clashes}>
      {Object.entries(clashes).map(([field, theirs]) => (
        <section key={field} className={css.clash} role="alert">
          <h3>{t(messages.clash, { field: nameOf(field) })}</h3>
          <p>{t(messages.clashText)}</p>
          <blockquote>{theirs === '' ? t(messages.clashEmpty) : theirs}</blockquote>
          <p className={css.acts}>
            <Button kind="primary" size="small" onClick={() => onSettle(field, 'mine')}>
              {t(messages.keepMine)}
            </Button>
            <Button kind="line" size="small" onClick={() => onSettle(field, 'theirs')}>
              {t(messages.takeTheirs)}
            </Button>
          </p>
        </section>
      ))}
    </div>
  );
}
