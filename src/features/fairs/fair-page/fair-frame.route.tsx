import { Link, Outlet } from 'react-router';
import type { Route } from './+types/fair-frame.route.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { DateBlock } from '../../../ui/tickets/date-block.tsx';
import { Wrap } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { Tag } from '../../../ui/marks/tag.tsx';
import { When } from '../../../ui/time/when.tsx';
import { fairPaths } from '../fair-paths.ts';
import { ticketMessages } from '../fair-ticket.messages.ts';
import { loadFairHead } from '../fair-view.ts';
import { useFairPhase } from '../use-fair-phase.ts';
import css from './fair-frame.module.css';

export const loader = ({ params, context }: Route.LoaderArgs) =>
  loadFairHead(context.get(pageCall), params.fairAddress);

/** `/fair-{slug}/...`: the header that names the fair, on each of its pages. */
export default function FairFrame({ loaderData: { fair, now } }: Route.ComponentProps) {
  const t = useTranslate();
  const phase = useFairPhase(fair, now);
  return (
    <>
      <div className={css.band}>
        <Wrap className={css.inner}>
          <div className={css.date}>
            <DateBlock start={fair.startTime} zone={fair.timeZone} now={now} />
          </div>
          <div>
            <p className={css.name}>
              {phase === 'live' && <Tag kind="live">{t(ticketMessages.live)}</Tag>}
              {phase === 'cancelled' && <Tag icon="close">{t(ticketMessages.cancelled)}</Tag>}
              {phase === 'ended' && <Tag>{t(ticketMessages.ended)}</Tag>}{' '}
              <Link to={fairPaths(fair.slug).page}>{fair.name}</Link>
            </p>
            <p className={css.when}>
              <When start={fair.startTime} end={fair.endTime} zone={fair.timeZone} now={now} />
            </p>
          </div>
        </Wrap>
      </div>
      <Wrap className={css.page}>
        <Outlet />
      </Wrap>
    </>
  );
}
