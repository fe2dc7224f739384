import type { Route } from './+types/leads.route.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import { ButtonLink, Button } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Notice } from '../../../ui/layout/notice.tsx';
import { PageHead, Section, Wrap } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SearchedTable } from '../../../ui/tables/searched-table.tsx';
import { leadsMessages as messages } from './leads.messages.ts';
import { loadLeads, type LeadsData } from './load-leads.ts';
import { LeadCard } from './lead-card.tsx';
import css from './leads.module.css';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { When } from '../../../ui/time/when.tsx';

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
        {isOpen && (
          <ButtonLink kind="line" to="/app/leads/connections">
            {t(messages.connect)}
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
  const isNoOne = total === 0 && !isFiltered;
  return (
    <>
      {isNoOne ? (
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
      {(!isNoOne || exports.length > 0) && (
        <Section id="take" title={t(messages.take)}>
          <TakeList data={data} />
        </Section>
      )}
    </>
  );
}

/** Filters and sort order of students, kept in the address. */
function LeadFilters({ data: { asked, fairs } }: { readonly data: LeadsData }) {
  const t = useTranslate();
  return (
    <>
      {fairs.length > 0 && (
        <SelectField
          name="fair"
          label={t(messages.fair)}
          defaultValue={asked.fairId}
          empty={t(messages.everyFair)}
          options={fairs.map(({ id, name, count }) => ({
            value: id,
            label: t(messages.fairOption, { fair: name, count }),
          }))}
        />
      )}
      <SelectField
        name="sort"
        label={t(messages.order)}
        defaultValue={asked.sort}
        empty={null}
        options={[
          { value: 'name', label: t(messages.byName) },
          { value: 'agreedAt', label: t(messages.byTime) },
        ]}
      />
    </>
  );
}

/** The list as a file, a note on those who stopped sharing, and past exports. */
function TakeList({ data: { asked, exports, zone, now } }: { readonly data: LeadsData }) {
  const t = useTranslate();
  return (
    <Card className={css.take}>
      <p>{asked.fair ? t(messages.takeFairText, { fair: asked.fair }) : t(messages.takeText)}</p>
      <p>{t(messages.takeGone)}</p>
      {/* A plain form: the browser saves the response. */}
      <form method="post" action="/app/leads/list.csv">
        {asked.fair && <input type="hidden" name="fairId" value={asked.fairId} />}
        <Button type="submit" icon="download">
          {t(messages.download)}
        </Button>
      </form>
      {exports.length > 0 && (
        <Disclosure title={t(messages.lists)}>
          <ul role="list" className={css.lists}>
            {exports.map(({ id, at, by, byOrganizer, fairName, listed, gone }) => (
              <li key={id}>
                <b>
                  <When start={at} zone={zone} now={now} />
                </b>{' '}
                {[
                  t(messages.listBy, {
                    who: by ?? t(byOrganizer ? messages.organizer : messages.formerRep),
                  }),
                  ...(fairName === null ? [] : [fairName]),
                  t(messages.listOf, { listed }),
                  ...(gone === 0 ? [] : [t(messages.listGone, { gone })]),
                ].join(' · ')}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </Card>
  );
}
