import { useState, type SyntheticEvent, type ReactNode } from 'react';
import { isLocalTime } from '../../../platform/pages/local-time.ts';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { adminFairsMessages as messages } from '../admin-fairs.messages.ts';
import { instantIn } from '../fair-form-fields.tsx';
import { FairTicket } from '../fair-ticket.tsx';
import type { ShownFair } from '../fair-view.ts';
import css from './ticket-preview.module.css';

interface BesidePreviewProps {
  /** The form of a fair. */
  readonly children: ReactNode;
  /** The loader's now, ISO. */
  readonly now: string;
}

/** A form of a fair with its ticket beside it as it is typed, where there is room. */
export function BesidePreview({ children, now }: BesidePreviewProps) {
  const t = useTranslate();
  const [fair, setFair] = useState<ShownFair | null>(null);
  const show = ({ target }: SyntheticEvent<HTMLDivElement>) => {
    const form = target instanceof HTMLElement ? target.closest('form') : null;
    if (form) setFair(ticketOf(new FormData(form), t(messages.name)));
  };
  return (
    <div className={css.beside} onInput={show}>
      <div className={css.form}>{children}</div>
      <aside className={css.preview} aria-label={t(messages.ticketPreview)}>
        <h2 className={css.title}>{t(messages.ticketPreview)}</h2>
        {fair ? (
          <div inert suppressHydrationWarning>
            <FairTicket fair={fair} now={now} />
          </div>
        ) : (
          <p className={css.hint}>{t(messages.ticketPreviewText)}</p>
        )}
      </aside>
    </div>
  );
}

/** The ticket of what is typed; null before there is a start. */
function ticketOf(form: FormData, unnamed: string): ShownFair | null {
  const typed = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const timeZone = typed('timeZone');
  const instant = (name: string) =>
    isLocalTime(typed(name)) ? instantIn(typed(name), timeZone) : null;
  const startTime = instant('startTime');
  if (startTime === null) return null;
  const end = instant('endTime');
  const endTime = end !== null && end > startTime ? end : startTime;
  return {
    name: typed('name') || unnamed,
    slug: typed('slug'),
    fairType: typed('fairType') || 'booth',
    startTime,
    endTime,
    timeZone,
    registrationOpensAt: instant('registrationOpensAt'),
    exhibitorDeadline: instant('exhibitorDeadline') ?? startTime,
    cancelledAt: null,
    movedAt: null,
    description: typed('description') || null,
    collegeCount: 0,
    recordingsOut: false,
    pennants: [],
    sessions: [],
  };
}
