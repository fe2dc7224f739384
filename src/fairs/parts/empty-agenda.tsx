import { ButtonLink } from '../../ui/button.tsx';
import { EmptyLawn } from '../../ui/empty-lawn.tsx';
import { useLocale, useSay } from '../../ui/say.tsx';
import type { CalendarFilter } from '../calendar-filter.ts';
import { calendarWords } from '../calendar.words.ts';
import { sayMonth } from '../say-month.ts';
import { SubscribeMenu } from './subscribe.tsx';

interface EmptyAgendaProps {
  readonly filter: CalendarFilter;
  /** The loader's now, ISO. */
  readonly now: string;
}

/** No fair fits: what to do next. */
export default function EmptyAgenda({ filter, now }: EmptyAgendaProps) {
  const say = useSay();
  const locale = useLocale();
  if (filter.month && !filter.type)
    return (
      <EmptyLawn
        title={say(calendarWords.emptyMonthTitle, { month: sayMonth(locale, filter.month, now) })}
      />
    );
  if (filter.type || filter.recordings)
    return (
      <EmptyLawn
        title={say(
          filter.recordings ? calendarWords.emptyRecordingsTitle : calendarWords.emptyFilterTitle,
        )}
        text={say(calendarWords.emptyFilter)}
      >
        <ButtonLink to="/calendar">{say(calendarWords.showAll)}</ButtonLink>
      </EmptyLawn>
    );
  return (
    <EmptyLawn title={say(calendarWords.emptyTitle)} text={say(calendarWords.empty)}>
      <SubscribeMenu />
    </EmptyLawn>
  );
}
