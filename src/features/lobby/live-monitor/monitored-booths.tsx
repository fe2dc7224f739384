import { Link } from 'react-router';
import { boothPath } from '../../booths/booth-path.ts';
import { CloseBooth, CloseQuestion, closeParameter } from '../../booths/close-booth.tsx';
import { closingMessages } from '../../booths/closing.messages.ts';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { Tag } from '../../../ui/marks/tag.tsx';
import { formatWaited } from '../desk/waited.ts';
import type { FairMonitor } from './monitor-queries.ts';
import { monitorMessages as messages } from './monitor.messages.ts';
import css from './monitor.module.css';

interface MonitoredBoothsProps {
  readonly booths: FairMonitor['booths'];
  readonly slug: string;
  /** The query string of the page's address. */
  readonly query: string;
  readonly now: Date;
}

/** Every published booth: who is there, and its queue. */
export function MonitoredBooths({ booths, slug, query, now }: MonitoredBoothsProps) {
  const t = useTranslate();
  const number = new Intl.NumberFormat(useLocale());
  const asks = new URLSearchParams(query).get(closeParameter);
  const boothToClose = booths.find(({ id, isClosed }) => id === asks && !isClosed);
  return (
    <Section title={t(messages.booths)}>
      {boothToClose && (
        <CloseQuestion key={boothToClose.id} booth={boothToClose} query={query} now={now} />
      )}
      {booths.length === 0 ? (
        <p className={css.none}>{t(messages.boothsNone)}</p>
      ) : (
        <DataTable
          caption={t(messages.booths)}
          columns={[
            { key: 'college', title: t(messages.college) },
            { key: 'waiting', title: t(messages.questions) },
            { key: 'reps', title: t(messages.reps) },
            { key: 'people', title: t(messages.visitors), figures: true },
            { key: 'act', title: t(messages.boothActs), acts: true },
          ]}
          rows={booths.map(({ id, college, reps, people, waiting, waitingSince, isClosed }) => ({
            id,
            cells: {
              college: (
                <>
                  <Link to={boothPath(slug, id)}>{college}</Link>{' '}
                  {isClosed && <Tag>{t(closingMessages.closed)}</Tag>}
                </>
              ),
              act: <CloseBooth booth={{ id, college, isClosed }} query={query} now={now} />,
              waiting: (
                <>
                  {number.format(waiting)}
                  {waitingSince !== null && (
                    <span className={css.second}>
                      {' '}
                      {t(messages.longest, { time: formatWaited(t, waitingSince, now) })}
                    </span>
                  )}
                </>
              ),
              reps:
                reps.length > 0 ? (
                  reps.map(({ name }) => name).join(', ')
                ) : (
                  <Tag>{t(messages.noRep)}</Tag>
                ),
              people: number.format(people),
            },
          }))}
        />
      )}
    </Section>
  );
}
