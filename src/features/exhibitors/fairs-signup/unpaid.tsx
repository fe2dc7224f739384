import { Link } from 'react-router';
import { Form } from '../../../ui/forms/form.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { inPrice } from '../../../ui/text/in-price.ts';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { dateFormat } from '../../../platform/i18n/date-format.ts';
import { useZone } from '../../../ui/time/zone.tsx';
import { isOpen } from '../receipt-shape.ts';
import { howToPay } from '../receipts/describe-receipt.ts';
import { signUpMessages as messages } from './fairs-signup.messages.ts';
import type { SignUpData } from './load-fairs-signup.ts';
import css from './fairs-signup.module.css';

const noFields = {};

/** What the college owes, first on the page: each with its invoice, the day it is due and how to pay. */
export function Unpaid({ data }: { readonly data: SignUpData }) {
  const t = useTranslate();
  const locale = useLocale();
  const timeZone = useZone() ?? 'UTC';
  const open = data.receipts.filter(isOpen);
  if (open.length === 0) return null;
  const day = dateFormat(locale, { month: 'short', day: 'numeric', timeZone });
  // As on the invoice, whose days are in UTC.
  const dueDay = dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <Section title={t(messages.unpaid)} id="unpaid">
      <ul className={css.mine}>
        {open.map((receipt) => {
          const { id, kind, number, lines, paymentType, createdAt, dueAt, seller } = receipt;
          const isCard = paymentType === 'card';
          return (
            <li key={id}>
              <div>
                <strong>
                  {lines.map(({ name }) => name).join(', ')}: {inPrice(locale, receipt)}
                </strong>
              </div>
              {dueAt && <p>{t(messages.dueBy, { date: dueDay.format(new Date(dueAt)) })}</p>}
              {!isCard && (
                <p className={css.howToPay}>
                  {[
                    ...(seller.remittance.length > 0
                      ? [t(messages.payTo), ...seller.remittance]
                      : []),
                    howToPay(t, receipt).join(' '),
                  ].join('\n')}
                </p>
              )}
              <p>
                <Link to={`/app/fairs/signup/receipts/${id}`} suppressHydrationWarning>
                  {t(messages.openInvoice, { number, date: day.format(new Date(createdAt)) })}
                </Link>
              </p>
              {isCard && data.prices.cards && (
                <Form
                  fields={noFields}
                  now={new Date(data.now)}
                  intent={`${kind === 'payment' ? 'pay' : 'pay-one'} ${id}`}
                >
                  <SubmitButton>{t(messages.payNow)}</SubmitButton>
                </Form>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
