import { Link } from 'react-router';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { closed, selectionPath, type DeskSelection } from './desk-selection.ts';
import { repDeskMessages as messages } from './rep-desk.messages.ts';
import type { LeftBehind } from './use-left-behind.ts';
import css from './desk-list.module.css';

interface NotSentProps {
  readonly left: readonly LeftBehind[];
  readonly selection: DeskSelection;
}

/** The private answers that haven't arrived, with the way to each. */
export function NotSent({ left, selection }: NotSentProps) {
  const t = useTranslate();
  return (
    <div role="status" className={css.unsent}>
      {left.map(({ thread, isRefused }) => (
        <p key={thread}>
          <Icon name={isRefused ? 'error' : 'clock'} />
          <span>
            {t(isRefused ? messages.wasRefused : messages.isNotSent)}{' '}
            <Link to={selectionPath({ ...closed(selection), thread })} preventScrollReset>
              {t(messages.openUnsent)}
            </Link>
          </span>
        </p>
      ))}
    </div>
  );
}
