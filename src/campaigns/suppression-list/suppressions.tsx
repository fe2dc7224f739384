import { data, redirect } from 'react-router';
import type { Route } from './+types/suppressions.ts';
import { choice, email } from '../../platform/model/kinds.ts';
import { flashCookie } from '../../platform/pages/flash.ts';
import type { ResultOf } from '../../platform/pages/graphql.ts';
import { pageCall } from '../../platform/pages/page-call.ts';
import { pageMeta } from '../../platform/pages/page-meta.ts';
import { speak, type Say } from '../../platform/words/speak.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { checkForm } from '../../ui/check-form.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { Form } from '../../ui/form.tsx';
import { problemData, refusalData } from '../../ui/form-problem.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageHead, Section, Wrap } from '../../ui/page.tsx';
import { Answers, AskLink, Question } from '../../ui/question.tsx';
import { useSay } from '../../ui/say.tsx';
import { SearchedTable } from '../../ui/searched-table.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { readTable, sortedBy, withChanges } from '../../ui/table-address.ts';
import { EmailField } from '../../ui/text-field.tsx';
import { When } from '../../ui/when.tsx';
import { campaignsPath } from '../campaign-paths.ts';
import { formText } from '../form-text.ts';
import { campaignsWords } from '../list/campaigns.words.ts';
import css from '../list/campaigns.module.css';
import { suppressionReasons, suppressionScopes } from './suppression-choices.ts';
import { lifting, listedSuppressions, suppressing } from './suppression-queries.ts';
import { suppressionWords as said } from './suppression-list.words.ts';

const path = `${campaignsPath}/suppressions`;
const sorts = ['address', 'createdAt'] as const;
const addFields = { address: email(), scope: choice(suppressionScopes) };

type Listed = ResultOf<typeof listedSuppressions>['suppressionTable']['items'][number];

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
    query: url.search,
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
  const { errors } = await call.ask(lifting, {
    address: formText(form, 'address'),
    scope: formText(form, 'scope'),
  });
  if (errors[0]) return data(refusalData(errors[0], form), 400);
  return told(url, say(said.lifted));
}

const told = (url: URL, message: string) =>
  redirect(`${url.pathname}${withChanges(url.search, { ask: null })}`, {
    headers: { 'set-cookie': flashCookie({ type: 'success', message }) },
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
  const { items, total, asked, scope, reason, asks, query, zone, now } = loaderData;
  const say = useSay();
  const by = (key: (typeof sorts)[number]) => sortedBy(query, asked, key, 'createdAt');
  const doubted = items.find((one) => keyOf(one) === asks && one.reason !== 'unsubscribed');
  return (
    <Wrap>
      <PageHead
        title={say(said.title)}
        lead={say(said.description)}
        trail={<Breadcrumbs trail={[{ label: say(campaignsWords.title), to: campaignsPath }]} />}
      />
      {doubted && (
        <LiftQuestion entry={doubted} back={withChanges(query, { ask: null })} now={now} />
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
              address: <span className={css.address}>{nameOf(one, say(said.erased))}</span>,
              kind: labelOf(say, one.scope),
              reason: labelOf(say, one.reason),
              since: <When start={one.createdAt} zone={zone} now={now.toISOString()} show="day" />,
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

interface LiftQuestionProps {
  readonly entry: Listed;
  readonly back: string;
  readonly now: Date;
}

const meanings = {
  'hard-bounce': said.liftBounce,
  complaint: said.liftComplaint,
  'by-hand': said.liftHand,
} as const;

const nothing = {};

/** Says what lifting means before it is done. */
function LiftQuestion({ entry, back, now }: LiftQuestionProps) {
  const say = useSay();
  const { address, scope, reason } = entry;
  const known = reason === 'hard-bounce' || reason === 'complaint' ? reason : 'by-hand';
  return (
    <Question title={say(said.liftTitle, { address: nameOf(entry, say(said.erased)) })} back={back}>
      <Form fields={nothing} now={now} intent="lift">
        <input type="hidden" name="address" value={address} />
        <input type="hidden" name="scope" value={scope} />
        <p>{say(meanings[known])}</p>
        <Answers back={back} keep={say(said.keep)}>
          <SubmitButton kind="danger">{say(said.liftNow)}</SubmitButton>
        </Answers>
      </Form>
    </Question>
  );
}

const keyOf = ({ address, scope }: Pick<Listed, 'address' | 'scope'>): string =>
  `${address} ${scope}`;

/** Of someone who was erased only the hash of the address is kept. */
const nameOf = ({ address }: Pick<Listed, 'address'>, erased: string): string =>
  address.startsWith('sha256:') ? `${erased} ${address.slice(7, 19)}…` : address;
