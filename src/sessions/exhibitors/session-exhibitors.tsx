import { Link } from 'react-router';
import type { Route } from './+types/session-exhibitors.ts';
import {
  paymentFilters,
  mostExhibitors,
  readExhibitorFilter,
} from '../../exhibitors/exhibitor-filters.ts';
import { managedExhibitors } from '../../exhibitors/managed-exhibitors-query.ts';
import { beginEmail, passOnSelection } from '../../exhibitors/select-exhibitors.ts';
import { sessionEmailPaths } from '../../campaigns/campaign-paths.ts';
import { leadTo } from '../../platform/pages/lead-to.ts';
import { pageCall } from '../../platform/pages/page-call.ts';
import { pageMeta } from '../../platform/pages/page-meta.ts';
import { speak } from '../../platform/words/speak.ts';
import { Acts } from '../../ui/acts.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { useSay } from '../../ui/say.tsx';
import { SearchedTable } from '../../ui/searched-table.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Pick, Selection } from '../../ui/selection.tsx';
import { readTable, sortedBy, withChanges, withoutSelection } from '../../ui/table-address.ts';
import { Tag } from '../../ui/tag.tsx';
import { When } from '../../ui/when.tsx';
import { EmailButton } from '../emails/email-button.tsx';
import { writeDraft } from '../emails/write-draft.ts';
import { fairParameter, openSessionFair, sessionPage } from '../open-session-fair.ts';
import { exhibitorsWords as said } from './session-exhibitors.words.ts';
import css from './session-exhibitors.module.css';

const sorts = ['name', 'paymentStatus', 'createdAt'] as const;

export async function loader({ context, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const fair = await openSessionFair(call, url);
  const asked = readTable(url.searchParams, sorts);
  const { payment } = readExhibitorFilter(url.searchParams);
  const { manageExhibitors } = fair
    ? await call.query(managedExhibitors, { fairId: fair.id, payment, ...asked })
    : { manageExhibitors: { items: [], total: 0 } };
  const title = speak(call.locale)(said.title);
  const meta = pageMeta({
    ...call,
    title: fair ? `${title}, ${fair.name}` : title,
    description: title,
    path: url.pathname,
    noindex: true,
  });
  return {
    ...manageExhibitors,
    ...{ meta, fair, asked, payment, query: withoutSelection(url.search) },
    now: call.now.toISOString(),
  };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const fair = await openSessionFair(call, url);
  if (fair === null) throw new Response(null, { status: 404 });
  const passed = await passOnSelection(call, await request.formData(), url, {
    fairId: fair.id,
    file: `${url.pathname}.csv`,
    async email(audience, count) {
      const input = { ...writeDraft(call, fair, [], 'exhibitors'), audience };
      const { saveCampaignDraft: made } = await call.query(beginEmail, { input });
      const say = speak(call.locale);
      return leadTo(sessionEmailPaths.draft(made.id), {
        type: 'info',
        message: say(said.emailBegun, { count: count ?? 0 }),
        detail: say(said.emailBegunText),
      });
    },
  });
  if (passed) return passed;
  throw new Response(null, { status: 400 });
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/app/fairs/6x6/exhibitors`: who exhibits at a 6x6 fair, with their requests and sessions. */
export default function SessionExhibitors({ loaderData }: Route.ComponentProps) {
  const { items, total, fair, asked, payment, query, now } = loaderData;
  const say = useSay();
  if (fair === null) return null;
  const by = (key: (typeof sorts)[number]) => sortedBy(query, asked, key, 'name');
  return (
    <section aria-label={say(said.title)}>
      <Acts>
        <ButtonLink to={sessionPage('exhibitors/new', fair.slug)} kind="line" icon="plus">
          {say(said.add)}
        </ButtonLink>
        {total > 0 && (
          <EmailButton slug={fair.slug} to="exhibitors">
            {say(said.email)}
          </EmailButton>
        )}
      </Acts>
      <SearchedTable
        {...{ asked, query, total }}
        kept={{ [fairParameter]: fair.slug }}
        isEmpty={items.length === 0}
        find={say(said.find)}
        act={say(said.search)}
        count={say(said.count, { count: total })}
        fields={
          <SelectField
            name="payment"
            label={say(said.state)}
            empty={say(said.anyPayment)}
            defaultValue={payment ?? ''}
            options={paymentFilters.map((value) => ({ value, label: say(stateOf[value]) }))}
          />
        }
        none={{ title: say(said.none), text: say(said.noneText) }}
        file={{
          href: `/app/fairs/6x6/exhibitors.csv${withChanges(query, { [fairParameter]: fair.slug, page: null })}`,
          label: say(said.csv),
        }}
      >
        <Selection
          total={total}
          query={withChanges(query, { [fairParameter]: fair.slug })}
          shown={items.length}
          most={mostExhibitors}
          method="post"
          action={`/app/fairs/6x6/exhibitors${withChanges(query, { [fairParameter]: fair.slug })}`}
          acts={
            <>
              <Button
                type="submit"
                size="small"
                kind="line"
                name="intent"
                value="email"
                icon="mail"
              >
                {say(said.emailSelected)}
              </Button>
              <Button
                type="submit"
                size="small"
                kind="line"
                name="intent"
                value="csv"
                icon="download"
              >
                {say(said.csvSelected)}
              </Button>
            </>
          }
        >
          {(form) => (
            <DataTable
              caption={say(said.title)}
              columns={[
                { key: 'name', title: say(said.name), ...by('name') },
                { key: 'contact', title: say(said.contact) },
                { key: 'requests', title: say(said.requests) },
                { key: 'sessions', title: say(said.sessions) },
                { key: 'state', title: say(said.state), ...by('paymentStatus') },
                { key: 'since', title: say(said.since), ...by('createdAt') },
              ]}
              rows={items.map((one) => ({
                id: one.id,
                cells: {
                  name: (
                    <>
                      <Pick
                        {...{ id: one.id, form }}
                        label={say(said.select, { name: one.name })}
                      />
                      <Link to={sessionPage(`exhibitors/${one.id}`, fair.slug)}>{one.name}</Link>
                    </>
                  ),
                  contact: (
                    <>
                      {one.contactName}
                      <span className={css.second}>{one.contactEmail}</span>
                    </>
                  ),
                  requests: one.timeSlotNotes && one.timeSlotNotes.length > 0 && (
                    <ul role="list" className={css.requests}>
                      {one.timeSlotNotes.map((note, place) => (
                        <li key={place}>{note}</li>
                      ))}
                    </ul>
                  ),
                  sessions:
                    one.timeSlots && one.timeSlots.length > 0
                      ? one.timeSlots.join(', ')
                      : say(said.noSession),
                  state: isSettled(one.paymentStatus) ? (
                    <Tag kind="lawn">{say(said.paid)}</Tag>
                  ) : (
                    <Tag>{say(said.open)}</Tag>
                  ),
                  since: <When start={one.createdAt} zone={fair.timeZone} now={now} show="day" />,
                },
              }))}
            />
          )}
        </Selection>
      </SearchedTable>
    </section>
  );
}

const stateOf = { open: said.open, settled: said.paid, refunded: said.refunded };

const isSettled = (status: string) => status === 'paid' || status === 'waived';
