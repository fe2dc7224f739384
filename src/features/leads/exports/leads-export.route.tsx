import type { Route } from './+types/leads-export.route.ts';
import type { Message } from '../../../platform/i18n/define-messages.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { PageHead, Wrap } from '../../../ui/layout/page.tsx';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import { FilterBar } from '../../../ui/tables/filter-bar.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { leadExportPlans, type LeadExportPlan } from '../leads-queries.ts';
import { exportMessages as messages } from './export.messages.ts';
import css from './leads-export.module.css';

export async function loader({ context, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const asked = url.searchParams.get('fair') ?? '';
  const { sharedStudents, ...none } = await call.query(leadExportPlans, { fairId: null });
  const { fairs } = sharedStudents;
  const fairId = fairs.some(({ id }) => id === asked) ? asked : '';
  const found = fairId === '' ? none : await call.query(leadExportPlans, { fairId });
  return {
    meta: pageMeta({
      ...call,
      title: translatorFor(call.locale)(messages.title),
      description: translatorFor(call.locale)(messages.description),
      path: '/app/leads/export',
      noindex: true,
    }),
    plans: found.leadExportPlans,
    fairs,
    fairId,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

const names: Readonly<Record<LeadExportPlan['layout'], { name: Message; text: Message }>> = {
  plain: { name: messages.plain, text: messages.plainText },
  slate: { name: messages.slate, text: messages.slateText },
  scanner: { name: messages.scanner, text: messages.scannerText },
};

/** `/app/leads/export`: what each file of leads will contain, and its download. */
export default function LeadsExport({ loaderData }: Route.ComponentProps) {
  const t = useTranslate();
  const { plans, fairs, fairId } = loaderData;
  const isAny = plans.some(({ rows, gone }) => rows + gone > 0);
  return (
    <Wrap className={css.page}>
      <PageHead
        trail={
          <Breadcrumbs
            trail={[
              { label: t(messages.home), to: '/app' },
              { label: t(messages.leads), to: '/app/leads' },
            ]}
          />
        }
        title={t(messages.title)}
        lead={t(messages.lead)}
      />
      {fairs.length > 0 && (
        <FilterBar act={t(messages.show)} label={t(messages.fair)}>
          <SelectField
            name="fair"
            label={t(messages.fair)}
            defaultValue={fairId}
            empty={t(messages.everyFair)}
            options={fairs.map(({ id, name, count }) => ({
              value: id,
              label: t(messages.fairOption, { fair: name, count }),
            }))}
          />
        </FilterBar>
      )}
      {isAny ? (
        <>
          <div className={css.plans}>
            {plans.map((plan) => (
              <Plan key={plan.layout} plan={plan} fairId={fairId} />
            ))}
          </div>
          <p className={css.note}>{t(messages.goneText)}</p>
        </>
      ) : (
        <EmptyState title={t(messages.none)}>{t(messages.noneText)}</EmptyState>
      )}
    </Wrap>
  );
}

const reasons: Readonly<Record<string, Message>> = {
  neverAsked: messages.neverAsked,
  notShared: messages.notShared,
  notEntered: messages.notEntered,
  notNoted: messages.notNoted,
};
const problemTexts: Readonly<Record<string, Message>> = {
  email: messages.email,
  phone: messages.phone,
  gpa: messages.gpa,
  graduationYear: messages.graduationYear,
  moreInterests: messages.moreInterests,
  merged: messages.mergedRow,
  possibleDuplicate: messages.possibleDuplicate,
};

/** What one file will contain. */
function Plan({ plan, fairId }: { readonly plan: LeadExportPlan; readonly fairId: string }) {
  const t = useTranslate();
  const { layout, columns, rows, gone, merged, empty, problems } = plan;
  const name = t(names[layout].name);
  const byReason = Object.entries(reasons).flatMap(([reason, message]) => {
    const same = empty.filter((one) => one.reason === reason).map(({ column }) => column);
    return same.length === 0 ? [] : [{ reason, title: t(message), columns: same.join(', ') }];
  });
  return (
    <Card className={css.plan}>
      <h2>{name}</h2>
      <p className={css.text}>{t(names[layout].text)}</p>
      <p className={css.counts}>
        {[
          t(messages.rows, { count: rows }),
          t(messages.columns, { count: columns.length }),
          ...(gone === 0 ? [] : [t(messages.gone, { count: gone })]),
          ...(merged === 0 ? [] : [t(messages.merged, { count: merged })]),
          ...(problems.length === 0 ? [t(messages.noProblems)] : []),
        ].join('\u00a0· ')}
      </p>
      {/* A plain form: the browser saves the response. */}
      <form method="post" action="/app/leads/list.csv">
        <input type="hidden" name="layout" value={layout} />
        {fairId !== '' && <input type="hidden" name="fairId" value={fairId} />}
        <Button type="submit" icon="download">
          {t(messages.download, { layout: name })}
        </Button>
      </form>
      {problems.length > 0 && (
        <Disclosure title={t(messages.problems, { count: problems.length })}>
          <ul role="list" className={css.list}>
            {problems.map(({ id, name: whose, problem }) => (
              <li key={`${id} ${problem}`}>
                <b>{whose}</b>: {t(problemTexts[problem] ?? messages.possibleDuplicate)}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      {empty.length > 0 && (
        <Disclosure title={t(messages.empty, { count: empty.length })}>
          <dl className={css.list}>
            {byReason.map(({ reason, title, columns: same }) => (
              <div key={reason}>
                <dt>{title}</dt>
                <dd>{same}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      )}
    </Card>
  );
}
