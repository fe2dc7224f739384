import { ButtonAnchor } from '../../../ui/buttons/button.tsx';
import { Tag } from '../../../ui/marks/tag.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { describeReceipt } from './describe-receipt.ts';
import { describeRefund } from './describe-refund.ts';
import { isOpen, type Receipt } from '../receipt-shape.ts';
import type { Refund } from './refund-shape.ts';
import { receiptMessages as messages } from './receipt.messages.ts';
import css from './receipt.module.css';

interface ReceiptSheetProps {
  readonly receipt: Receipt;
  /** A refund of the receipt's payment; shown instead of it. */
  readonly refund?: Refund | null;
  /** The path of the PDF. */
  readonly pdf: string;
}

/** A receipt, an invoice or a refund, as in the PDF. */
export function ReceiptSheet({ receipt, refund = null, pdf }: ReceiptSheetProps) {
  const t = useTranslate();
  const locale = useLocale();
  const { facts, head, rows, foot, notes } = refund
    ? describeRefund(t, locale, receipt, refund)
    : describeReceipt(t, locale, receipt);
  const [what, amount] = head;
  // What it is about first: the status stands over the rest, as on a stamp.
  const standing = t(messages.standing);
  const [state, ...until] = facts.find(([name]) => name === standing)?.[1].split('\n') ?? [];
  const others = facts.filter(([name]) => name !== standing);
  const isSettled = refund !== null || !isOpen(receipt);
  return (
    <div className={css.paper}>
      <p className={css.head}>
        {state && <Tag kind={isSettled ? 'lawn' : 'sun'}>{state}</Tag>}
        {until.length > 0 && <span>{until.join(' ')}</span>}
        <ButtonAnchor href={pdf} kind="line" icon="download">
          {t(messages.pdf)}
        </ButtonAnchor>
      </p>
      <dl className={css.receipt}>
        {others.map(([name, value]) => (
          <div key={name} className={css.line}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{what}</th>
            <th scope="col">{amount}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, price], index) => (
            <tr key={index}>
              <td>{name}</td>
              <td>{price}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {foot.map(([name, sum]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{sum}</td>
            </tr>
          ))}
        </tfoot>
      </table>
      {notes.map((note) => (
        <p key={note} className={css.note}>
          {note}
        </p>
      ))}
      {refund === null && receipt.cardReceiptUrl !== null && (
        <p className={css.acts}>
          <a href={receipt.cardReceiptUrl}>{t(messages.cardReceipt)}</a>
        </p>
      )}
    </div>
  );
}
