import { Button } from '../../../ui/buttons/button.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { conversationMessages as messages } from '../conversation/conversation.messages.ts';
import type { Pending } from './use-sending.ts';
import buttons from '../desk/message-acts.module.css';
import css from '../conversation/message-item.module.css';

interface PendingItemProps {
  readonly pending: Pending;
  readonly drop: () => void;
  readonly change: () => void;
}

const states = {
  sending: messages.onItsWay,
  waiting: messages.waiting,
  slow: messages.slow,
} as const;

/** A message that has not arrived yet: shown in its final position, with its status. */
export function PendingItem({ pending, drop, change }: PendingItemProps) {
  const t = useTranslate();
  const { as, text, why = '' } = pending;
  return (
    <li className={classNames(css.message, css.mine)}>
      <div className={css.body}>
        <p className={css.who}>
          <strong>{t(messages.you)}</strong>
        </p>
        <div className={classNames(css.bubble, as !== 'sending' && css.held)}>
          <p className={css.text} dir="auto">
            {text}
          </p>
          <p className={css.note}>
            <Icon name={as === 'refused' ? 'error' : 'clock'} />
            {as === 'refused' ? t(messages.refused, { why }) : t(states[as])}
          </p>
        </div>
        {as === 'refused' && (
          <div className={buttons.acts}>
            <Button kind="quiet" size="small" onClick={change}>
              {t(messages.change)}
            </Button>
            <Button kind="quiet" size="small" onClick={drop}>
              {t(messages.drop)}
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}
