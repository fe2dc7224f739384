import { data, redirect } from 'react-router';
import type { Route } from './+types/suppressions.ts';
import { choice, email } from '../../platform/model/kinds.ts';
import { flashCookie } from '../../platform/pages/flash.ts';
import { idsIn } from '../../platform/pages/matching-ids.ts';
import { pageCall } from '../../platform/pages/page-call.ts';
import { pageMeta } from '../../platform/pages/page-meta.ts';
import { speak, type Say } from '../../platform/words/speak.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Button } from '../../ui/button.tsx';
import { checkForm } from '../../ui/check-form.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { Form } from '../../ui/form.tsx';
import { problemData, refusalData } from '../../ui/form-problem.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageHead, Section, Wrap } from '../../ui/page.tsx';
import { AskLink } from '../../ui/question.tsx';
import { useSay } from '../../ui/say.tsx';
import { SearchedTable } from '../../ui/searched-table.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { NothingChosen, Pick, Selection } from '../../ui/selection.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { readTable, sortedBy, withChanges, withoutSelection } from '../../ui/table-address.ts';
import { EmailField } from '../../ui/text-field.tsx';
import { When } from '../../ui/when.tsx';
import { campaignsPath } from '../campaign-paths.ts';
import { campaignsWords } from '../list/campaigns.words.ts';
import css from '../list/campaigns.module.css';
import { suppressionReasons, suppressionScopes } from './suppression-choices.ts';
import { liftByForm } from './lift-by-form.ts';
import { canLift, keyOf, LiftQuestion, nameOf } from './lift-question.tsx';
import { listedSuppressions, suppressing } from './suppression-queries.ts';
import { suppressionWords as said } from './suppression-list.words.ts';

const path = `${campaignsPath}/suppressions`;
const sorts = ['address', 'createdAt'] as const;
const addFields = { address: email(), scope: choice(suppressionScopes) };

export async function loader({ context, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const { searchParams } = url;
  const asked = readTable(searchParams, sorts);
  const scope = suppressionScopes.find((one) => one === searchParams.get('scope')) ?? null;
  const reason = suppressionReasons.find((one) => one === searchParams.get('reason')) ?? null;
  const { suppressionTable } = await call.query(listedSuppressions, {
    ...asked,
    scope,
    reason,
    descending: asked.sort === null ? true : asked.descending,
  });
  const say = speak(call.locale);
  const meta = pageMeta({
    ...call,
    title: say(said.title),
    description: say(said.description),
    path,
  });
  return {
    ...suppressionTable,
    meta,
    asked,
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
  const say = speak(call.locale);
  const intent = form.get('intent');
  if (intent === 'add') {
    const { values, problems } = checkForm(addFields, form, call);
    if (problems) return data(problemData(problems, form), 400);
    const { data: done, errors } = await call.ask(suppressing, values);
    if (errors[0]) return data(refusalData(errors[0], form), 400);
    return told(url, say(done?.suppress ? said.added : said.there));
  }
  if (intent !== 'lift') throw new Response(null, { status: 400 });
  const { error, message, detail } = await liftByForm(call, form);
  if (error) return data(refusalData(error, form), 400);
  return told(url, message, detail);
}

const told = (url: URL, message: string, detail?: string) =>
  redirect(`${url.pathname}${withoutSelection(url.search)}`, {
    headers: {
      'set-cookie': flashCookie({ type: 'success', message, ...(detail ? { detail } : {}) }),
    },
  });

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

const labels = {
  all: said.all,
  campaigns: said.campaigns,
  attendees: said.attendees,
  exhibitors: said.exhibitors,
  classes: said.classes,
  reminders: said.reminders,
  'hard-bounce': said.hardBounce,
  complaint: said.complaint,
  unsubscribed: said.unsubscribed,
  'by-hand': said.byHand,
} as const;

const isLabeled = (value: string): value is keyof typeof labels => Object.hasOwn(labels, value);

const labelOf = (say: Say, value: string): string =>
  isLabeled(value) ? say(labels[value]) : value;

const labelsOf = (say: Say, values: readonly string[]) =>
  values.map((value) => ({ value, label: labelOf(say, value) }));

/** `/admin/campaigns/email/suppressions`: who gets no email to many, and why. */
export default function Suppressions({ loaderData }: Route.ComponentProps) {
  const { items, total, asked, scope, reason, asks, chosen, query, zone, now } = loaderData;
  const say = useSay();
  const by = (key: (typeof sorts)[number]) => sortedBy(query, asked, key, 'createdAt');
  const doubted = items.filter(
    (one) => canLift(one) && (asks === 'lift' ? chosen.includes(keyOf(one)) : keyOf(one) === asks),
  );
  return (
    <Wrap>
      <PageHead
        title={say(said.title)}
        lead={say(said.description)}
        trail={<Breadcrumbs trail={[{ label: say(campaignsWords.title), to: campaignsPath }]} />}
      />
      {asks === 'lift' && doubted.length === 0 && <NothingChosen />}
      {doubted.length > 0 && (
        <LiftQuestion key={doubted.map(keyOf).join()} entries={doubted} back={query} now={now} />
      )}
      <SearchedTable
        {...{ asked, query, total }}
        isEmpty={items.length === 0}
        find={say(said.find)}
        act={say(said.search)}
        fields={
          <>
            <SelectField
              name="scope"
              label={say(said.kind)}
              empty={say(said.anyKind)}
              defaultValue={scope ?? ''}
              options={labelsOf(say, suppressionScopes)}
            />
            <SelectField
              name="reason"
              label={say(said.reason)}
              empty={say(said.anyReason)}
              defaultValue={reason ?? ''}
              options={labelsOf(say, suppressionReasons)}
            />
          </>
        }
        count={say(said.count, { count: total })}
        none={{ title: say(said.none), text: say(said.noneText) }}
        file={{ href: `${path}.csv`, label: say(said.file) }}
      >
        <Selection
          {...{ total, query }}
          shown={items.filter(canLift).length}
          acts={
            <Button type="submit" kind="line" size="small" name="ask" value="lift">
              {say(said.lift)}
            </Button>
          }
        >
          {(form) => (
            <DataTable
              caption={say(said.title)}
              columns={[
                { key: 'address', title: say(said.address), ...by('address') },
                { key: 'kind', title: say(said.kind) },
                { key: 'reason', title: say(said.reason) },
                { key: 'since', title: say(said.since), ...by('createdAt') },
                { key: 'acts', title: say(said.acts), acts: true },
              ]}
              rows={items.map((one) => ({
                id: keyOf(one),
                cells: {
                  address: (
                    <>
                      {canLift(one) && (
                        <Pick
                          {...{ id: keyOf(one), form }}
                          label={say(said.select, {
                            address: nameOf(one, say(said.erased)),
                            kind: labelOf(say, one.scope),
                          })}
                          checked={chosen.includes(keyOf(one))}
                        />
                      )}
                      <span className={css.address}>{nameOf(one, say(said.erased))}</span>
                    </>
                  ),
                  kind: labelOf(say, one.scope),
                  reason: labelOf(say, one.reason),
                  since: (
                    <When start={one.createdAt} zone={zone} now={now.toISOString()} show="day" />
                  ),
                  acts:
                    one.reason === 'unsubscribed' ? (
                      <span className={css.quiet}>{say(said.ownOnly)}</span>
                    ) : (
                      <AskLink
                        to={withChanges(query, { ask: keyOf(one) })}
                        aria-label={say(said.liftOf, { address: nameOf(one, say(said.erased)) })}
                      >
                        {say(said.lift)}
                      </AskLink>
                    ),
                },
              }))}
            />
          )}
        </Selection>
      </SearchedTable>
      <Notice>{say(said.ownNote)}</Notice>
      <Section title={say(said.add)}>
        <p className={css.quiet}>{say(said.addText)}</p>
        <Form fields={addFields} now={now} intent="add" className={css.narrow}>
          <EmailField name="address" label={say(said.address)} autoComplete="off" />
          <SelectField
            name="scope"
            label={say(said.kind)}
            empty={null}
            defaultValue="all"
            options={labelsOf(say, suppressionScopes)}
          />
          <SubmitButton kind="line">{say(said.addNow)}</SubmitButton>
        </Form>
      </Section>
    </Wrap>
  );
}
