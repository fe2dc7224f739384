import { Link } from 'react-router';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { Pick } from '../../../ui/tables/selection.tsx';
import { sortedBy, type TableAsked } from '../../../ui/tables/table-address.ts';
import { Tag } from '../../../ui/marks/tag.tsx';
import type { ResultOf } from '../../../platform/pages/graphql.ts';
import { describePartialRefund } from '../describe-payment.ts';
import type { managedExhibitors } from '../managed-exhibitors-query.ts';
import { adminFairsMessages } from '../../fairs/admin-fairs.messages.ts';
import { exhibitorsMessages } from './exhibitors.messages.ts';
import css from './exhibitors.module.css';

const messages = { ...adminFairsMessages, select: exhibitorsMessages.select };

/** Sort orders of exhibitors. */
export const exhibitorSorts = ['name', 'paymentStatus', 'createdAt'] as const;

type Exhibitor = ResultOf<typeof managedExhibitors>['manageExhibitors']['items'][number];

interface ExhibitorTableProps {
  readonly items: readonly Exhibitor[];
  readonly asked: TableAsked;
  readonly query: string;
  readonly fairId: string;
  /** The form of the checkboxes in the rows. */
  readonly formId: string;
  readonly chosen: readonly string[];
}

/** A fair's exhibitors, one row each, with links to payment and booth. */
export function ExhibitorTable(props: ExhibitorTableProps) {
  const { items, asked, query, fairId, formId, chosen } = props;
  const t = useTranslate();
  const by = (key: (typeof exhibitorSorts)[number]) => sortedBy(query, asked, key, 'name');
  return (
    <DataTable
      caption={t(messages.exhibitors)}
      columns={[
        { key: 'name', title: t(messages.college), ...by('name') },
        { key: 'contact', title: t(messages.contact) },
        { key: 'payment', title: t(messages.payment), ...by('paymentStatus') },
        { key: 'requests', title: t(messages.requests) },
        { key: 'booth', title: t(messages.booth) },
      ]}
      rows={items.map((one) => ({
        id: one.id,
        cells: {
          name: (
            <>
              <Pick
                id={one.id}
                form={formId}
                label={t(messages.select, { name: one.name })}
                checked={chosen.includes(one.id)}
              />
              <Link to={`/admin/fairs/${fairId}/exhibitors/${one.id}`}>{one.name}</Link>
              {one.collegeId === null && <Tag>{t(messages.noCollege)}</Tag>}
            </>
          ),
          contact: (
            <>
              {one.contactName}
              <span className={css.second}>{one.contactEmail}</span>
            </>
          ),
          payment: <Payment exhibitor={one} />,
          requests: one.timeSlotNotes && one.timeSlotNotes.length > 0 && (
            <ul role="list" className={css.requests}>
              {one.timeSlotNotes.map((request, index) => (
                <li key={index}>{request}</li>
              ))}
            </ul>
          ),
          booth: <Booth exhibitor={one} fairId={fairId} />,
        },
      }))}
    />
  );
}

interface CellProps {
  readonly exhibitor: Exhibitor;
}

/** The payment status, with a link to Payments, where it is managed. */
function Payment({ exhibitor }: CellProps) {
  const { name, paymentType, paymentStatus, isPartlyBack, partialRefund } = exhibitor;
  const t = useTranslate();
  const locale = useLocale();
  const label = t(messages.openPayment);
  return (
    <>
      {t(messages.payBy, { type: paymentType })}{' '}
      <Tag kind={paymentStatus === 'paid' ? 'lawn' : 'plain'}>
        {isPartlyBack ? t(messages.partlyBack) : t(messages.payStatus, { status: paymentStatus })}
      </Tag>
      {partialRefund && (
        <span className={css.second}>{describePartialRefund(t, locale, partialRefund)}</span>
      )}
      <Link
        className={css.cellLink}
        to={`/admin/payments?${new URLSearchParams({ show: 'all', q: name })}`}
        aria-label={t(messages.actFor, { act: label, name })}
      >
        {label}
      </Link>
    </>
  );
}

/** The booth's status, with a link to Readiness, where it is published. */
function Booth({ exhibitor, fairId }: CellProps & { readonly fairId: string }) {
  const { boothId, boothSent, name } = exhibitor;
  const t = useTranslate();
  if (boothId === null) return t(messages.noBooth);
  const label = t(messages.openBooth);
  return (
    <>
      <Tag kind={boothSent ? 'lawn' : 'plain'}>
        {t(boothSent ? messages.onFloor : messages.notOnFloor)}
      </Tag>
      <Link
        className={css.cellLink}
        to={`/admin/fairs/${fairId}/readiness?${new URLSearchParams({ q: name })}`}
        aria-label={t(messages.actFor, { act: label, name })}
      >
        {label}
      </Link>
    </>
  );
}
