import { Link } from 'react-router';
import { DataTable } from '../../ui/data-table.tsx';
import { useLocale, useSay } from '../../ui/say.tsx';
import { inPrice } from '../../ui/in-price.ts';
import type { Say } from '../../platform/words/speak.ts';
import { Pick } from '../../ui/selection.tsx';
import { sortedBy, type TableAsked } from '../../ui/table-address.ts';
import { Tag } from '../../ui/tag.tsx';
import type { ResultOf } from '../../platform/pages/graphql.ts';
import type { managedExhibitors } from '../managed-exhibitors-query.ts';
import { adminFairsWords } from '../../fairs/admin-fairs.words.ts';
import { exhibitorsWords } from './exhibitors.words.ts';
import css from './exhibitors.module.css';

const said = { ...adminFairsWords, select: exhibitorsWords.select };

/** What exhibitors can be sorted by. */
export const exhibitorSorts = ['name', 'paymentStatus', 'createdAt'] as const;

type PartialRefund = NonNullable<Exhibitor['partialRefund']>;
type Exhibitor = ResultOf<typeof managedExhibitors>['manageExhibitors']['items'][number];

interface ExhibitorTableProps {
  readonly items: readonly Exhibitor[];
  readonly asked: TableAsked;
  readonly query: string;
  readonly fairId: string;
  /** Of the form that the boxes of the rows belong to. */
  readonly formId: string;
  readonly chosen: readonly string[];
}

/** Who exhibits at a fair, a row each, with the ways to payment and booth. */
export function ExhibitorTable(props: ExhibitorTableProps) {
  const { items, asked, query, fairId, formId, chosen } = props;
  const say = useSay();
  const by = (key: (typeof exhibitorSorts)[number]) => sortedBy(query, asked, key, 'name');
  return (
    <DataTable
      caption={say(said.exhibitors)}
      columns={[
        { key: 'name', title: say(said.college), ...by('name') },
        { key: 'contact', title: say(said.contact) },
        { key: 'payment', title: say(said.payment), ...by('paymentStatus') },
        { key: 'wishes', title: say(said.wishes) },
        { key: 'booth', title: say(said.booth) },
      ]}
      rows={items.map((one) => ({
        id: one.id,
        cells: {
          name: (
            <>
              <Pick
                id={one.id}
                form={formId}
                label={say(said.select, { name: one.name })}
                checked={chosen.includes(one.id)}
              />
              <Link to={`/admin/fairs/${fairId}/exhibitors/${one.id}`}>{one.name}</Link>
              {one.collegeId === null && <Tag>{say(said.noCollege)}</Tag>}
            </>
          ),
          contact: (
            <>
              {one.contactName}
              <span className={css.second}>{one.contactEmail}</span>
            </>
          ),
          payment: <Payment exhibitor={one} />,
          wishes: one.timeSlotNotes && one.timeSlotNotes.length > 0 && (
            <ul role="list" className={css.wishes}>
              {one.timeSlotNotes.map((wish, place) => (
                <li key={place}>{wish}</li>
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

/** Whether it is paid; money is looked after on the page of payments. */
function Payment({ exhibitor }: CellProps) {
  const { name, paymentType, paymentStatus, isPartlyBack, partialRefund } = exhibitor;
  const say = useSay();
  const locale = useLocale();
  const label = say(said.openPayment);
  return (
    <>
      {say(said.payBy, { type: paymentType })}{' '}
      <Tag kind={paymentStatus === 'paid' ? 'lawn' : 'plain'}>
        {isPartlyBack ? say(said.partlyBack) : say(said.payStatus, { status: paymentStatus })}
      </Tag>
      {partialRefund && <span className={css.second}>{sayBack(say, locale, partialRefund)}</span>}
      <Link
        className={css.leads}
        to={`/admin/payments?${new URLSearchParams({ show: 'all', q: name })}`}
        aria-label={say(said.boothFor, { act: label, name })}
      >
        {label}
      </Link>
    </>
  );
}

/** What went back, and of how much. */
function sayBack(
  say: Say,
  locale: string,
  { paidCents, refundedCents, paidCredits, refundedCredits, currency }: PartialRefund,
): string {
  const money = (cents: number) => inPrice(locale, { cents, currency });
  if (refundedCredits > 0)
    return say(said.creditsBack, { back: refundedCredits, paid: paidCredits ?? refundedCredits });
  return paidCents === null
    ? say(said.someBack, { back: money(refundedCents) })
    : say(said.moneyBack, { back: money(refundedCents), paid: money(paidCents) });
}

/** Whether the booth is published; that is done where its steps are seen. */
function Booth({ exhibitor, fairId }: CellProps & { readonly fairId: string }) {
  const { boothId, boothSent, name } = exhibitor;
  const say = useSay();
  if (boothId === null) return say(said.noBooth);
  const label = say(said.openBooth);
  return (
    <>
      <Tag kind={boothSent ? 'lawn' : 'plain'}>
        {say(boothSent ? said.onFloor : said.notOnFloor)}
      </Tag>
      <Link
        className={css.leads}
        to={`/admin/fairs/${fairId}/readiness?${new URLSearchParams({ q: name })}`}
        aria-label={say(said.boothFor, { act: label, name })}
      >
        {label}
      </Link>
    </>
  );
}
