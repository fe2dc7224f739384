import type { Route } from './+types/leads.route.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Notice } from '../../../ui/layout/notice.tsx';
import { PageHead, Section, Wrap } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SearchedTable } from '../../../ui/tables/searched-table.tsx';
import { leadsMessages as messages } from './leads.messages.ts';
import { loadLeads, type LeadsData } from './load-leads.ts';
import { LeadCard } from './lead-card.tsx';
import { LeadFilters } from './lead-filters.tsx';
import { TakeList } from './take-list.tsx';
import css from './leads.module.css';

export const loader = ({ context, url }: Route.LoaderArgs) => loadLeads(context.get(pageCall), url);

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/app/leads`: who shares with the college of a rep, and what; and the list to download. */
export default function Leads({ loaderData }: Route.ComponentProps) {
  const t = useTranslate();
  const { college } = loaderData;
  const isOpen = college?.status === 'active';
  return (
    <Wrap className={css.page}>
      <PageHead
        trail={<Breadcrumbs trail={[{ label: t(messages.home), to: '/app' }]} />}
        title={t(messages.title)}
        lead={isOpen && t(messages.lead, { college: college.name ?? '' })}
      >
        {loaderData.items.length > 0 && (
          <ButtonLink kind="line" icon="download" to="#take">
            {t(messages.take)}
          </ButtonLink>
        )}
        {isOpen && (
          <ButtonLink kind="line" to="/app/results">
            {t(messages.results)}
          </ButtonLink>
        )}
      </PageHead>
      {!college && (
        <Notice
          kind="warning"
          title={t(messages.noCollege)}
          action={<ButtonLink to="/app/setup">{t(messages.noCollegeDo)}</ButtonLink>}
        >
          {t(messages.noCollegeText)}
        </Notice>
      )}
      {college && !isOpen && <Notice title={t(messages.notOpen)}>{t(messages.notOpenText)}</Notice>}
      {isOpen && <Students data={loaderData} />}
    </Wrap>
  );
}

function Students({ data }: { readonly data: LeadsData }) {
  const t = useTranslate();
  const { items, total, asked, query, exports } = data;
  const isFiltered = asked.search !== '' || asked.fairId !== '';
  const isNobody = total === 0 && !isFiltered;
  return (
    <>
      {isNobody ? (
        <EmptyState title={t(messages.noneTitle)}>{t(messages.noneText)}</EmptyState>
      ) : (
        <section aria-label={t(messages.students)}>
          <SearchedTable
            asked={{ ...asked, sort: null, descending: false }}
            query={query}
            total={total}
            isEmpty={items.length === 0}
            find={t(messages.find)}
            act={t(messages.show)}
            fields={<LeadFilters data={data} />}
            count={t(messages.count, { count: total })}
            none={{ title: t(messages.noneFound), text: t(messages.noneFoundText) }}
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
        <Section id="take" title={t(messages.take)}>
          <TakeList data={data} />
        </Section>
      )}
    </>
  );
}
