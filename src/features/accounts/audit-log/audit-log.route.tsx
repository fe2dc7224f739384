import { Link } from 'react-router';
import type { Route } from './+types/audit-log.route.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { ButtonAnchor } from '../../../ui/buttons/button.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { FilterBar } from '../../../ui/tables/filter-bar.tsx';
import { PageHead, Wrap } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { withChanges } from '../../../ui/tables/table-address.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { When } from '../../../ui/time/when.tsx';
import { auditSubjects, readAuditAddress } from './audit-address.ts';
import { auditLogMessages as messages } from './audit-log.messages.ts';
import { auditEntries } from './audit-queries.ts';
import css from './audit-log.module.css';
import { describeEntry } from './describe-entry.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const zone = call.zone ?? 'UTC';
  const { days, ...asked } = readAuditAddress(url.searchParams, zone);
  const nextToken = url.searchParams.get('next');
  const { listAuditEntries: page } = await call.query(auditEntries, {
    ...asked,
    limit: 25,
    nextToken,
  });
  const t = translatorFor(call.locale);
  return {
    items: page.items.map((entry) => ({
      id: entry.id,
      at: entry.at,
      by: entry.by ?? t(isByCommand(entry.details) ? messages.command : messages.gone),
      what: describeEntry(t, call.locale, entry),
      to: recordPath(entry),
    })),
    nextToken: page.nextToken,
    search: asked.search,
    subject: asked.subject,
    days,
    zone,
    now: call.now.toISOString(),
    isFirst: nextToken === null,
    query: url.search,
    meta: pageMeta({
      ...call,
      title: t(messages.title),
      description: t(messages.description),
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
  const t = useTranslate();
  const isFiltered = search !== '' || subject !== null || days.from !== null || days.until !== null;
  const isEmpty = items.length === 0 && isFirst && !isFiltered;
  return (
    <Wrap>
      <PageHead title={t(messages.title)} lead={t(messages.description)}>
        <ButtonAnchor
          href={`/admin/audit.csv${withChanges(query, { next: null })}`}
          kind="line"
          icon="download"
          download
        >
          {t(messages.file)}
        </ButtonAnchor>
      </PageHead>
      {!isEmpty && (
        <FilterBar
          act={t(messages.search)}
          label={t(messages.find)}
          search={{ label: t(messages.find), text: search }}
        >
          <SelectField
            name="about"
            label={t(messages.subject)}
            empty={t(messages.anySubject)}
            defaultValue={subject ?? ''}
            options={auditSubjects.map((value) => ({ value, label: t(messages[value]) }))}
          />
          <TextField
            type="date"
            name="since"
            label={t(messages.from)}
            defaultValue={days.from ?? ''}
          />
          <TextField
            type="date"
            name="until"
            label={t(messages.until)}
            defaultValue={days.until ?? ''}
          />
        </FilterBar>
      )}
      <p className={css.lead}>{t(messages.lead)}</p>
      {items.length === 0 ? (
        <EmptyState title={t(isFiltered ? messages.none : messages.empty)}>
          {t(isFiltered ? messages.noneText : messages.emptyText)}
        </EmptyState>
      ) : (
        <DataTable
          caption={t(messages.title)}
          columns={[
            { key: 'what', title: t(messages.what) },
            { key: 'who', title: t(messages.who) },
            { key: 'when', title: t(messages.when) },
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
            {t(messages.first)}
          </Link>
        )}
        {nextToken !== null && (
          <Link to={withChanges(query, { next: nextToken })} rel="next">
            {t(messages.next)}
          </Link>
        )}
      </p>
    </Wrap>
  );
}

interface Record {
  readonly subject: string;
  readonly subjectId: string | null;
  readonly about: string | null;
  readonly fairId: string | null;
}

/** The admin screen for a record; null where there is none, or the record is gone. */
function recordPath({ subject, subjectId, about, fairId }: Record): string | null {
  if (subjectId === null || about === null) return null;
  switch (subject) {
    case 'College':
      return `/admin/colleges/${subjectId}`;
    case 'Fair':
      return `/admin/fairs/${subjectId}`;
    case 'FairBooth':
      return `/admin/fairs/${fairId}/readiness`;
    case 'FairExhibitor':
      return `/admin/fairs/${fairId}/exhibitors`;
    case 'FairAttendee':
      return `/admin/fairs/${fairId}/attendees`;
    case 'FairWebinar':
      return `/admin/fairs/${fairId}/webinar`;
    case 'Account':
      return `/admin/users?q=${encodeURIComponent(about)}`;
    case 'CollegePayment':
      return `/admin/payments?show=all&q=${encodeURIComponent(about)}`;
    case 'Campaign':
      return `/admin/campaigns/email/${subjectId}`;
    case 'CampaignDraft':
      return `/admin/campaigns/email/drafts/${subjectId}`;
    default:
      return null;
  }
}
