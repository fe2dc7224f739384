import { Link, data, redirect } from 'react-router';
import type { Route } from './+types/admin-users.ts';
import { flashCookie } from '../../platform/pages/flash.ts';
import { pageCall } from '../../platform/pages/page-call.ts';
import { graphql } from '../../platform/pages/graphql.ts';
import { pageMeta } from '../../platform/pages/page-meta.ts';
import { userTypes } from '../../platform/model/viewer.ts';
import { speak } from '../../platform/words/speak.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { refusalData } from '../../ui/form-problem.ts';
import { PageHead, Wrap } from '../../ui/page.tsx';
import { useSay } from '../../ui/say.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { withChanges } from '../../ui/table-address.ts';
import { TextField } from '../../ui/text-field.tsx';
import { adminUsersWords as said } from '../admin-users.words.ts';
import { helpUser } from '../help-user.ts';
import { UserQuestion } from '../parts/user-question.tsx';
import { UserTable } from '../parts/user-table.tsx';
import { userTypeLabels } from '../user-type-labels.words.ts';
import css from './admin-users.module.css';

const users = graphql(`
  query Users($search: String, $userType: String, $nextToken: String) {
    listUsers(search: $search, userType: $userType, limit: 25, nextToken: $nextToken) {
      nextToken
      items {
        id
        email
        emailVerified
        name
        userType
        approved
        disabled
        secondFactor
        createdAt
        lastSeenAt
      }
    }
  }
`);

export async function loader({ context, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const { searchParams } = url;
  const search = (searchParams.get('q') ?? '').trim().slice(0, 200);
  const userType = userTypes.find((one) => one === searchParams.get('type')) ?? null;
  const nextToken = searchParams.get('from');
  const { listUsers } = await call.query(users, { search, userType, nextToken });
  const say = speak(call.locale);
  return {
    ...listUsers,
    meta: pageMeta({
      ...call,
      title: say(said.title),
      description: say(said.description),
      path: '/admin/users',
    }),
    search,
    userType,
    isFirst: nextToken === null,
    query: url.search,
    asks: searchParams.get('ask') ?? '',
    own: call.viewer?.id ?? null,
    zone: call.zone ?? 'UTC',
    now: call.now,
  };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const form = await request.formData();
  const { error, message } = await helpUser(call, form);
  if (error) return data(refusalData(error, form), 400);
  return redirect(`${url.pathname}${withChanges(url.search, { ask: null })}`, {
    headers: { 'set-cookie': flashCookie({ type: 'success', message }) },
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/admin/users`: find an account, mail a new code, approve, change type, disable. */
export default function AdminUsers({ loaderData }: Route.ComponentProps) {
  const { items, nextToken, search, userType, isFirst, query, asks } = loaderData;
  const say = useSay();
  const [act = '', id] = asks.split('.');
  const asked = items.find((user) => user.id === id && id !== loaderData.own);
  return (
    <Wrap>
      <PageHead title={say(said.title)} lead={say(said.description)} />
      {asked && <UserQuestion key={asks} {...{ act, query }} user={asked} now={loaderData.now} />}
      <FilterBar act={say(said.search)} label={say(said.find)}>
        <TextField type="search" name="q" label={say(said.find)} defaultValue={search} />
        <SelectField
          name="type"
          label={say(said.type)}
          empty={say(said.anyType)}
          defaultValue={userType ?? ''}
          options={userTypes.map((value) => ({ value, label: say(userTypeLabels[value]) }))}
        />
      </FilterBar>
      {items.length === 0 ? (
        <EmptyState title={say(said.noUsers)}>{say(said.noUsersText)}</EmptyState>
      ) : (
        <UserTable {...loaderData} />
      )}
      <p className={css.below}>
        {!isFirst && (
          <Link to={withChanges(query, { from: null })} rel="first">
            {say(said.first)}
          </Link>
        )}
        {nextToken !== null && (
          <Link to={withChanges(query, { from: nextToken })} rel="next">
            {say(said.next)}
          </Link>
        )}
      </p>
    </Wrap>
  );
}
