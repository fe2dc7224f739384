import { Link } from 'react-router';
import { classNames } from '../../../ui/layout/class-names.ts';
import { Icon } from '../../../ui/marks/icon.tsx';
import { Wrap } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import type { CalendarView } from './calendar-view.ts';
import { calendarMessages } from './calendar.messages.ts';
import { describeKind } from '../describe-kind.ts';
import { SubscribeMenu } from './subscribe.tsx';
import css from './calendar-filters.module.css';

/** The filters of the calendar: plain links with the number of results. */
export default function CalendarFilters({ view }: { readonly view: CalendarView }) {
  const t = useTranslate();
  const { recordings } = view;
  return (
    <div className={css.filters}>
      <Wrap className={css.row}>
        <nav aria-label={t(calendarMessages.filters)} className={css.chips}>
          <ul>
            {view.types.map(({ value, count, path, isChosen }) => (
              <li key={path}>
                <Chip path={path} isChosen={isChosen} count={count}>
                  {value ? describeKind(t, value) : t(calendarMessages.all)}
                </Chip>
              </li>
            ))}
            <li className={css.apart}>
              <Chip path={recordings.path} isChosen={recordings.isChosen} count={recordings.count}>
                <Icon name="play" />
                {t(calendarMessages.recordings)}
              </Chip>
            </li>
          </ul>
        </nav>
        <SubscribeMenu />
      </Wrap>
    </div>
  );
}

interface ChipProps {
  readonly path: string;
  readonly isChosen: boolean;
  readonly count: number;
  readonly children: React.ReactNode;
}

function Chip({ path, isChosen, count, children }: ChipProps) {
  return (
    <Link
      to={path}
      preventScrollReset
      data-keep-scroll=""
      className={classNames(css.chip, isChosen && css.chosen)}
      {...(isChosen ? { 'aria-current': 'true' } : {})}
    >
      {children} <span>{count}</span>
    </Link>
  );
}
