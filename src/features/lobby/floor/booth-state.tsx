import { Avatar } from '../../../ui/marks/avatar.tsx';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { closingMessages } from '../../booths/closing.messages.ts';
import { lobbyMessages as messages } from '../lobby.messages.ts';
import type { RoomNews } from '../presence/heard-rooms.ts';
import css from './booth-state.module.css';

/** Initials beside the number. */
const mostFaces = 3;

interface BoothStateProps {
  readonly reps: RoomNews['reps'];
  /** People in line for a call; null while the line is closed. */
  readonly waiting: number | null;
  readonly isClosed: boolean;
  readonly withFaces?: boolean;
}

/** Who is at a booth, with an icon and in words. */
export function BoothState({ reps, waiting, isClosed, withFaces = false }: BoothStateProps) {
  const t = useTranslate();
  const locale = useLocale();
  if (isClosed)
    return (
      <p className={css.state}>
        <Icon name="lock" />
        {t(closingMessages.closed)}
      </p>
    );
  if (reps.length === 0)
    return (
      <p className={css.state}>
        <Icon name="mail" />
        <span className={withFaces ? undefined : css.long}>{t(messages.away)}</span>
        {!withFaces && <span className={css.short}>{t(messages.awayShort)}</span>}
      </p>
    );
  return (
    <p className={classNames(css.state, css.here)}>
      <Icon name="check-circle" />
      <span>{t(messages.repsHere, { count: reps.length })}</span>
      {withFaces &&
        reps
          .slice(0, mostFaces)
          .map(({ id, name }) => <Avatar key={id} name={name} size="small" />)}
      {waiting !== null && (
        <span className={css.line}>{t(messages.inLine, { count: waiting })}</span>
      )}
      <span
        className={
          withFaces && (reps.length > 1 || waiting !== null)
            ? 'visually-hidden'
            : classNames(css.names, !withFaces && css.aside)
        }
      >
        {new Intl.ListFormat(locale).format(reps.map(({ name }) => name))}
      </span>
    </p>
  );
}

interface BoothButtonProps {
  readonly to: string;
  readonly name: string;
  readonly isHere: boolean;
  readonly isClosed: boolean;
  /** On a card; in a row it is quiet, and short on a phone. */
  readonly isLoud?: boolean;
}

/**
 * The one button of a booth: its words follow who is there. It stays as wide, so that nothing around
 * it moves when someone comes or leaves.
 */
export function BoothButton({ to, name, isHere, isClosed, isLoud = false }: BoothButtonProps) {
  const t = useTranslate();
  const words = isClosed
    ? messages.lookAround
    : isHere
      ? messages.sayHello
      : messages.leaveQuestion;
  const isShort = !isLoud && !isClosed;
  return (
    <ButtonLink
      to={to}
      kind={isHere ? 'primary' : isLoud ? 'line' : 'quiet'}
      size={isLoud ? 'medium' : 'small'}
      className={classNames(css.button, isLoud && css.loud)}
    >
      <span>
        <span className={isShort ? css.long : undefined}>{t(words)}</span>
        {isShort && <span className={css.short}>{t(messages.ask)}</span>}
        <span className="visually-hidden">{t(messages.boothOf, { name })}</span>
      </span>
    </ButtonLink>
  );
}
