import type { Route } from './+types/admin-fair-readiness.route.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { CsvButton } from '../../../ui/tables/csv-button.tsx';
import { ChipLink } from '../../../ui/marks/chip.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SearchedTable } from '../../../ui/tables/searched-table.tsx';
import { NothingChosen, Selection } from '../../../ui/tables/selection.tsx';
import { withChanges, withoutSelection } from '../../../ui/tables/table-address.ts';
import { AskLink, Answers, Question } from '../../../ui/overlays/question.tsx';
import { UndoNotice } from '../../../ui/tables/undo-notice.tsx';
import { mostExhibitors } from '../exhibitor-filters.ts';
import { ExhibitorsQuestion } from '../exhibitor-list/exhibitors-question.tsx';
import { exhibitorsMessages } from '../exhibitor-list/exhibitors.messages.ts';
import { ReadinessGrid, type Booth } from './readiness-grid.tsx';
import css from '../admin-payments/admin-payments.module.css';
import { readinessViews, readReadinessAddress, readinessFlags } from './readiness-flags.ts';
import { readiness } from './readiness-queries.ts';
import { readinessMessages as messages } from './readiness.messages.ts';
import { actOnBooths } from './act-on-booths.ts';
import { loadBoothsQuestion } from './read-booths.ts';
import { Form } from '../../../ui/forms/form.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';

interface BoothQuestionProps {
  readonly booth: Booth;
  /** The address of the page with the question. */
  readonly query: string;
  readonly now: Date;
}

/** Confirms unpublishing a booth, or publishing one with something missing. */
function BoothQuestion({ booth, query, now }: BoothQuestionProps) {
  const { id, name, boothSent } = booth;
  const t = useTranslate();
  const back = withChanges(query, { ask: null });
  const missing = readinessFlags.filter(
    (flag) => !booth[flag] && flag !== 'boothSent' && flag !== 'leadsSent',
  );
  return (
    <Question
      title={t(boothSent ? messages.takeTitle : messages.publishTitle, { name })}
      back={back}
    >
      <Form fields={boothQuestionNothing} now={now} intent={`floor ${id}`}>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="act" value={boothSent ? 'off' : 'on'} />
        {boothSent ? (
          <p>{t(messages.takeText)}</p>
        ) : (
          <>
            <p>{t(messages.publishText)}</p>
            <ul>
              {missing.map((flag) => (
                <li key={flag}>{t(messages[flag])}</li>
              ))}
            </ul>
          </>
        )}
        <Answers back={back} keep={t(boothSent ? messages.keepOn : messages.keepOff)}>
          <SubmitButton kind={boothSent ? 'danger' : 'primary'}>
            {t(boothSent ? messages.takeNow : messages.publishNow)}
          </SubmitButton>
        </Answers>
      </Form>
    </Question>
  );
}

const boothQuestionNothing = {};

const nothing = {};

interface ReadyQuestionProps {
  /** The number of ready booths. */
  readonly ready: number;
  /** The address of the page with the question. */
  readonly query: string;
  readonly now: Date;
}

/** Confirms publishing all ready booths. */
function ReadyQuestion({ ready, query, now }: ReadyQuestionProps) {
  const t = useTranslate();
  const back = withChanges(query, { ask: null });
  return (
    <Question title={t(messages.publishReadyTitle, { count: ready })} back={back}>
      <Form fields={nothing} now={now} intent="ready">
        <input type="hidden" name="act" value="ready" />
        <p>{t(messages.publishReadyText)}</p>
        <Answers back={back} keep={t(messages.keepOff)}>
          <SubmitButton>{t(messages.publishReadyNow)}</SubmitButton>
        </Answers>
      </Form>
    </Question>
  );
}

export async function loader({ context, params: { fairId }, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const { searchParams: search } = url;
  const { show, asked } = readReadinessAddress(search);
  const { manageReadiness, ...counts } = await call.query(readiness, { fairId, show, ...asked });
  const { total } = manageReadiness;
  const title = translatorFor(call.locale)(messages.title);
  const path = `/admin/fairs/${fairId}/readiness`;
  const meta = pageMeta({ ...call, title, description: title, path });
  return {
    ...manageReadiness,
    meta,
    fairId,
    show,
    asked,
    query: withoutSelection(url.search),
    now: call.now,
    asks: search.get('ask'),
    undo: search.get('undo'),
    counts,
    several: await loadBoothsQuestion(call, fairId, { search, total }),
  };
}

export async function action({ request, context, params: { fairId }, url }: Route.ActionArgs) {
  return actOnBooths(context.get(pageCall), await request.formData(), url, fairId);
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/admin/fairs/{fairId}/readiness`: the readiness of each booth, at a glance. */
export default function AdminFairReadiness({ loaderData }: Route.ComponentProps) {
  const { items, total, asked, show, query, now, fairId, asks, undo, counts } = loaderData;
  const { act, isAll, chosen, selected } = loaderData.several;
  const t = useTranslate();
  const ready = counts.ready.total;
  const booth = items.find(({ id }) => id === asks);
  return (
    <section aria-label={t(messages.title)}>
      {booth && <BoothQuestion key={booth.id} booth={booth} query={query} now={now} />}
      {asks === 'ready' && ready > 0 && <ReadyQuestion ready={ready} query={query} now={now} />}
      {act && selected.length === 0 && <NothingChosen />}
      {act && selected.length > 0 && (
        <ExhibitorsQuestion
          key={`${act} ${isAll} ${chosen.join()}`}
          all={isAll ? total : null}
          back={query}
          act={act}
          selected={selected}
          now={now}
        />
      )}
      {undo !== null && <UndoNotice key={undo} id={undo} text={t(messages.undoText)} now={now} />}
      <div className={css.leadRow}>
        <p>{t(messages.lead)}</p>
        {ready > 0 && (
          <AskLink kind="primary" icon="flag" to={withChanges(query, { ask: 'ready' })}>
            {t(messages.publishReady, { count: ready })}
          </AskLink>
        )}
      </div>
      <nav aria-label={t(messages.show)} className={css.views}>
        {readinessViews.map((one) => (
          <ChipLink
            key={one}
            to={withChanges('', { show: one })}
            on={one === show}
            count={counts[one].total}
          >
            {t(messages[one])}
          </ChipLink>
        ))}
      </nav>
      <SearchedTable
        asked={asked}
        query={query}
        total={total}
        isEmpty={items.length === 0}
        find={t(messages.find)}
        act={t(messages.search)}
        count={t(messages.count, { count: total })}
        none={{ title: t(messages.none), text: t(messages.noneText) }}
        kept={{ show }}
        file={{
          href: `/admin/fairs/${fairId}/readiness.csv${withChanges(query, { page: null })}`,
          label: t(messages.exportCsv),
        }}
      >
        <Selection
          total={total}
          query={query}
          shown={items.length}
          most={mostExhibitors}
          acts={<SeveralActs action={`/admin/fairs/${fairId}/readiness${query}`} />}
        >
          {(form) => (
            <ReadinessGrid
              items={items}
              asked={asked}
              query={query}
              now={now}
              form={form}
              chosen={chosen}
            />
          )}
        </Selection>
      </SearchedTable>
    </section>
  );
}

/** The actions on the selection; those with a confirmation lead to it. */
function SeveralActs({ action }: { readonly action: string }) {
  const t = useTranslate();
  const posted = { type: 'submit', size: 'small', kind: 'line', formMethod: 'post' } as const;
  const askButton = { type: 'submit', size: 'small', name: 'ask' } as const;
  return (
    <>
      <Button {...posted} formAction={action} name="intent" value="email" icon="mail">
        {t(exhibitorsMessages.email)}
      </Button>
      <Button {...askButton} kind="line" value="publish" icon="flag">
        {t(exhibitorsMessages.publish)}
      </Button>
      <Button {...askButton} kind="dangerLine" value="unpublish">
        {t(exhibitorsMessages.unpublish)}
      </Button>
      <CsvButton action={action}>{t(exhibitorsMessages.csv)}</CsvButton>
    </>
  );
}
