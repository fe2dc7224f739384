import type { Route } from './+types/results-screen.ts';
import { pageCall } from '../../platform/pages/page-call.ts';
import { pageMeta } from '../../platform/pages/page-meta.ts';
import { speak } from '../../platform/words/speak.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Button, ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import { ChipLink } from '../../ui/chip.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useHydrated } from '../../ui/hydrated.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageHead, Wrap } from '../../ui/page.tsx';
import { useSay } from '../../ui/say.tsx';
import { FairByFair } from './fair-by-fair.tsx';
import { LeadGroups } from './lead-groups.tsx';
import { openResults } from './open-results.ts';
import { ResultNumbers } from './result-numbers.tsx';
import { ResultSteps } from './result-steps.tsx';
import { resultsWords as said } from './results.words.ts';
import { VisitsChart } from './visits-chart.tsx';
import css from './results.module.css';

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const data = await openResults(call, searchParams);
  const say = speak(call.locale);
  return {
    ...data,
    meta: pageMeta({
      ...call,
      title: say(said.title),
      description: say(said.description),
      path: '/app/results',
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/app/results`: what came of a college's booths, over all fairs or at one (`?fair=`). */
export default function Results({ loaderData: data }: Route.ComponentProps) {
  const say = useSay();
  const hydrated = useHydrated();
  const { college, fairs, fair } = data;
  const query = fair ? `?${new URLSearchParams({ fair: fair.slug })}` : '';
  return (
    <Wrap className={css.page}>
      <PageHead
        trail={<Breadcrumbs trail={[{ label: say(said.home), to: '/app' }]} />}
        title={say(said.title)}
        lead={college !== null && say(said.lead, { college })}
      >
        {fairs.length > 0 && (
          <div className={css.acts}>
            <ButtonAnchor
              href={`/app/results/figures.csv${query}`}
              kind="line"
              icon="download"
              download
            >
              {say(said.exportCsv)}
            </ButtonAnchor>
            <Button kind="line" icon="print" disabled={!hydrated} onClick={() => print()}>
              {say(said.print)}
            </Button>
          </div>
        )}
      </PageHead>
      {college === null ? (
        <Notice
          title={say(said.noCollege)}
          action={<ButtonLink to="/app/setup">{say(said.noCollegeDo)}</ButtonLink>}
        >
          {say(said.noCollegeText)}
        </Notice>
      ) : fairs.length === 0 ? (
        <EmptyState
          title={say(said.noneTitle)}
          action={<ButtonLink to="/app/fairs/signup">{say(said.signUpDo)}</ButtonLink>}
        >
          {say(said.noneText)}
        </EmptyState>
      ) : (
        <>
          <nav aria-label={say(said.whichFair)} className={css.fairs}>
            <ChipLink to="/app/results" on={!fair}>
              {say(said.allFairs)}
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
