import { Link } from 'react-router';
import type { Route } from './+types/audit-log.ts';
import { pageCall } from '../../platform/pages/page-call.ts';
import { pageMeta } from '../../platform/pages/page-meta.ts';
import { speak } from '../../platform/words/speak.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { PageHead, Wrap } from '../../ui/page.tsx';
import { useSay } from '../../ui/say.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { withChanges } from '../../ui/table-address.ts';
import { TextField } from '../../ui/text-field.tsx';
import { When } from '../../ui/when.tsx';
import { auditSubjects, readAuditAddress } from './audit-address.ts';
import { auditLogWords as said } from './audit-log.words.ts';
import { auditEntries } from './audit-queries.ts';
import css from './audit-log.module.css';
import { recordPath } from './record-path.ts';
import { sayEntry } from './say-entry.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const zone = call.zone ?? 'UTC';
  const { days, ...asked } = readAuditAddress(url.searchParams, zone);
  const nextToken = url.searchParams.get('next');
  const { listAuditEntries: page } = await call.query(auditEntries, {
    ...{ ...asked, limit: 25, nextToken },
  });
  const say = speak(call.locale);
  return {
    items: page.items.map((entry) => ({
      id: entry.id,
      at: entry.at,
      by: entry.by ?? say(isByCommand(entry.details) ? said.command : said.gone),
      what: sayEntry(say, entry),
      to: recordPath(entry),
    })),
    nextToken: page.nextToken,
    ...{ search: asked.search, subject: asked.subject, days, zone, now: call.now.toISOString() },
    isFirst: nextToken === null,
    query: url.search,
    meta: pageMeta({
      ...call,
      title: say(said.title),
      description: say(said.description),
      path: '/admin/audit',
    }),
  };
}

const isByCommand = (details: unknown): boolean =>
  typeof details === 'object' && details !== null && 'by' in details && details.by === 'command';

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/admin/audit`: what admins and coordinators did, page by page. */
export default function AuditLog({ loaderData }: Route.ComponentProps) {
  const { items, nextToken, search, subject, days, isFirst, query, zone, now } = loaderData;
  const say = useSay();
  const isFiltered = search !== '' || subject !== null || days.from !== null || days.until !== null;
  return (
    <Wrap>
      <PageHead title={say(said.title)} lead={say(said.description)}>
        <ButtonAnchor
          href={`/admin/audit.csv${withChanges(query, { next: null })}`}
          kind="line"
          icon="download"
          download
        >
          {say(said.file)}
        </ButtonAnchor>
      </PageHead>
      <FilterBar act={say(said.search)} label={say(said.find)}>
        <TextField type="search" name="q" label={say(said.find)} defaultValue={search} />
        <SelectField
          name="about"
          label={say(said.subject)}
          empty={say(said.anySubject)}
          defaultValue={subject ?? ''}
          options={auditSubjects.map((value) => ({ value, label: say(said[value]) }))}
        />
        <TextField type="date" name="since" label={say(said.from)} defaultValue={days.from ?? ''} />
        <TextField
          type="date"
          name="until"
          label={say(said.until)}
          defaultValue={days.until ?? ''}
        />
      </FilterBar>
      <p className={css.lead}>{say(said.lead)}</p>
      {items.length === 0 ? (
        <EmptyState title={say(isFiltered ? said.none : said.empty)}>
          {say(isFiltered ? said.noneText : said.emptyText)}
        </EmptyState>
      ) : (
        <DataTable
          caption={say(said.title)}
          columns={[
            { key: 'what', title: say(said.what) },
            { key: 'who', title: say(said.who) },
            { key: 'when', title: say(said.when) },
          ]}
          rows={items.map(({ id, at, by, what, to }) => ({
            id,
            cells: {
              what: to === null ? what : <Link to={to}>{what}</Link>,
              who: by,
              when: <When start={at} zone={zone} now={now} />,
            },
          }))}
        />
      )}
      <p className={css.pages}>
        {!isFirst && (
          <Link to={withChanges(query, { next: null })} rel="first">
            {say(said.first)}
          </Link>
        )}
        {nextToken !== null && (
          <Link to={withChanges(query, { next: nextToken })} rel="next">
            {say(said.next)}
          </Link>
        )}
      </p>
    </Wrap>
  );
}
