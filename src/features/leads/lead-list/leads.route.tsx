import type { ShouldRevalidateFunction } from 'react-router';
import type { Route } from './+types/leads.route.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Notice } from '../../../ui/layout/notice.tsx';
import { PageHead, Wrap } from '../../../ui/layout/page.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SearchedTable } from '../../../ui/tables/searched-table.tsx';
import { leadsMessages as messages } from './leads.messages.ts';
import { leadFilters, loadLeads, type LeadsData } from './load-leads.ts';
import { saveLeadByForm } from './save-lead-by-form.ts';
import { LeadPanel } from './lead-panel.tsx';
import { LeadTable, ratingNames } from './lead-table.tsx';
import { NoCollege } from '../no-college.tsx';
import css from './leads.module.css';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { When } from '../../../ui/time/when.tsx';
import { leadRatings } from '../lead-choices.ts';
import { optionsOf } from '../../attendees/choice-options.ts';
import { nameSubject } from '../../subjects/name-subject.ts';
import { stateName } from '../../../platform/addresses/state-name.ts';

export const loader = ({ context, url }: Route.LoaderArgs) => loadLeads(context.get(pageCall), url);

/** Saves a part of the open lead. */
export const action = async ({ request, context, url }: Route.ActionArgs) =>
  saveLeadByForm(context.get(pageCall), await request.formData(), `/app/leads${url.search}`);

/** What is refused because a colleague was faster shows what they wrote. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  actionStatus,
  defaultShouldRevalidate,
}) => actionStatus === 400 || defaultShouldRevalidate;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/app/leads`: who shares with the college of a rep, and what its team makes of them. */
export default function Leads({ loaderData }: Route.ComponentProps) {
  const t = useTranslate();
  const { college, isNoOne, exports } = loaderData;
  const isOpen = college?.status === 'active';
  return (
    <Wrap className={css.page}>
      <PageHead
        trail={<Breadcrumbs trail={[{ label: t(messages.home), to: '/app' }]} />}
        title={t(messages.title)}
        lead={isOpen && t(messages.lead, { college: college.name ?? '' })}
      >
        {isOpen && (
          <ButtonLink kind="quiet" to="/app/leads/connections">
            {t(messages.connect)}
          </ButtonLink>
        )}
        {(!isNoOne || exports.length > 0) && (
          <ButtonLink icon="download" to={exportPath(loaderData.asked.fairId)}>
            {t(messages.take)}
          </ButtonLink>
        )}
        {isOpen && (
          <ButtonLink kind="line" to="/app/results">
            {t(messages.results)}
          </ButtonLink>
        )}
      </PageHead>
      {!college && <NoCollege requested={loaderData.requested} />}
      {college && !isOpen && <Notice title={t(messages.notOpen)}>{t(messages.notOpenText)}</Notice>}
      {isOpen && <Students data={loaderData} />}
    </Wrap>
  );
}

const exportPath = (fairId: string): string =>
  `/app/leads/export${fairId === '' ? '' : `?${new URLSearchParams({ fair: fairId })}`}`;

function Students({ data }: { readonly data: LeadsData }) {
  const t = useTranslate();
  const { items, total, asked, query, exports, isNoOne, isOneAsked, opened, zone, now } = data;
  return (
    <>
      <div className={classNames(css.work, isOneAsked && css.withPanel)}>
        {isNoOne ? (
          <EmptyState title={t(messages.noneTitle)}>{t(messages.noneText)}</EmptyState>
        ) : (
          <section aria-label={t(messages.title)}>
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
              <LeadTable
                items={items}
                openId={opened?.id ?? null}
                query={query}
                zone={zone}
                now={now}
              />
            </SearchedTable>
          </section>
        )}
        {isOneAsked && <LeadPanel opened={opened} query={query} zone={zone} now={now} />}
      </div>
      {exports.length > 0 && <PastExports data={data} />}
    </>
  );
}

/** Filters and sort order of students, kept in the address. */
function LeadFilters({ data: { asked, fairs, choices } }: { readonly data: LeadsData }) {
  const t = useTranslate();
  const named = (values: readonly string[], name: (value: string) => string) =>
    values.map((value) => ({ value, label: name(value) }));
  const select = (
    name: string,
    label: string,
    value: string,
    options: readonly { readonly value: string; readonly label: string }[],
  ) => (
    <SelectField
      name={name}
      label={label}
      defaultValue={value}
      empty={t(messages.every)}
      options={options}
    />
  );
  const hidden = leadFilters.filter((name) => name !== 'rating' && name !== 'followUp');
  return (
    <>
      {select('rating', t(messages.filterRating), asked.rating, [
        ...leadRatings.map((value) => ({ value, label: t(ratingNames[value]) })),
        { value: 'none', label: t(messages.unrated) },
      ])}
      {select('followUp', t(messages.filterFollowUp), asked.followUp, [
        { value: 'call', label: t(messages.call) },
        { value: 'email', label: t(messages.email) },
        { value: 'none', label: t(messages.none) },
        { value: 'open', label: t(messages.open) },
      ])}
      <SelectField
        name="sort"
        label={t(messages.order)}
        defaultValue={asked.sort}
        empty={null}
        options={[
          { value: 'name', label: t(messages.byName) },
          { value: 'agreedAt', label: t(messages.byTime) },
          { value: 'interest', label: t(messages.byInterest) },
          { value: 'grade', label: t(messages.byGrade) },
        ]}
      />
      <div className={css.more}>
        <Disclosure
          title={t(messages.more)}
          open={asked.fairId !== '' || hidden.some((name) => asked[name] !== '')}
        >
          <div className={css.filters}>
            {fairs.length > 0 &&
              select(
                'fair',
                t(messages.fair),
                asked.fairId,
                fairs.map(({ id, name, count }) => ({
                  value: id,
                  label: t(messages.fairOption, { fair: name, count }),
                })),
              )}
            {select('grade', t(messages.filterGrade), asked.grade, optionsOf(t, choices.grades))}
            {select(
              'subject',
              t(messages.filterSubject),
              asked.subject,
              named(choices.subjects, (title) => nameSubject(t, title)),
            )}
            {select(
              'state',
              t(messages.filterState),
              asked.state,
              named(choices.states, (code) => stateName(t, code)),
            )}
            {select('start', t(messages.filterStart), asked.start, optionsOf(t, choices.starts))}
          </div>
        </Disclosure>
      </div>
    </>
  );
}

/** What was taken out, by whom, when. */
function PastExports({ data: { exports, zone, now } }: { readonly data: LeadsData }) {
  const t = useTranslate();
  return (
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
            ].join('\u00a0· ')}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
