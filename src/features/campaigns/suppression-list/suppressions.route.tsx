import { data, redirect } from 'react-router';
import type { Route } from './+types/suppressions.route.ts';
import { choice, email } from '../../../platform/model/kinds.ts';
import { flashCookie } from '../../../platform/pages/flash.ts';
import { idsIn } from '../../../platform/pages/matching-ids.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor, type Translate } from '../../../platform/i18n/translator-for.ts';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { problemData, refusalData } from '../../../ui/forms/form-problem.ts';
import { Notice } from '../../../ui/layout/notice.tsx';
import { PageHead, Section, Wrap } from '../../../ui/layout/page.tsx';
import { AskLink } from '../../../ui/overlays/question.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SearchedTable } from '../../../ui/tables/searched-table.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { NothingChosen, Pick, Selection } from '../../../ui/tables/selection.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import {
  readTable,
  sortedBy,
  withChanges,
  withoutSelection,
} from '../../../ui/tables/table-address.ts';
import { EmailField } from '../../../ui/fields/text-field.tsx';
import { When } from '../../../ui/time/when.tsx';
import { campaignsPath } from '../campaign-paths.ts';
import { campaignsMessages } from '../list/campaigns.messages.ts';
import css from '../list/campaigns.module.css';
import { suppressionReasons, suppressionScopes } from './suppression-choices.ts';
import { liftByForm } from './lift-by-form.ts';
import { canLift, keyOf, LiftQuestion, nameOf } from './lift-question.tsx';
import { listedSuppressions, suppress } from './suppression-queries.ts';
import { suppressionMessages as messages } from './suppression-list.messages.ts';

const path = `${campaignsPath}/suppressions`;
const sorts = ['address', 'createdAt'] as const;
const addFields = { address: email(), scope: choice(suppressionScopes) };

export async function loader({ context, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const { searchParams } = url;
  const tableParams = readTable(searchParams, sorts);
  const scope = suppressionScopes.find((one) => one === searchParams.get('scope')) ?? null;
  const reason = suppressionReasons.find((one) => one === searchParams.get('reason')) ?? null;
  const { suppressionTable } = await call.query(listedSuppressions, {
    ...tableParams,
    scope,
    reason,
    descending: tableParams.sort === null ? true : tableParams.descending,
  });
  const t = translatorFor(call.locale);
  const meta = pageMeta({
    ...call,
    title: t(messages.title),
    description: t(messages.description),
    path,
  });
  return {
    ...suppressionTable,
    meta,
    asked: tableParams,
    scope,
    reason,
    asks: searchParams.get('ask') ?? '',
    chosen: idsIn(searchParams.getAll('id')),
    query: withoutSelection(url.search),
    zone: call.zone ?? 'UTC',
    now: call.now,
  };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const form = await request.formData();
  const t = translatorFor(call.locale);
  const intent = form.get('intent');
  if (intent === 'add') {
    const { values, problems } = checkForm(addFields, form, call);
    if (problems) return data(problemData(problems, form), 400);
    const { data: done, errors } = await call.ask(suppress, values);
    if (errors[0]) return data(refusalData(errors[0], form), 400);
    return backWithMessage(url, t(done?.suppress ? messages.added : messages.there));
  }
  if (intent !== 'lift') throw new Response(null, { status: 400 });
  const { error, message, detail } = await liftByForm(call, form);
  if (error) return data(refusalData(error, form), 400);
  return backWithMessage(url, message, detail);
}

const backWithMessage = (url: URL, message: string, detail?: string) =>
  redirect(`${url.pathname}${withoutSelection(url.search)}`, {
    headers: {
      'set-cookie': flashCookie({ type: 'success', message, ...(detail ? { detail } : {}) }),
    },
  });

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

const labels = {
  all: messages.all,
  campaigns: messages.campaigns,
  attendees: messages.attendees,
  exhibitors: messages.exhibitors,
  classes: messages.classes,
  reminders: messages.reminders,
  'hard-bounce': messages.hardBounce,
  complaint: messages.complaint,
  unsubscribed: messages.unsubscribed,
  'by-hand': messages.byHand,
} as const;

const isLabeled = (value: string): value is keyof typeof labels => Object.hasOwn(labels, value);

const labelOf = (t: Translate, value: string): string =>
  isLabeled(value) ? t(labels[value]) : value;

const labelsOf = (t: Translate, values: readonly string[]) =>
  values.map((value) => ({ value, label: labelOf(t, value) }));

/** `/admin/campaigns/email/suppressions`: who gets no email to many, and why. */
export default function Suppressions({ loaderData }: Route.ComponentProps) {
  const { items, total, asked, scope, reason, asks, chosen, query, zone, now } = loaderData;
  const t = useTranslate();
  const isNarrowed = asked.search !== '' || scope !== null || reason !== null;
  const by = (key: (typeof sorts)[number]) => sortedBy(query, asked, key, 'createdAt');
  const doubted = items.filter(
    (one) => canLift(one) && (asks === 'lift' ? chosen.includes(keyOf(one)) : keyOf(one) === asks),
  );
  return (
    <Wrap>
      <PageHead
        title={t(messages.title)}
        lead={t(messages.description)}
        trail={<Breadcrumbs trail={[{ label: t(campaignsMessages.title), to: campaignsPath }]} />}
      />
      {asks === 'lift' && doubted.length === 0 && <NothingChosen />}
      {doubted.length > 0 && (
        <LiftQuestion key={doubted.map(keyOf).join()} entries={doubted} back={query} now={now} />
      )}
      <SearchedTable
        asked={asked}
        query={query}
        total={total}
        isEmpty={items.length === 0}
        find={t(messages.find)}
        act={t(messages.search)}
        fields={
          <>
            <SelectField
              name="scope"
              label={t(messages.kind)}
              empty={t(messages.anyKind)}
              defaultValue={scope ?? ''}
              options={labelsOf(t, suppressionScopes)}
            />
            <SelectField
              name="reason"
              label={t(messages.reason)}
              empty={t(messages.anyReason)}
              defaultValue={reason ?? ''}
              options={labelsOf(t, suppressionReasons)}
            />
          </>
        }
        count={t(messages.count, { count: total })}
        none={
          isNarrowed
            ? { title: t(messages.none), text: t(messages.noneText) }
            : { title: t(messages.empty), text: t(messages.emptyText) }
        }
        file={{ href: `${path}.csv`, label: t(messages.file) }}
      >
        <Selection
          total={total}
          query={query}
          shown={items.filter(canLift).length}
          acts={
            <Button type="submit" kind="line" size="small" name="ask" value="lift">
              {t(messages.lift)}
            </Button>
          }
        >
          {(form) => (
            <DataTable
              caption={t(messages.title)}
              columns={[
                { key: 'address', title: t(messages.address), ...by('address') },
                { key: 'kind', title: t(messages.kind) },
                { key: 'reason', title: t(messages.reason) },
                { key: 'since', title: t(messages.since), ...by('createdAt') },
                { key: 'acts', title: t(messages.acts), acts: true },
              ]}
              rows={items.map((one) => ({
                id: keyOf(one),
                cells: {
                  address: (
                    <>
                      {canLift(one) && (
                        <Pick
                          id={keyOf(one)}
                          form={form}
                          label={t(messages.select, {
                            address: nameOf(one, t(messages.erased)),
                            kind: labelOf(t, one.scope),
                          })}
                          checked={chosen.includes(keyOf(one))}
                        />
                      )}
                      <span className={css.address}>{nameOf(one, t(messages.erased))}</span>
                    </>
                  ),
                  kind: labelOf(t, one.scope),
                  reason: labelOf(t, one.reason),
                  since: (
                    <When start={one.createdAt} zone={zone} now={now.toISOString()} show="day" />
                  ),
                  acts:
                    one.reason === 'unsubscribed' ? (
                      <span className={css.quiet}>{t(messages.ownOnly)}</span>
                    ) : (
                      <AskLink
                        to={withChanges(query, { ask: keyOf(one) })}
                        aria-label={t(messages.liftOf, {
                          address: nameOf(one, t(messages.erased)),
                        })}
                      >
                        {t(messages.lift)}
                      </AskLink>
                    ),
                },
              }))}
            />
          )}
        </Selection>
      </SearchedTable>
      <Notice>{t(messages.ownNote)}</Notice>
      <Section title={t(messages.add)}>
        <p className={css.quiet}>{t(messages.addText)}</p>
        <Form fields={addFields} now={now} intent="add" className={css.narrow}>
          <EmailField name="address" label={t(messages.address)} autoComplete="off" />
          <SelectField
            name="scope"
            label={t(messages.kind)}
            empty={null}
            defaultValue="all"
            options={labelsOf(t, suppressionScopes)}
          />
          <SubmitButton kind="line">{t(messages.addNow)}</SubmitButton>
        </Form>
      </Section>
    </Wrap>
  );
}
