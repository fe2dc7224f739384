import { Link } from 'react-router';
import type { Route } from './+types/results.route.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor, type Translate } from '../../../platform/i18n/translator-for.ts';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import { Button, ButtonAnchor, ButtonLink } from '../../../ui/buttons/button.tsx';
import { ChipLink } from '../../../ui/marks/chip.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { useHydrated } from '../../../ui/layout/hydrated.ts';
import { PageHead, Wrap, Section } from '../../../ui/layout/page.tsx';
import { useTranslate, useLocale } from '../../../ui/text/translate.tsx';
import { LeadGroups } from './lead-groups.tsx';
import { openResults, type ResultsData } from './open-results.ts';
import { resultsMessages as messages } from './results.messages.ts';
import { VisitsChart } from './visits-chart.tsx';
import { NoCollege } from '../no-college.tsx';
import css from './results.module.css';
import { boothPath } from '../../booths/booth-path.ts';
import { describeAnswerTime } from '../../lobby/describe-answer-time.ts';
import { smallestGroup } from './smallest-group.ts';
import { DataTable } from '../../../ui/tables/data-table.tsx';

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
        <NoCollege requested={data.requested} />
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

/** A rep's next steps: answer questions, contact those who share, and come again. */
function ResultSteps({ data }: { readonly data: ResultsData }) {
  const t = useTranslate();
  const { fair, fairs, total } = data;
  const steps = (fair ? [fair] : fairs).flatMap(({ slug, boothId, name, results }) => {
    const count = results.questions - results.answered;
    const text = t(messages.unanswered, { count, fair: name });
    return count > 0 ? [{ text, to: boothPath(slug, boothId), act: t(messages.unansweredDo) }] : [];
  });
  if (total.leads > 0)
    steps.push({
      text: t(messages.followUp, { count: total.leads }),
      to: fair ? `/app/leads?${new URLSearchParams({ fair: fair.fairId })}` : '/app/leads',
      act: t(messages.viewLeads),
    });
  steps.push({ text: t(messages.signUp), to: '/app/fairs/signup', act: t(messages.signUpDo) });
  return (
    <Section title={t(messages.next)} className={css.steps}>
      <ul role="list">
        {steps.map(({ text, to, act }) => (
          <li key={to}>
            <span>{text}</span>
            <Link to={to}>{act}</Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The results of a booth, or of all, as figures. */
function ResultNumbers({ data }: { readonly data: ResultsData }) {
  const t = useTranslate();
  const locale = useLocale();
  const { fair, fairs, now } = data;
  const { visits, questions, answered, medianAnswerSeconds, saves, documents, leads } = data.total;
  const { documentsOpened } = data.total;
  const number = new Intl.NumberFormat(locale);
  const ended = (fair ? [fair] : fairs).some(({ endTime }) => endTime <= now);
  const formatPrivate = (figure: number | null) =>
    describePrivate(t, locale, { figure, isOver: ended });
  const shown: readonly (readonly [figure: string, text: string, isLong?: boolean])[] = [
    [number.format(visits), t(fair ? messages.visits : messages.visitsOfAll, { count: visits })],
    [number.format(leads), t(messages.leads, { count: leads })],
    [number.format(questions), t(messages.questions, { count: questions, answered })],
    [describeAnswerTime(t, medianAnswerSeconds), t(messages.answerTime), true],
    [formatPrivate(saves), t(messages.saves), saves === null],
    [formatPrivate(documentsOpened), t(messages.documentsOpened), documentsOpened === null],
    [formatPrivate(documents), t(messages.documents), documents === null],
  ];
  return (
    <section aria-label={t(messages.numbers)}>
      <ul role="list" className={css.figures}>
        {shown.map(([figure, text, isLong]) => (
          <li key={text}>
            <b className={isLong ? css.long : undefined}>{figure}</b> {text}
          </li>
        ))}
      </ul>
      <p className={css.note}>{t(messages.private, { few: smallestGroup })}</p>
    </section>
  );
}

/** The fairs of a college side by side. */
function FairByFair({ data: { fairs, now } }: { readonly data: ResultsData }) {
  const t = useTranslate();
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale);
  const figure = (key: string, title: string) => ({ key, title, figures: true });
  return (
    <Section title={t(messages.fairs)}>
      <DataTable
        caption={t(messages.fairs)}
        columns={[
          { key: 'fair', title: t(messages.fair) },
          figure('visits', t(messages.visitsHead)),
          figure('questions', t(messages.questionsHead)),
          figure('answered', t(messages.answeredHead)),
          figure('time', t(messages.answerTimeHead)),
          figure('saves', t(messages.savesHead)),
          figure('opened', t(messages.documentsOpenedHead)),
          figure('documents', t(messages.documentsHead)),
          figure('leads', t(messages.leadsHead)),
        ]}
        rows={fairs.map(({ fairId, slug, name, endTime, results }) => {
          const isOver = endTime <= now;
          const formatPrivate = (count: number | null) =>
            describePrivate(t, locale, { figure: count, isOver });
          return {
            id: fairId,
            cells: {
              fair: <Link to={`/app/results?${new URLSearchParams({ fair: slug })}`}>{name}</Link>,
              visits: number.format(results.visits),
              questions: number.format(results.questions),
              answered: number.format(results.answered),
              time: describeAnswerTime(t, results.medianAnswerSeconds),
              saves: formatPrivate(results.saves),
              opened: formatPrivate(results.documentsOpened),
              documents: formatPrivate(results.documents),
              leads: number.format(results.leads),
            },
          };
        })}
      />
    </Section>
  );
}

/** A figure shown after the fair and for enough people; `isOver` says which condition fails. */
function describePrivate(
  t: Translate,
  locale: string,
  { figure, isOver }: { readonly figure: number | null; readonly isOver: boolean },
): string {
  if (figure !== null) return new Intl.NumberFormat(locale).format(figure);
  return isOver ? t(messages.few, { few: smallestGroup }) : t(messages.later);
}
