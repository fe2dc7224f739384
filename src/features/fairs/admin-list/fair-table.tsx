import { Link } from 'react-router';
import type { ResultOf } from '../../../platform/pages/graphql.ts';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { Pick } from '../../../ui/tables/selection.tsx';
import { sortedBy, type TableAsked } from '../../../ui/tables/table-address.ts';
import { When } from '../../../ui/time/when.tsx';
import { type managedFairs, FairState } from '../managed-fair.tsx';
import { adminFairsMessages } from '../admin-fairs.messages.ts';
import { describeKind } from '../describe-kind.ts';
import { fairsListMessages } from './fairs-list.messages.ts';
import type { fairSorts } from './read-fairs.ts';

const allMessages = { ...adminFairsMessages, select: fairsListMessages.select };

interface FairTableProps {
  readonly items: ResultOf<typeof managedFairs>['manageFairs']['items'];
  readonly asked: TableAsked;
  readonly query: string;
  /** Id of the form that the row checkboxes belong to. */
  readonly formId: string;
  readonly chosen: readonly string[];
  readonly now: Date;
}

/** Fairs, one per row, with their number of participants. */
export function FairTable({ items, asked, query, formId, chosen, now }: FairTableProps) {
  const t = useTranslate();
  const figures = new Intl.NumberFormat(useLocale());
  const by = (key: (typeof fairSorts)[number]) => sortedBy(query, asked, key, 'startTime');
  return (
    <DataTable
      caption={t(allMessages.title)}
      columns={[
        { key: 'name', title: t(allMessages.name), ...by('name') },
        { key: 'state', title: t(allMessages.state) },
        { key: 'type', title: t(allMessages.type) },
        { key: 'when', title: t(allMessages.when), ...by('startTime') },
        { key: 'attendees', title: t(allMessages.attendees), figures: true, ...by('attendees') },
        { key: 'exhibitors', title: t(allMessages.exhibitors), figures: true, ...by('exhibitors') },
        { key: 'booths', title: t(allMessages.booths), figures: true },
      ]}
      rows={items.map((fair) => ({
        id: fair.id,
        cells: {
          name: (
            <>
              <Pick
                id={fair.id}
                form={formId}
                label={t(allMessages.select, { fair: fair.name })}
                checked={chosen.includes(fair.id)}
              />
              <Link to={`/admin/fairs/${fair.id}`}>{fair.name}</Link>
            </>
          ),
          state: <FairState state={fair.state} />,
          type: describeKind(t, fair.fairType),
          when: (
            <When
              start={fair.startTime}
              end={fair.endTime}
              zone={fair.timeZone}
              now={now.toISOString()}
            />
          ),
          attendees: figures.format(fair.attendees),
          exhibitors: figures.format(fair.exhibitors),
          booths: t(allMessages.boothsOf, { sent: fair.boothsSent, all: fair.booths }),
        },
      }))}
    />
  );
}
