import { Icon } from '../../ui/icon.tsx';
import { useLocale, useSay } from '../../ui/say.tsx';
import { useZone } from '../../ui/zone.tsx';
import { deskWords as said } from '../desk.words.ts';
import { waits, type Mark, type Message } from './messages.ts';
import { sayMinute } from './say-minute.ts';
import { sayWaited } from './waited.ts';
import css from './message-item.module.css';

interface MessageMarksProps {
  readonly message: Message;
  readonly zone: string;
  readonly present: Date;
}

/** Minutes after which somebody has waited for long. */
const long = 5;

/** What staff knows of a message: how long its writer waits, or who closed or hid it. */
export function MessageMarks({ message, zone, present }: MessageMarksProps) {
  const say = useSay();
  const locale = useLocale();
  const timeZone = useZone() ?? zone;
  const { createdAt, closed, hidden } = message;
  if (hidden) {
    const time = sayMinute(hidden.at, { locale, timeZone, present });
    return (
      <p className={css.note} suppressHydrationWarning>
        <Icon name="eye-off" />
        <span>
          {say(said.hiddenBy, { by: sayBy(hidden), time })}
          {hidden.why !== null && <> {say(said.why, { why: hidden.why })}</>}
          {!hidden.mayUndo && <> {say(said.onlyAdmins)}</>}
        </span>
      </p>
    );
  }
  if (closed)
    return (
      <p className={css.done}>
        <Icon name="check" />
        {say(said.closed, { by: closed.by ?? say(said.formerRep) })}
      </p>
    );
  if (!waits(message)) return null;
  const isLong = present.getTime() - Date.parse(createdAt) >= long * 60_000;
  return (
    <p className={isLong ? css.note : css.done}>
      <Icon name={isLong ? 'warning' : 'clock'} />
      {say(said.waits, { time: sayWaited(say, createdAt, present) })}
    </p>
  );

  function sayBy({ by, isByAdmin }: Mark): string {
    return by ?? say(isByAdmin ? said.anAdmin : said.someRep);
  }
}
