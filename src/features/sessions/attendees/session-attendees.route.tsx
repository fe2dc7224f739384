import type { Route } from './+types/session-attendees.route.ts';
import { attendeeTypes } from '../../attendees/attendee-choices.ts';
import { optionsOf } from '../../attendees/choice-options.ts';
import { stateName } from '../../../platform/addresses/state-name.ts';
import { adminFairsMessages } from '../../fairs/admin-fairs.messages.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { DataTable, RowLink } from '../../../ui/tables/data-table.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SearchedTable } from '../../../ui/tables/searched-table.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { sortedBy } from '../../../ui/tables/table-address.ts';
import { When } from '../../../ui/time/when.tsx';
import { fairParameter, openSessionFair, sessionPage } from '../open-session-fair.ts';
import { sessionAttendeesQuery, sessionCountsQuery } from './attendees-queries.ts';
import { readAttendeeFilters, type attendeeSorts } from './read-attendee-filters.ts';
import { SessionFigures } from './session-figures.tsx';
import { attendeesMessages as messages } from './session-attendees.messages.ts';
import css from './session-attendees.module.css';

const typeNames = {
  student: adminFairsMessages.student,
  parent: adminFairsMessages.parent,
  counselor: adminFairsMessages.counselor,
} as const;
const isType = (type: string): type is keyof typeof typeNames => Object.hasOwn(typeNames, type);

const noAttendees = { items: [], total: 0 };
const nothing = { registered: 0, joined: 0, states: [], grades: [], sessions: [] };

export async function loader({ context, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const fair = await openSessionFair(call, url);
  const { asked, filters } = readAttendeeFilters(url.searchParams);
  const [{ sessionAttendees }, { sessionCounts }] = fair
    ? await Promise.all([
        call.query(sessionAttendeesQuery, { fairId: fair.id, ...asked, ...filters }),
        call.query(sessionCountsQuery, { fairId: fair.id }),
      ])
    : [{ sessionAttendees: noAttendees }, { sessionCounts: nothing }];
  const title = translatorFor(call.locale)(messages.title);
  const meta = pageMeta({
    ...call,
    title: fair ? `${title}, ${fair.name}` : title,
    description: title,
    path: url.pathname,
    noindex: true,
  });
  return {
    ...sessionAttendees,
    counts: sessionCounts ?? nothing,
    meta,
    fair,
    asked,
    filters,
    query: url.search,
    now: call.now.toISOString(),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/app/fairs/6x6/attendees`: the attendees of each session of a 6x6 fair. */
export default function SessionAttendees({ loaderData }: Route.ComponentProps) {
  const { items, total, counts, fair, asked, filters, query, now } = loaderData;
  const t = useTranslate();
  if (fair === null) return null;
  const by = (key: (typeof attendeeSorts)[number]) => sortedBy(query, asked, key, 'name');
  const file = new URLSearchParams(query);
  file.set(fairParameter, fair.slug);
  file.delete('page');
  const isNarrow = asked.search !== '' || Object.values(filters).some((one) => one !== null);
  const label = isNarrow ? t(messages.theseAsCsv, { count: total }) : t(messages.allAsCsv);
  return (
    <section aria-label={t(messages.title)}>
      <SessionFigures counts={counts} slug={fair.slug} zone={fair.timeZone} now={now} />
      <SearchedTable
        asked={asked}
        query={query}
        total={total}
        kept={{ [fairParameter]: fair.slug }}
        isEmpty={items.length === 0}
        find={t(messages.find)}
        act={t(messages.search)}
        fields={
          <>
            <SelectField
              name="session"
              label={t(messages.sessions)}
              empty={t(messages.anySession)}
              defaultValue={filters.session === null ? '' : String(filters.session)}
              options={[
                ...counts.sessions.map(({ number, title }) => ({
                  value: String(number),
                  label: `${number}. ${title}`,
                })),
                { value: '0', label: t(messages.noSession) },
              ]}
            />
            <SelectField
              name="joined"
              label={t(messages.joinedOrNot)}
              empty={t(messages.joinedOrNot)}
              defaultValue={filters.joined === null ? '' : filters.joined ? 'yes' : 'no'}
              options={[
                { value: 'yes', label: t(messages.yes) },
                { value: 'no', label: t(messages.no) },
              ]}
            />
            <SelectField
              name="type"
              label={t(messages.type)}
              empty={t(messages.anyType)}
              defaultValue={filters.attendeeType ?? ''}
              options={attendeeTypes.map((type) => ({ value: type, label: t(typeNames[type]) }))}
            />
            {counts.states.length > 0 && (
              <SelectField
                name="state"
                label={t(messages.state)}
                empty={t(messages.anyState)}
                defaultValue={filters.state ?? ''}
                options={counts.states.map((value) => ({ value, label: stateName(t, value) }))}
              />
            )}
            {counts.grades.length > 0 && (
              <SelectField
                name="grade"
                label={t(messages.grade)}
                empty={t(messages.anyGrade)}
                defaultValue={filters.grade ?? ''}
                options={optionsOf(t, counts.grades)}
              />
            )}
          </>
        }
        count={t(messages.count, { count: total })}
        none={{ title: t(messages.none), text: t(messages.noneText) }}
        file={{ href: `/app/fairs/6x6/attendees.csv?${file}`, label }}
      >
        <DataTable
          caption={t(messages.title)}
          columns={[
            { key: 'name', title: t(messages.person), ...by('name') },
            { key: 'type', title: t(messages.type), ...by('attendeeType') },
            { key: 'school', title: t(messages.school), ...by('schoolName') },
            { key: 'sessions', title: t(messages.chosen) },
            { key: 'joined', title: t(messages.joined) },
            { key: 'since', title: t(messages.since), ...by('createdAt') },
          ]}
          rows={items.map((one) => ({
            id: one.id,
            cells: {
              name: (
                <>
                  <RowLink to={sessionPage(`attendees/${one.id}`, fair.slug)}>
                    {one.firstName} {one.lastName}
                  </RowLink>
                  <span className={css.second}>{one.email}</span>
                </>
              ),
              type: isType(one.attendeeType) ? t(typeNames[one.attendeeType]) : one.attendeeType,
              school: (
                <>
                  {one.schoolName}
                  <span className={css.second}>
                    {[one.schoolGrade, one.state].filter(Boolean).join(', ')}
                  </span>
                </>
              ),
              sessions: one.attending.join(', ') || '–',
              joined: one.joined.join(', ') || '–',
              since: <When start={one.createdAt} zone={fair.timeZone} now={now} show="day" />,
            },
          }))}
        />
      </SearchedTable>
    </section>
  );
}
