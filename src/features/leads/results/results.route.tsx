import type { Route } from './+types/results.route.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import { Button, ButtonAnchor, ButtonLink } from '../../../ui/buttons/button.tsx';
import { ChipLink } from '../../../ui/marks/chip.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { useHydrated } from '../../../ui/islands/hydrated.ts';
import { Notice } from '../../../ui/layout/notice.tsx';
import { PageHead, Wrap } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { FairByFair } from './fair-by-fair.tsx';
import { LeadGroups } from './lead-groups.tsx';
import { openResults } from './open-results.ts';
import { ResultNumbers } from './result-numbers.tsx';
import { ResultSteps } from './result-steps.tsx';
import { resultsMessages as messages } from './results.messages.ts';
import { VisitsChart } from './visits-chart.tsx';
import css from './results.module.css';

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const data = await openResults(call, searchParams);
  const t = translatorFor(call.locale);
  return {
    ...data,
    meta: pageMeta({
      ...call,
      title: t(messages.title),
      description: t(messages.description),
      path: '/app/results',
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/app/results`: the results of a college's booths, over all fairs or at one (`?fair=`). */
export default function Results({ loaderData: data }: Route.ComponentProps) {
  const t = useTranslate();
  const hydrated = useHydrated();
  const { college, fairs, fair } = data;
  const query = fair ? `?${new URLSearchParams({ fair: fair.slug })}` : '';
  return (
    <Wrap className={css.page}>
      <PageHead
        trail={<Breadcrumbs trail={[{ label: t(messages.home), to: '/app' }]} />}
        title={t(messages.title)}
        lead={college !== null && t(messages.lead, { college })}
      >
        {fairs.length > 0 && (
          <div className={css.acts}>
            <ButtonAnchor
              href={`/app/results/figures.csv${query}`}
              kind="line"
              icon="download"
              download
            >
              {t(messages.exportCsv)}
            </ButtonAnchor>
            <Button kind="line" icon="print" disabled={!hydrated} onClick={() => print()}>
              {t(messages.print)}
            </Button>
          </div>
        )}
      </PageHead>
      {college === null ? (
        <Notice
          title={t(messages.noCollege)}
          action={<ButtonLink to="/app/setup">{t(messages.noCollegeDo)}</ButtonLink>}
        >
          {t(messages.noCollegeText)}
        </Notice>
      ) : fairs.length === 0 ? (
        <EmptyState
          title={t(messages.noneTitle)}
          action={<ButtonLink to="/app/fairs/signup">{t(messages.signUpDo)}</ButtonLink>}
        >
          {t(messages.noneText)}
        </EmptyState>
      ) : (
        <>
          <nav aria-label={t(messages.whichFair)} className={css.fairs}>
            <ChipLink to="/app/results" on={!fair}>
              {t(messages.allFairs)}
            </ChipLink>
            {fairs.map(({ slug, name }) => (
              <ChipLink
                key={slug}
                to={`/app/results?${new URLSearchParams({ fair: slug })}`}
                on={slug === fair?.slug}
              >
                {name}
              </ChipLink>
            ))}
          </nav>
          <div className={css.overview}>
            <VisitsChart data={data} />
            <ResultNumbers data={data} />
          </div>
          <ResultSteps data={data} />
          {!fair && <FairByFair data={data} />}
          <LeadGroups data={data} />
        </>
      )}
    </Wrap>
  );
}
