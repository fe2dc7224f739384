import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { EmptyLawn } from '../../../ui/pennants/empty-lawn.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import type { CalendarFilter } from './calendar-filter.ts';
import { calendarMessages } from './calendar.messages.ts';
import { formatMonth } from './format-month.ts';
import { SubscribeMenu } from './subscribe.tsx';

interface EmptyAgendaProps {
  readonly filter: CalendarFilter;
  /** The loader's current time, ISO. */
  readonly now: string;
}

/** No fair matches: what to do next. */
export default function EmptyAgenda({ filter, now }: EmptyAgendaProps) {
  const t = useTranslate();
  const locale = useLocale();
  if (filter.month && !filter.type)
    return (
      <EmptyLawn
        title={t(calendarMessages.emptyMonthTitle, {
          month: formatMonth(locale, filter.month, now),
        })}
      />
    );
  if (filter.type || filter.recordings)
    return (
      <EmptyLawn
        title={t(
          filter.recordings
            ? calendarMessages.emptyRecordingsTitle
            : calendarMessages.emptyFilterTitle,
        )}
        text={t(calendarMessages.emptyFilter)}
      >
        <ButtonLink to="/calendar">{t(calendarMessages.showAll)}</ButtonLink>
      </EmptyLawn>
    );
  return (
    <EmptyLawn title={t(calendarMessages.emptyTitle)} text={t(calendarMessages.empty)}>
      <SubscribeMenu />
    </EmptyLawn>
  );
}
