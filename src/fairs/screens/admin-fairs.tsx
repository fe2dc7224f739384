import { Link } from 'react-router';
import type { Route } from './+types/admin-fairs.ts';
import { pageCall } from '../../platform/pages/page-call.ts';
import { pageMeta } from '../../platform/pages/page-meta.ts';
import { speak } from '../../platform/words/speak.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { PageHead, Wrap } from '../../ui/page.tsx';
import { useLocale, useSay } from '../../ui/say.tsx';
import { SearchedTable } from '../../ui/searched-table.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { readTable, sortedBy } from '../../ui/table-address.ts';
import { When } from '../../ui/when.tsx';
import { managedFairs } from '../admin-fair-queries.ts';
import { adminFairsWords as said } from '../admin-fairs.words.ts';
import { fairTypes } from '../fair-choices.ts';
import { sayKind } from '../say-kind.ts';
import { FairState } from '../fair-state.tsx';

const states = ['draft', 'coming', 'live', 'over', 'cancelled'] as const;
const sorts = ['name', 'startTime', 'attendees', 'exhibitors'] as const;

export async function loader({ context, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const { searchParams } = url;
  const asked = readTable(searchParams, sorts);
  const fairType = fairTypes.find((one) => one === searchParams.get('type')) ?? null;
  const state = states.find((one) => one === searchParams.get('state')) ?? null;
  const { manageFairs } = await call.query(managedFairs, { ...asked, fairType, state });
  const say = speak(call.locale);
  const meta = pageMeta({
    ...call,
    title: say(said.title),
    description: say(said.description),
    path: '/admin/fairs',
  });
  const now = call.now.toISOString();
  return { ...manageFairs, meta, asked, fairType, state, query: url.search, now };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/admin/fairs`: every fair, drafts among them. */
export default function AdminFairs({ loaderData }: Route.ComponentProps) {
  const { items, total, asked, fairType, state, query, now } = loaderData;
  const say = useSay();
  const figures = new Intl.NumberFormat(useLocale());
  const by = (key: (typeof sorts)[number]) => sortedBy(query, asked, key, 'startTime');
  return (
    <Wrap>
      <PageHead title={say(said.title)} lead={say(said.description)}>
        <ButtonLink to="/admin/fairs/new" icon="plus">
          {say(said.newFair)}
        </ButtonLink>
      </PageHead>
      <SearchedTable
        {...{ asked, query, total }}
        isEmpty={items.length === 0}
        find={say(said.find)}
        act={say(said.search)}
        fields={
          <>
            <SelectField
              name="type"
              label={say(said.type)}
              empty={say(said.anyType)}
              defaultValue={fairType ?? ''}
              options={fairTypes.map((value) => ({ value, label: sayKind(say, value) }))}
            />
            <SelectField
              name="state"
              label={say(said.state)}
              empty={say(said.anyState)}
              defaultValue={state ?? ''}
              options={states.map((value) => ({ value, label: say(said[value]) }))}
            />
          </>
        }
        count={say(said.count, { count: total })}
        none={{ title: say(said.noFairs), text: say(said.noFairsText) }}
      >
        <DataTable
          caption={say(said.title)}
          columns={[
            { key: 'name', title: say(said.name), ...by('name') },
            { key: 'state', title: say(said.state) },
            { key: 'type', title: say(said.type) },
            { key: 'when', title: say(said.when), ...by('startTime') },
            { key: 'attendees', title: say(said.attendees), figures: true, ...by('attendees') },
            { key: 'exhibitors', title: say(said.exhibitors), figures: true, ...by('exhibitors') },
            { key: 'booths', title: say(said.booths), figures: true },
          ]}
          rows={items.map((fair) => ({
            id: fair.id,
            cells: {
              name: <Link to={`/admin/fairs/${fair.id}`}>{fair.name}</Link>,
              state: <FairState state={fair.state} />,
              type: sayKind(say, fair.fairType),
              when: (
                <When start={fair.startTime} end={fair.endTime} zone={fair.timeZone} now={now} />
              ),
              attendees: figures.format(fair.attendees),
              exhibitors: figures.format(fair.exhibitors),
              booths: say(said.boothsOf, { sent: fair.boothsSent, all: fair.booths }),
            },
          }))}
        />
      </SearchedTable>
    </Wrap>
  );
}
