import { Icon } from '../../../ui/marks/icon.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { useZone } from '../../../ui/time/zone.tsx';
import { deskMessages as messages } from './desk.messages.ts';
import { waits, type Mark, type Message } from '../conversation/messages.ts';
import { formatMinute } from '../conversation/format-minute.ts';
import { formatWaited } from './waited.ts';
import css from '../conversation/message-item.module.css';

interface MessageMarksProps {
  readonly message: Message;
  readonly zone: string;
  readonly present: Date;
}

/** Minutes after which a wait counts as long. */
const long = 5;

/** Message details for staff: how long its author has waited, or who closed or hid it. */
export function MessageMarks({ message, zone, present }: MessageMarksProps) {
  const t = useTranslate();
  const locale = useLocale();
  const timeZone = useZone() ?? zone;
  const { createdAt, closed, hidden } = message;
  if (hidden) {
    const time = formatMinute(hidden.at, { locale, timeZone, present });
    return (
      <p className={css.note} suppressHydrationWarning>
        <Icon name="eye-off" />
        <span>
          {t(messages.hiddenBy, { by: describeBy(hidden), time })}
          {hidden.why !== null && <> {t(messages.why, { why: hidden.why })}</>}
          {!hidden.mayUndo && <> {t(messages.onlyAdmins)}</>}
        </span>
      </p>
    );
  }
  if (closed)
    return (
      <p className={css.done}>
        <Icon name="check" />
        {t(messages.closed, { by: closed.by ?? t(messages.formerRep) })}
      </p>
    );
  if (!waits(message)) return null;
  const isLong = present.getTime() - Date.parse(createdAt) >= long * 60_000;
  return (
    <p className={isLong ? css.note : css.done}>
      <Icon name={isLong ? 'warning' : 'clock'} />
      {t(messages.waits, { time: formatWaited(t, createdAt, present) })}
    </p>
  );

  function describeBy({ by, isByAdmin }: Mark): string {
    return by ?? t(isByAdmin ? messages.anAdmin : messages.someRep);
  }
}
