import { Link } from 'react-router';
import { boothPath } from '../../booths/booth-path.ts';
import { CloseBooth, CloseQuestion, closeParameter } from '../../booths/close-booth.tsx';
import { closingWords } from '../../booths/closing.words.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { Section } from '../../ui/page.tsx';
import { useLocale, useSay } from '../../ui/say.tsx';
import { Tag } from '../../ui/tag.tsx';
import { sayWaited } from '../parts/waited.ts';
import type { FairMonitor } from './monitor-queries.ts';
import { monitorWords as said } from './monitor.words.ts';
import css from './monitor.module.css';

interface MonitoredBoothsProps {
  readonly booths: FairMonitor['booths'];
  readonly slug: string;
  /** The search of the page's address. */
  readonly query: string;
  readonly now: Date;
}

/** Every published booth: who is there, and what waits. */
export function MonitoredBooths({ booths, slug, query, now }: MonitoredBoothsProps) {
  const say = useSay();
  const number = new Intl.NumberFormat(useLocale());
  const asks = new URLSearchParams(query).get(closeParameter);
  const asked = booths.find(({ id, isClosed }) => id === asks && !isClosed);
  return (
    <Section title={say(said.booths)}>
      {asked && <CloseQuestion key={asked.id} booth={asked} query={query} now={now} />}
      {booths.length === 0 ? (
        <p className={css.none}>{say(said.boothsNone)}</p>
      ) : (
        <DataTable
          caption={say(said.booths)}
          columns={[
            { key: 'college', title: say(said.college) },
            { key: 'waiting', title: say(said.questions) },
            { key: 'reps', title: say(said.reps) },
            { key: 'people', title: say(said.visitors), figures: true },
            { key: 'act', title: say(said.boothActs), acts: true },
          ]}
          rows={booths.map(({ id, college, reps, people, waiting, waitingSince, isClosed }) => ({
            id,
            cells: {
              college: (
                <>
                  <Link to={boothPath(slug, id)}>{college}</Link>{' '}
                  {isClosed && <Tag>{say(closingWords.closed)}</Tag>}
                </>
              ),
              act: <CloseBooth booth={{ id, college, isClosed }} query={query} now={now} />,
              waiting: (
                <>
                  {number.format(waiting)}
                  {waitingSince !== null && (
                    <span className={css.second}>
                      {' '}
                      {say(said.longest, { time: sayWaited(say, waitingSince, now) })}
                    </span>
                  )}
                </>
              ),
              reps:
                reps.length > 0 ? (
                  reps.map(({ name }) => name).join(', ')
                ) : (
                  <Tag>{say(said.noRep)}</Tag>
                ),
              people: number.format(people),
            },
          }))}
        />
      )}
    </Section>
  );
}
