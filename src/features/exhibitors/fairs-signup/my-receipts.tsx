import { Link } from 'react-router';
import { dateFormat } from '../../../platform/i18n/date-format.ts';
import { Section } from '../../../ui/layout/page.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { useZone } from '../../../ui/time/zone.tsx';
import { signUpMessages as messages } from './fairs-signup.messages.ts';
import { inPrice } from '../../../ui/text/in-price.ts';
import type { SignUpData } from './load-fairs-signup.ts';
import { isOpen } from '../receipt-shape.ts';
import { receiptMessages } from '../receipts/receipt.messages.ts';
import { isPartlyBack, describeBack, statusMessageOf, wayOf } from '../describe-payment.ts';
import css from './fairs-signup.module.css';

/** What a college has paid or owes: each leads to its receipt or invoice. */
export function MyReceipts({ data }: { readonly data: SignUpData }) {
  const { receipts } = data;
  const t = useTranslate();
  const locale = useLocale();
  // The number carries the year.
  const timeZone = useZone() ?? 'UTC';
  const day = dateFormat(locale, { month: 'short', day: 'numeric', timeZone });
  return (
    <Section title={t(messages.receipts)}>
      {receipts.length === 0 && <p>{t(messages.receiptsNone)}</p>}
      <ul className={css.mine}>
        {receipts.map((receipt) => {
          const { id, kind, number, lines, credits, paymentType, paymentStatus, createdAt } =
            receipt;
          return (
            <li key={id}>
              <div className={css.row}>
                <span>
                  <Link to={`/app/fairs/signup/receipts/${id}`}>
                    <span suppressHydrationWarning>
                      {t(isOpen(receipt) ? messages.namedInvoice : messages.namedReceipt, {
                        number,
                        date: day.format(new Date(createdAt)),
                        sum:
                          paymentType === 'credit'
                            ? t(receiptMessages.credits, { credits: credits ?? 0 })
                            : inPrice(locale, receipt),
                      })}
                    </span>
                  </Link>
                  <span className={css.small}>
                    {kind === 'pack'
                      ? t(messages.creditsBought, { credits: credits ?? 0 })
                      : lines.map(({ name }) => name).join(', ')}
                  </span>
                </span>
                <span>
                  {isPartlyBack(receipt)
                    ? describeBack(t, locale, receipt)
                    : t(statusMessageOf(paymentStatus))}
                  <span className={css.small}>{t(wayOf(paymentType))}</span>
                </span>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
