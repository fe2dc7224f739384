import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { useSay } from '../../ui/say.tsx';
import { conversationWords as said } from '../conversation.words.ts';
import type { Pending } from './use-sending.ts';
import buttons from './message-acts.module.css';
import css from './message-item.module.css';

interface PendingItemProps {
  readonly pending: Pending;
  readonly drop: () => void;
  readonly change: () => void;
}

const states = { sending: said.onItsWay, waiting: said.waiting, slow: said.slow } as const;

/** Something written that has not arrived yet: it stands where it will stand, and says how it is. */
export function PendingItem({ pending, drop, change }: PendingItemProps) {
  const say = useSay();
  const { as, text, why = '' } = pending;
  return (
    <li className={classNames(css.message, css.mine)}>
      <div className={css.body}>
        <p className={css.who}>
          <strong>{say(said.you)}</strong>
        </p>
        <div className={classNames(css.bubble, as !== 'sending' && css.held)}>
          <p className={css.text} dir="auto">
            {text}
          </p>
          <p className={css.note}>
            <Icon name={as === 'refused' ? 'error' : 'clock'} />
            {as === 'refused' ? say(said.refused, { why }) : say(states[as])}
          </p>
        </div>
        {as === 'refused' && (
          <div className={buttons.acts}>
            <Button kind="quiet" size="small" onClick={change}>
              {say(said.change)}
            </Button>
            <Button kind="quiet" size="small" onClick={drop}>
              {say(said.drop)}
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}
