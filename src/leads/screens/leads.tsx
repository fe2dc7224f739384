import type { Route } from './+types/leads.ts';
import { pageCall } from '../../platform/pages/page-call.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHead, Section, Wrap } from '../../ui/page.tsx';
import { useSay } from '../../ui/say.tsx';
import { SearchedTable } from '../../ui/searched-table.tsx';
import { leadsWords as said } from '../leads.words.ts';
import { loadLeads, type LeadsData } from '../load-leads.ts';
import { LeadCard } from '../parts/lead-card.tsx';
import { LeadFilters } from '../parts/lead-filters.tsx';
import { TakeList } from '../parts/take-list.tsx';
import css from '../parts/leads.module.css';

export const loader = ({ context, url }: Route.LoaderArgs) => loadLeads(context.get(pageCall), url);

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/app/leads`: who shares with the college of a rep, and what; and the list to take along. */
export default function Leads({ loaderData }: Route.ComponentProps) {
  const say = useSay();
  const { college } = loaderData;
  const isOpen = college?.status === 'active';
  return (
    <Wrap className={css.page}>
      <PageHead
        trail={<Breadcrumbs trail={[{ label: say(said.home), to: '/app' }]} />}
        title={say(said.title)}
        lead={isOpen && say(said.lead, { college: college.name ?? '' })}
      >
        {loaderData.items.length > 0 && (
          <ButtonLink kind="line" icon="download" to="#take">
            {say(said.take)}
          </ButtonLink>
        )}
        {isOpen && (
          <ButtonLink kind="line" to="/app/results">
            {say(said.results)}
          </ButtonLink>
        )}
      </PageHead>
      {!college && (
        <Notice
          kind="warning"
          title={say(said.noCollege)}
          action={<ButtonLink to="/app/setup">{say(said.noCollegeDo)}</ButtonLink>}
        >
          {say(said.noCollegeText)}
        </Notice>
      )}
      {college && !isOpen && <Notice title={say(said.notOpen)}>{say(said.notOpenText)}</Notice>}
      {isOpen && <Students data={loaderData} />}
    </Wrap>
  );
}

function Students({ data }: { readonly data: LeadsData }) {
  const say = useSay();
  const { items, total, asked, query, exports } = data;
  const isFiltered = asked.search !== '' || asked.fairId !== '';
  const isNobody = total === 0 && !isFiltered;
  return (
    <>
      {isNobody ? (
        <EmptyState title={say(said.noneTitle)}>{say(said.noneText)}</EmptyState>
      ) : (
        <section aria-label={say(said.students)}>
          <SearchedTable
            asked={{ ...asked, sort: null, descending: false }}
            query={query}
            total={total}
            isEmpty={items.length === 0}
            find={say(said.find)}
            act={say(said.show)}
            fields={<LeadFilters data={data} />}
            count={say(said.count, { count: total })}
            none={{ title: say(said.noneFound), text: say(said.noneFoundText) }}
          >
            <ul role="list" className={css.leads}>
              {items.map((lead) => (
                <LeadCard key={lead.id} lead={lead} zone={data.zone} now={data.now} />
              ))}
            </ul>
          </SearchedTable>
        </section>
      )}
      {(!isNobody || exports.length > 0) && (
        <Section id="take" title={say(said.take)}>
          <TakeList data={data} />
        </Section>
      )}
    </>
  );
}
