import { Link } from 'react-router';
import { DataTable } from '../../ui/data-table.tsx';
import { Form } from '../../ui/form.tsx';
import { useSay } from '../../ui/say.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { sortedBy, type TableAsked } from '../../ui/table-address.ts';
import { Tag } from '../../ui/tag.tsx';
import type { ResultOf } from '../../platform/pages/graphql.ts';
import type { managedExhibitors } from '../admin-fair-queries.ts';
import { adminFairsWords as said } from '../admin-fairs.words.ts';
import { nothingToFill } from '../fair-form-fields.ts';
import css from './admin-tables.module.css';

/** What exhibitors can be sorted by. */
export const exhibitorSorts = ['name', 'paymentStatus', 'createdAt'] as const;

type Exhibitor = ResultOf<typeof managedExhibitors>['manageExhibitors']['items'][number];

interface ExhibitorTableProps {
  readonly items: readonly Exhibitor[];
  readonly asked: TableAsked;
  readonly query: string;
  readonly now: Date;
  readonly fairId: string;
}

/** Who exhibits at a fair, a row each, with what an admin does about payment and booth. */
export function ExhibitorTable({ items, asked, query, now, fairId }: ExhibitorTableProps) {
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
          payment: <Payment exhibitor={one} now={now} />,
          wishes: one.timeSlotNotes && one.timeSlotNotes.length > 0 && (
            <ul role="list" className={css.wishes}>
              {one.timeSlotNotes.map((wish, place) => (
                <li key={place}>{wish}</li>
              ))}
            </ul>
          ),
          booth: <Booth exhibitor={one} now={now} />,
        },
      }))}
    />
  );
}

interface CellProps {
  readonly exhibitor: Exhibitor;
  readonly now: Date;
}

function Payment({ exhibitor, now }: CellProps) {
  const { id, name, paymentType, paymentStatus } = exhibitor;
  const say = useSay();
  const byHand = paymentType === 'invoice' || paymentType === 'check';
  return (
    <>
      {say(said.payBy, { type: paymentType })}{' '}
      <Tag kind={paymentStatus === 'paid' ? 'lawn' : 'plain'}>
        {say(said.payStatus, { status: paymentStatus })}
      </Tag>
      {byHand && (paymentStatus === 'pending' || paymentStatus === 'failed') && (
        <OneAct id={id} act="paid" name={name} label={say(said.markPaid)} now={now} />
      )}
    </>
  );
}

function Booth({ exhibitor, now }: CellProps) {
  const { boothId, boothSent, name } = exhibitor;
  const say = useSay();
  if (boothId === null) return say(said.noBooth);
  return (
    <>
      <Tag kind={boothSent ? 'lawn' : 'plain'}>
        {say(boothSent ? said.onFloor : said.notOnFloor)}
      </Tag>
      <OneAct
        id={boothId}
        act={boothSent ? 'off' : 'on'}
        name={name}
        label={say(boothSent ? said.takeBooth : said.publishBooth)}
        now={now}
      />
    </>
  );
}

interface OneActProps {
  readonly id: string;
  readonly act: string;
  /** Whom it is about: read out with the label. */
  readonly name: string;
  readonly label: string;
  readonly now: Date;
}

/** A form that is a button. */
function OneAct({ id, act, name, label, now }: OneActProps) {
  const say = useSay();
  return (
    <Form fields={nothingToFill} now={now} intent={`${act} ${id}`}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="act" value={act} />
      <SubmitButton kind="soft" size="small" aria-label={say(said.boothFor, { act: label, name })}>
        {label}
      </SubmitButton>
    </Form>
  );
}
