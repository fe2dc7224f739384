import { Link, redirect, redirectDocument } from 'react-router';
import type { Route } from './+types/attendees.route.ts';
import { chosenIds, idsIn } from '../../../platform/pages/matching-ids.ts';
import { leadTo } from '../../../platform/pages/lead-to.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { ButtonGroup } from '../../../ui/buttons/button-group.tsx';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { CsvButton } from '../../../ui/tables/csv-button.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SearchedTable } from '../../../ui/tables/searched-table.tsx';
import { selectMatchingMessages as matching } from '../../../ui/tables/select-matching.messages.ts';
import { NothingChosen, Pick, Selection } from '../../../ui/tables/selection.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import {
  readTable,
  selectionOf,
  sortedBy,
  withChanges,
  withoutSelection,
} from '../../../ui/tables/table-address.ts';
import { When } from '../../../ui/time/when.tsx';
import { adminFairsMessages } from '../../fairs/admin-fairs.messages.ts';
import { stateNames } from '../../../platform/addresses/states.ts';
import { stateName } from '../../../platform/addresses/state-name.ts';
import { schoolGrades } from '../attendee-choices.ts';
import { optionsOf } from '../choice-options.ts';
import { cancelByForm, mostAttendees, resendByForm } from '../admin-attendee/act-by-form.ts';
import { attendeeMessages } from '../admin-attendee/attendee.messages.ts';
import { attendeeSorts, isNarrowed, readAttendeeFilter } from './attendee-filter.ts';
import { managedAttendees } from './attendees-query.ts';
import { CancelQuestion, ResendQuestion } from '../admin-attendee/cancel-question.tsx';
import { attendeesMessages } from './attendees.messages.ts';
import css from './attendees.module.css';

const allMessages = { ...adminFairsMessages, ...attendeesMessages, one: attendeeMessages };
const kinds = {
  student: allMessages.student,
  parent: allMessages.parent,
  counselor: allMessages.counselor,
};
const isKind = (kind: string): kind is keyof typeof kinds => Object.hasOwn(kinds, kind);

export async function loader({ context, params: { fairId }, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const tableParams = readTable(url.searchParams, attendeeSorts);
  const filter = readAttendeeFilter(url.searchParams);
  const { manageAttendees } = await call.query(managedAttendees, {
    fairId,
    ...filter,
    ...tableParams,
  });
  const zone = call.zone ?? 'UTC';
  const title = translatorFor(call.locale)(allMessages.attendees);
  const path = `/admin/fairs/${fairId}/attendees`;
  const meta = pageMeta({ ...call, title, description: title, path });
  return {
    ...manageAttendees,
    meta,
    asked: tableParams,
    zone,
    fairId,
    filter,
    query: url.search,
    now: call.now.toISOString(),
    chosen: idsIn(url.searchParams.getAll('id')),
    isAll: url.searchParams.has('all') && manageAttendees.total <= mostAttendees,
    asks: (['cancel', 'resend'] as const).find((one) => one === url.searchParams.get('ask')),
  };
}

export async function action({ request, context, params: { fairId }, url }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const form = await request.formData();
  const to = `${url.pathname}${withChanges(url.search, { ask: null, all: null, id: null })}`;
  const intent = form.get('intent');
  const file = intent === 'csv' && selectionOf(form, url.search);
  if (file) return redirectDocument(`${url.pathname}.csv?${file}`);
  if (intent !== 'cancel' && intent !== 'resend')
    return leadTo(to, {
      type: 'info',
      message: translatorFor(call.locale)(allMessages.one.chooseFirst),
    });
  const asksAgain = `${url.pathname}${withChanges(url.search, { ask: intent, all: '1', id: null })}`;
  // The button below the table, with the box for all matches: it asks for confirmation.
  if (form.get('all') === '1' && intent === 'resend') return redirect(asksAgain);
  const read = async (page: number) => {
    const filter = {
      ...readAttendeeFilter(url.searchParams),
      ...readTable(url.searchParams, attendeeSorts),
    };
    const variables = { fairId, ...filter, page, limit: 1000 };
    return (await call.query(managedAttendees, variables)).manageAttendees;
  };
  const chosen = await chosenIds(form, read, mostAttendees);
  if ('count' in chosen) {
    const message = translatorFor(call.locale)(matching.changed, { count: chosen.count });
    return leadTo(asksAgain, { type: 'warning', message });
  }
  const act = intent === 'cancel' ? cancelByForm : resendByForm;
  return act(call, form, to, chosen.ids);
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/admin/fairs/{fairId}/attendees`: registered people. */
export default function AdminFairAttendees({ loaderData }: Route.ComponentProps) {
  const { items, total, asked, zone, now, fairId, filter, chosen, isAll, asks } = loaderData;
  const query = withoutSelection(loaderData.query);
  const t = useTranslate();
  const by = (key: (typeof attendeeSorts)[number]) => sortedBy(query, asked, key, 'name');
  const hasSessions = items.some(({ attending }) => attending && attending.length > 0);
  const picked = isAll ? items.slice(0, 10) : items.filter(({ id }) => chosen.includes(id));
  const isNarrow = isNarrowed({ ...filter, ...asked });
  const hasNone = !isNarrow && total === 0;
  const add = (
    <ButtonLink to={`/admin/fairs/${fairId}/attendees/new`} kind="line" icon="plus">
      {t(allMessages.one.add)}
    </ButtonLink>
  );
  const Question = asks === 'resend' ? ResendQuestion : CancelQuestion;
  return (
    <section aria-label={t(allMessages.attendees)}>
      {asks && picked.length === 0 && <NothingChosen />}
      {asks && picked.length > 0 && (
        <Question
          key={`${asks} ${isAll} ${chosen.join()}`}
          people={picked}
          all={isAll ? total : null}
          back={query}
          now={new Date(now)}
        />
      )}
      {!hasNone && <div className={css.acts}>{add}</div>}
      <SearchedTable
        asked={asked}
        query={query}
        total={total}
        isEmpty={items.length === 0}
        find={t(allMessages.findPeople)}
        act={t(allMessages.search)}
        count={t(allMessages.peopleCount, { count: total })}
        fields={<Filters filter={filter} />}
        none={
          isNarrow
            ? { title: t(allMessages.noMatch), text: t(allMessages.noMatchText) }
            : {
                title: t(allMessages.noAttendees),
                text: t(allMessages.noAttendeesText),
                action: (
                  <ButtonGroup>
                    <ButtonLink to={`/admin/campaigns/email/new?fair=${fairId}`} icon="mail">
                      {t(allMessages.invite)}
                    </ButtonLink>
                    {add}
                  </ButtonGroup>
                ),
              }
        }
        file={{
          href: `/admin/fairs/${fairId}/attendees.csv${withChanges(query, { page: null })}`,
          label: isNarrow ? t(allMessages.theseAsCsv, { count: total }) : t(allMessages.allAsCsv),
        }}
      >
        <Selection
          total={total}
          query={query}
          shown={items.length}
          most={mostAttendees}
          acts={
            <>
              <Button
                type="submit"
                kind="line"
                size="small"
                formMethod="post"
                formAction={`/admin/fairs/${fairId}/attendees${query}`}
                name="intent"
                value="resend"
              >
                {t(allMessages.one.resend)}
              </Button>
              <Button type="submit" kind="dangerLine" size="small" name="ask" value="cancel">
                {t(allMessages.one.cancel)}
              </Button>
              <CsvButton action={`/admin/fairs/${fairId}/attendees${query}`}>
                {t(allMessages.csv)}
              </CsvButton>
            </>
          }
        >
          {(form) => (
            <DataTable
              caption={t(allMessages.attendees)}
              columns={[
                { key: 'name', title: t(allMessages.person), ...by('name') },
                { key: 'kind', title: t(allMessages.kind), ...by('attendeeType') },
                { key: 'school', title: t(allMessages.school), ...by('schoolName') },
                { key: 'state', title: t(allMessages.homeState), ...by('state') },
                ...(hasSessions ? [{ key: 'sessions', title: t(allMessages.sessions) }] : []),
                { key: 'came', title: t(allMessages.cameHead) },
                { key: 'since', title: t(allMessages.since), ...by('createdAt') },
              ]}
              rows={items.map((person) => ({
                id: person.id,
                cells: {
                  name: (
                    <>
                      <Pick
                        id={person.id}
                        form={form}
                        label={t(allMessages.one.select, {
                          name: `${person.firstName} ${person.lastName}`,
                        })}
                        checked={chosen.includes(person.id)}
                      />
                      <Link to={`/admin/fairs/${fairId}/attendees/${person.id}`}>
                        {person.firstName} {person.lastName}
                      </Link>
                      <span className={css.second}>{person.email}</span>
                    </>
                  ),
                  kind: isKind(person.attendeeType)
                    ? t(kinds[person.attendeeType])
                    : person.attendeeType,
                  school: (
                    <>
                      {person.schoolName}
                      {person.schoolGrade !== null && (
                        <span className={css.second}>
                          {optionsOf(t, [person.schoolGrade])[0]?.label}
                        </span>
                      )}
                    </>
                  ),
                  state: person.state,
                  sessions: person.attending?.join(', '),
                  came: person.enteredAt === null ? '' : t(allMessages.yes),
                  since: <When start={person.createdAt} zone={zone} now={now} />,
                },
              }))}
            />
          )}
        </Selection>
      </SearchedTable>
    </section>
  );
}

type Filter = ReturnType<typeof readAttendeeFilter>;

/** The filters of the table. */
function Filters({ filter }: { readonly filter: Filter }) {
  const t = useTranslate();
  const { attendeeType, state, schoolGrade, came } = filter;
  return (
    <>
      <SelectField
        name="type"
        label={t(allMessages.kind)}
        empty={t(allMessages.anyone)}
        defaultValue={attendeeType ?? ''}
        options={Object.entries(kinds).map(([value, words]) => ({ value, label: t(words) }))}
      />
      <SelectField
        name="state"
        label={t(allMessages.homeState)}
        empty={t(allMessages.anyState)}
        defaultValue={state ?? ''}
        options={[...stateNames.keys()].map((value) => ({ value, label: stateName(t, value) }))}
      />
      <SelectField
        name="grade"
        label={t(allMessages.grade)}
        empty={t(allMessages.anyGrade)}
        defaultValue={schoolGrade ?? ''}
        options={optionsOf(t, schoolGrades)}
      />
      <SelectField
        name="came"
        label={t(allMessages.cameHead)}
        empty={t(allMessages.cameOrNot)}
        defaultValue={came === null ? '' : came ? 'yes' : 'no'}
        options={[
          { value: 'yes', label: t(allMessages.cameYes) },
          { value: 'no', label: t(allMessages.cameNo) },
        ]}
      />
    </>
  );
}
