import type { Route } from './+types/booths.route.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { PageHead, Wrap } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { myHome } from '../home/home-queries.ts';
import { boothsOf, notWithdrawn } from '../home/load-home.ts';
import { ReadinessCard } from '../home/readiness-card.tsx';
import { loadSlots } from '../own-slots.ts';
import { NeedsCollege } from './needs-college.tsx';
import { loadPendingRequest } from './pending-request.ts';
import { ownCollegeMessages as messages } from './own-college.messages.ts';
import { SixBySixFairs } from './six-by-six-fairs.tsx';
import css from './own-college.module.css';

export async function loader({ context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const t = translatorFor(call.locale);
  const { me } = await call.query(myHome);
  const sixBySix = notWithdrawn(me.exhibits).filter(
    ({ fair }) =>
      fair.fairType === '6x6' && fair.cancelledAt === null && new Date(fair.endTime) > call.now,
  );
  return {
    meta: pageMeta({
      ...call,
      title: t(messages.boothsTitle),
      description: t(messages.boothsDescription),
      path: '/app/booths',
    }),
    booths: boothsOf(me, call.now),
    /** Fairs without booths, the next one first. */
    sixBySix: sixBySix
      .map(({ id, fair }) => ({ id, fair }))
      .toSorted((one, other) => one.fair.startTime.localeCompare(other.fair.startTime)),
    slots: await loadSlots(call, sixBySix),
    hasCollege: me.college !== null,
    pending: me.college === null ? await loadPendingRequest(call) : null,
    now: call.now.toISOString(),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** The booths of a rep's college, the next fair first, and what each still needs. */
export default function Booths({ loaderData }: Route.ComponentProps) {
  const t = useTranslate();
  const { booths, sixBySix, slots, hasCollege, pending, now } = loaderData;
  return (
    <Wrap>
      <PageHead title={t(messages.boothsTitle)} lead={hasCollege && t(messages.boothsLead)}>
        {hasCollege && (
          <ButtonLink kind="line" to="/app/results">
            {t(messages.seeResults)}
          </ButtonLink>
        )}
      </PageHead>
      {!hasCollege ? (
        <NeedsCollege pending={pending} now={now} />
      ) : booths.length === 0 && sixBySix.length === 0 ? (
        <EmptyState
          title={t(messages.noBooths)}
          action={<ButtonLink to="/app/fairs/signup">{t(messages.register)}</ButtonLink>}
        >
          {t(messages.noBoothsText)}
        </EmptyState>
      ) : (
        <>
          {booths.length > 0 && (
            <div className={css.booths}>
              {booths.map((booth) => (
                <ReadinessCard key={booth.id} booth={booth} />
              ))}
            </div>
          )}
          {sixBySix.length > 0 && <SixBySixFairs fairs={sixBySix} slots={slots} now={now} />}
        </>
      )}
    </Wrap>
  );
}
