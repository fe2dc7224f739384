import { Link } from 'react-router';
import type { Route } from './+types/admin-claims.route.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ChipLink } from '../../../ui/marks/chip.tsx';
import { PageHead, Wrap } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SearchedTable } from '../../../ui/tables/searched-table.tsx';
import { Selection, Pick } from '../../../ui/tables/selection.tsx';
import { withChanges, sortedBy, type TableAsked } from '../../../ui/tables/table-address.ts';
import { UndoNotice } from '../../../ui/tables/undo-notice.tsx';
import { adminClaimsMessages as messages } from './admin-claims.messages.ts';
import { actOnClaims } from './act-on-claims.ts';
import { ClaimsQuestion } from './claims-question.tsx';
import { DraftColleges } from './draft-colleges.tsx';
import { claimViews, loadClaims, type ClaimView } from './load-claims.ts';
import { mostClaims } from './most-claims.ts';
import { WaitingChanges } from './waiting-changes.tsx';
import { WaitingCounselors } from './waiting-counselors.tsx';
import css from './admin-claims.module.css';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { When } from '../../../ui/time/when.tsx';
import { Claimant } from './claimant.tsx';
import type { ManagedClaim } from './claims-queries.ts';
import decideClaimCss from './decide-claim.module.css';
import { DecideClaim } from './decide-claim.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const t = translatorFor(call.locale);
  const meta = pageMeta({
    ...call,
    title: t(messages.title),
    description: t(messages.description),
    path: '/admin/claims',
  });
  return { ...(await loadClaims(call, url)), meta, zone: call.zone ?? 'UTC', now: call.now };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  return actOnClaims(context.get(pageCall), await request.formData(), url);
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/admin/claims`: requests to represent a college or work at a school, decided by an admin. */
export default function AdminClaims({ loaderData }: Route.ComponentProps) {
  const { view, claims, counselors, total, asked, query, chosen, zone, now } = loaderData;
  const { asks, question, all, undo, changes, drafts, counts } = loaderData;
  const t = useTranslate();
  const isOfCounselors = view === 'counselors';
  const rows = { asked, query, chosen, zone, now };
  const shown = claims.length + counselors.length;
  return (
    <Wrap>
      <PageHead title={t(messages.title)} lead={t(messages.description)} />
      {asks && (
        <ClaimsQuestion
          key={`${asks} ${all ?? ''} ${chosen.join()}`}
          act={asks}
          back={query}
          question={question}
          all={all}
          now={now}
        />
      )}
      {undo && <UndoNotice key={undo} id={undo} text={t(messages.undoText)} now={now} />}
      <nav aria-label={t(messages.show)} className={css.filters}>
        {claimViews.map((one) => (
          <ChipLink
            key={one}
            to={withChanges('', { status: one })}
            on={one === view}
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
        isEmpty={shown === 0}
        find={t(isOfCounselors ? messages.findCounselors : messages.find)}
        act={t(messages.search)}
        count={t(isOfCounselors ? messages.counselorCount : messages.count, { count: total })}
        none={noneOf(view, asked.search)}
        kept={{ status: view }}
        file={{
          href: `/admin/claims.csv${withChanges(query, { page: null })}`,
          label: t(messages.file),
        }}
      >
        {view === 'open' || isOfCounselors ? (
          <Selection
            total={total}
            shown={shown}
            query={query}
            most={mostClaims}
            acts={isOfCounselors ? <ConfirmActs /> : <DecideActs />}
          >
            {(formId) =>
              isOfCounselors ? (
                <WaitingCounselors items={counselors} formId={formId} {...rows} />
              ) : (
                <ClaimsTable items={claims} formId={formId} {...rows} />
              )
            }
          </Selection>
        ) : (
          <ClaimsTable items={claims} formId={undefined} {...rows} />
        )}
      </SearchedTable>
      <WaitingChanges changes={changes} zone={zone} now={now} />
      {!isOfCounselors && (
        <DraftColleges
          query={query}
          chosen={chosen}
          zone={zone}
          now={now}
          drafts={drafts.items}
          total={drafts.total}
        />
      )}
    </Wrap>
  );

  function noneOf(which: ClaimView, search: string) {
    if (search !== '') return { title: t(messages.noMatch), text: t(messages.noMatchText) };
    return which === 'counselors'
      ? { title: t(messages.noCounselors), text: t(messages.noCounselorsText) }
      : { title: t(messages.none), text: t(messages.noneText) };
  }
}

const askButton = { type: 'submit', size: 'small', name: 'ask' } as const;

/** The actions on selected requests; each leads to a confirmation. */
function DecideActs() {
  const t = useTranslate();
  return (
    <>
      <Button {...askButton} kind="line" value="approve">
        {t(messages.approveSeveral)}
      </Button>
      <Button {...askButton} kind="dangerLine" value="reject">
        {t(messages.rejectSeveral)}
      </Button>
    </>
  );
}

function ConfirmActs() {
  const t = useTranslate();
  return (
    <Button {...askButton} kind="line" value="confirm">
      {t(messages.confirmSeveral)}
    </Button>
  );
}

interface ClaimsTableProps {
  readonly items: readonly ManagedClaim[];
  readonly asked: TableAsked;
  readonly query: string;
  /** The form of the checkboxes; undefined where nothing can be decided. */
  readonly formId: string | undefined;
  readonly chosen: readonly string[];
  readonly zone: string;
  readonly now: Date;
}

/** Requests to represent a college. */
function ClaimsTable({ items, asked, query, formId, chosen, zone, now }: ClaimsTableProps) {
  const t = useTranslate();
  const by = (key: string) => sortedBy(query, asked, key, 'createdAt');
  return (
    <DataTable
      caption={t(messages.title)}
      columns={[
        { key: 'college', title: t(messages.college), ...by('college') },
        { key: 'who', title: t(messages.who), ...by('name') },
        { key: 'since', title: t(messages.since), ...by('createdAt') },
        ...(formId === undefined ? [] : [{ key: 'decide', title: t(messages.decide) }]),
      ]}
      rows={items.map((claim) => ({
        id: claim.id,
        cells: {
          college: (
            <>
              {formId !== undefined && (
                <Pick
                  id={claim.id}
                  form={formId}
                  label={t(messages.select, {
                    what: t(messages.claimant, {
                      who: claim.name || claim.email,
                      college: claim.collegeName,
                    }),
                  })}
                  checked={chosen.includes(claim.id)}
                />
              )}
              <Link to={`/admin/colleges/${claim.collegeId}/reps`}>{claim.collegeName}</Link>
            </>
          ),
          who: (
            <>
              <Claimant claim={claim} />
              {claim.reason !== null && (
                <p className={decideClaimCss.email}>
                  {t(messages.because, { reason: claim.reason })}
                </p>
              )}
            </>
          ),
          since: <When start={claim.createdAt} zone={zone} now={now.toISOString()} show="day" />,
          decide: <DecideClaim claim={claim} now={now} />,
        },
      }))}
    />
  );
}
