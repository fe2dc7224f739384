import { Link, data, redirect } from 'react-router';
import type { Route } from './+types/admin-claims.ts';
import { flashCookie } from '../../platform/pages/flash.ts';
import { graphql } from '../../platform/pages/graphql.ts';
import { pageCall, type PageCall } from '../../platform/pages/page-call.ts';
import { pageMeta } from '../../platform/pages/page-meta.ts';
import { speak } from '../../platform/words/speak.ts';
import { ChipLink } from '../../ui/chip.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { refusalData } from '../../ui/form-problem.ts';
import { PageHead, Wrap } from '../../ui/page.tsx';
import { useSay } from '../../ui/say.tsx';
import { withChanges } from '../../ui/table-address.ts';
import { When } from '../../ui/when.tsx';
import { adminClaimsWords as said } from '../admin-claims.words.ts';
import { Claimant } from '../claims/claimant.tsx';
import { decideClaimByForm } from '../claims/decide-by-form.ts';
import { DecideClaim } from '../claims/decide-claim.tsx';
import { DraftColleges } from '../claims/draft-colleges.tsx';
import { WaitingChanges } from '../claims/waiting-changes.tsx';
import { WaitingCounselors } from '../claims/waiting-counselors.tsx';
import { confirmCounselor, waitingCounselors } from '../waiting-counselor-query.ts';
import css from './admin-claims.module.css';

const statuses = ['open', 'approved', 'rejected', 'withdrawn'] as const;

const claims = graphql(`
  query Claims($status: String, $nextToken: String) {
    listClaims(status: $status, limit: 25, nextToken: $nextToken) {
      nextToken
      items {
        id
        collegeId
        collegeName
        name
        email
        status
        role
        message
        proofUrl
        reason
        isAtDomain
        createdAt
      }
    }
    collegeChanges {
      id
      collegeName
      askedBy
      askedAt
      fields {
        field
        before
        after
      }
    }
    listColleges(filter: { status: { eq: "draft" } }, limit: 50) {
      items {
        id
        name
        city
        state
        createdAt
      }
    }
  }
`);
const publish = graphql(`
  mutation ApproveCollege($collegeId: ID!) {
    approveCollege(collegeId: $collegeId) {
      id
    }
  }
`);
const decide = graphql(`
  mutation DecideCollegeChange($id: ID!, $approve: Boolean!, $reason: String) {
    decideCollegeChange(id: $id, approve: $approve, reason: $reason)
  }
`);
export async function loader({ context, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const isOfCounselors = url.searchParams.get('status') === 'counselors';
  const status = statuses.find((one) => one === url.searchParams.get('status')) ?? 'open';
  const nextToken = url.searchParams.get('from');
  const { listClaims, listColleges, collegeChanges } = isOfCounselors
    ? { listClaims: { items: [], nextToken: null }, listColleges: null, collegeChanges: [] }
    : await call.query(claims, { status, nextToken });
  const waiting = isOfCounselors
    ? (await call.query(waitingCounselors, { nextToken })).listCounselors
    : null;
  const say = speak(call.locale);
  const meta = pageMeta({
    ...call,
    title: say(said.title),
    description: say(said.description),
    path: '/admin/claims',
  });
  const zone = call.zone ?? 'UTC';
  const drafts = (listColleges?.items ?? []).flatMap((one) =>
    one ? [{ ...one, createdAt: one.createdAt ?? call.now.toISOString() }] : [],
  );
  return {
    items: listClaims.items,
    nextToken: (waiting ?? listClaims).nextToken,
    counselors: waiting ? waiting.items.filter((one) => one !== null) : null,
    drafts,
    changes: collegeChanges,
    ...{ meta, status, query: url.search, zone, now: call.now },
  };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const form = await request.formData();
  const act = form.get('act');
  if (act === 'confirm') return confirmByForm(call, form, `${url.pathname}${url.search}`);
  if (act === 'change' || act === 'keep')
    return decideByForm(call, form, { approve: act === 'change' }, `${url.pathname}${url.search}`);
  if (act === 'approve' || act === 'reject')
    return decideClaimByForm(call, form, { act, back: `${url.pathname}${url.search}` });
  if (act !== 'publish') throw new Response(null, { status: 400 });
  const id = form.get('id');
  const collegeId = typeof id === 'string' ? id : '';
  const { errors } = await call.ask(publish, { collegeId });
  if (errors[0]) return data(refusalData(errors[0], form), 400);
  const message = speak(call.locale)(said.collegeApproved);
  return redirect(`${url.pathname}${url.search}`, {
    headers: { 'set-cookie': flashCookie({ type: 'success', message }) },
  });
}

/** An admin's word on a change of a college. */
async function decideByForm(
  call: PageCall,
  form: FormData,
  { approve }: { readonly approve: boolean },
  back: string,
) {
  const textIn = (name: string) => {
    const typed = form.get(name);
    return typeof typed === 'string' ? typed : '';
  };
  const variables = { id: textIn('id'), approve, reason: textIn('reason') };
  const { errors } = await call.ask(decide, variables);
  if (errors[0]) return data(refusalData(errors[0], form), 400);
  const message = speak(call.locale)(approve ? said.changeMade : said.changeRefused);
  return redirect(back, { headers: { 'set-cookie': flashCookie({ type: 'success', message }) } });
}

/** An admin has made sure that somebody works at a school. */
async function confirmByForm(call: PageCall, form: FormData, back: string) {
  const id = form.get('id');
  const counselorId = typeof id === 'string' ? id : '';
  const { errors } = await call.ask(confirmCounselor, { counselorId });
  if (errors[0]) return data(refusalData(errors[0], form), 400);
  const message = speak(call.locale)(said.isConfirmed);
  return redirect(back, { headers: { 'set-cookie': flashCookie({ type: 'success', message }) } });
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/admin/claims`: who says to represent a college, and an admin's word on it. */
export default function AdminClaims({ loaderData }: Route.ComponentProps) {
  const { items, counselors, nextToken, status, query, zone, now, drafts, changes } = loaderData;
  const say = useSay();
  return (
    <Wrap>
      <PageHead title={say(said.title)} lead={say(said.description)} />
      <nav aria-label={say(said.show)} className={css.filters}>
        {statuses.map((one) => (
          <ChipLink
            key={one}
            to={withChanges('', { status: one })}
            on={counselors === null && one === status}
          >
            {say(said[one])}
          </ChipLink>
        ))}
        <ChipLink to={withChanges('', { status: 'counselors' })} on={counselors !== null}>
          {say(said.counselors)}
        </ChipLink>
      </nav>
      {counselors !== null ? (
        <WaitingCounselors counselors={counselors} zone={zone} now={now} />
      ) : items.length === 0 ? (
        <EmptyState title={say(said.none)}>{say(said.noneText)}</EmptyState>
      ) : (
        <DataTable
          caption={say(said.title)}
          columns={[
            { key: 'college', title: say(said.college) },
            { key: 'who', title: say(said.who) },
            { key: 'since', title: say(said.since) },
            ...(status === 'open' ? [{ key: 'decide', title: say(said.decide) }] : []),
          ]}
          rows={items.map((claim) => ({
            id: claim.id,
            cells: {
              college: (
                <Link to={`/admin/colleges/${claim.collegeId}/reps`}>{claim.collegeName}</Link>
              ),
              who: (
                <>
                  <Claimant claim={claim} />
                  {claim.reason !== null && (
                    <p className={css.email}>{say(said.because, { reason: claim.reason })}</p>
                  )}
                </>
              ),
              since: (
                <When start={claim.createdAt} zone={zone} now={now.toISOString()} show="day" />
              ),
              decide: <DecideClaim claim={claim} now={now} />,
            },
          }))}
        />
      )}
      <p className={css.below}>
        {nextToken !== null && (
          <Link to={withChanges(query, { from: nextToken })} rel="next">
            {say(said.next)}
          </Link>
        )}
      </p>
      <WaitingChanges changes={changes} zone={zone} now={now} />
      <DraftColleges drafts={drafts} zone={zone} now={now} />
    </Wrap>
  );
}
