import type { Route } from './+types/session-attendees.ts';
import { attendeeTypes } from '../../attendees/attendee-choices.ts';
import { adminFairsWords } from '../../fairs/admin-fairs.words.ts';
import { pageCall } from '../../platform/pages/page-call.ts';
import { pageMeta } from '../../platform/pages/page-meta.ts';
import { speak } from '../../platform/words/speak.ts';
import { DataTable, RowLink } from '../../ui/data-table.tsx';
import { useSay } from '../../ui/say.tsx';
import { SearchedTable } from '../../ui/searched-table.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { sortedBy } from '../../ui/table-address.ts';
import { When } from '../../ui/when.tsx';
import { fairParameter, openSessionFair, sessionPage } from '../open-session-fair.ts';
import { sessionAttendeesQuery, sessionCountsQuery } from './attendees-queries.ts';
import { readAttendeeFilters, type attendeeSorts } from './read-attendee-filters.ts';
import { SessionFigures } from './session-figures.tsx';
import { attendeesWords as said } from './session-attendees.words.ts';
import css from './session-attendees.module.css';

const typeNames = {
  student: adminFairsWords.student,
  parent: adminFairsWords.parent,
  counselor: adminFairsWords.counselor,
} as const;
const isType = (type: string): type is keyof typeof typeNames => Object.hasOwn(typeNames, type);

const noOne = { items: [], total: 0 };
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
    : [{ sessionAttendees: noOne }, { sessionCounts: nothing }];
  const title = speak(call.locale)(said.title);
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

/** `/app/fairs/6x6/attendees`: who comes to which session of a 6x6 fair. */
export default function SessionAttendees({ loaderData }: Route.ComponentProps) {
  const { items, total, counts, fair, asked, filters, query, now } = loaderData;
  const say = useSay();
  if (fair === null) return null;
  const by = (key: (typeof attendeeSorts)[number]) => sortedBy(query, asked, key, 'name');
  const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
  const file = new URLSearchParams(query);
  file.set(fairParameter, fair.slug);
  file.delete('page');
  const isNarrow = asked.search !== '' || Object.values(filters).some((one) => one !== null);
  const label = isNarrow ? say(said.theseAsCsv, { count: total }) : say(said.allAsCsv);
  return (
    <section aria-label={say(said.title)}>
      <SessionFigures counts={counts} slug={fair.slug} zone={fair.timeZone} now={now} />
      <SearchedTable
        {...{ asked, query, total }}
        kept={{ [fairParameter]: fair.slug }}
        isEmpty={items.length === 0}
        find={say(said.find)}
        act={say(said.search)}
        fields={
          <>
            <SelectField
              name="session"
              label={say(said.sessions)}
              empty={say(said.anySession)}
              defaultValue={filters.session === null ? '' : String(filters.session)}
              options={[
                ...counts.sessions.map(({ number, title }) => ({
                  value: String(number),
                  label: `${number}. ${title}`,
                })),
                { value: '0', label: say(said.noSession) },
              ]}
            />
            <SelectField
              name="joined"
              label={say(said.joinedOrNot)}
              empty={say(said.joinedOrNot)}
              defaultValue={filters.joined === null ? '' : filters.joined ? 'yes' : 'no'}
              options={[
                { value: 'yes', label: say(said.yes) },
                { value: 'no', label: say(said.no) },
              ]}
            />
            <SelectField
              name="type"
              label={say(said.type)}
              empty={say(said.anyType)}
              defaultValue={filters.attendeeType ?? ''}
              options={attendeeTypes.map((type) => ({ value: type, label: say(typeNames[type]) }))}
            />
            {counts.states.length > 0 && (
              <SelectField
                name="state"
                label={say(said.state)}
                empty={say(said.anyState)}
                defaultValue={filters.state ?? ''}
                options={asOptions(counts.states)}
              />
            )}
            {counts.grades.length > 0 && (
              <SelectField
                name="grade"
                label={say(said.grade)}
                empty={say(said.anyGrade)}
                defaultValue={filters.grade ?? ''}
                options={asOptions(counts.grades)}
              />
            )}
          </>
        }
        count={say(said.count, { count: total })}
        none={{ title: say(said.none), text: say(said.noneText) }}
        file={{ href: `/app/fairs/6x6/attendees.csv?${file}`, label }}
      >
        <DataTable
          caption={say(said.title)}
          columns={[
            { key: 'name', title: say(said.person), ...by('name') },
            { key: 'type', title: say(said.type), ...by('attendeeType') },
            { key: 'school', title: say(said.school), ...by('schoolName') },
            { key: 'sessions', title: say(said.chosen) },
            { key: 'joined', title: say(said.joined) },
            { key: 'since', title: say(said.since), ...by('createdAt') },
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
              type: isType(one.attendeeType) ? say(typeNames[one.attendeeType]) : one.attendeeType,
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
