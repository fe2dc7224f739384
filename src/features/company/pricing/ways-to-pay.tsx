import { Icon } from '../../../ui/marks/icon.tsx';
import { Notice } from '../../../ui/layout/notice.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { pricingMessages as messages } from './pricing.messages.ts';
import css from './ways-to-pay.module.css';

interface WaysToPayProps {
  /** Whether cards are taken. */
  readonly cards: boolean;
  /** Whether taking them moves no money. */
  readonly test: boolean;
}

/** How a college pays here. */
export function WaysToPay({ cards, test }: WaysToPayProps) {
  const t = useTranslate();
  const ways = [
    ...(cards ? [{ icon: 'lock', name: messages.card, text: messages.cardText } as const] : []),
    { icon: 'file', name: messages.invoice, text: messages.invoiceText },
    { icon: 'mail', name: messages.check, text: messages.checkText },
  ] as const;
  return (
    <Section title={t(cards ? messages.payTitle : messages.payTitleTwo)}>
      <ul role="list" className={css.ways}>
        {ways.map(({ icon, name, text }) => (
          <li key={name.id}>
            <Icon name={icon} size={26} />
            <div>
              <h3>{t(name)}</h3>
              <p>{t(text)}</p>
            </div>
          </li>
        ))}
      </ul>
      {cards && test && (
        <div className={css.test}>
          <Notice kind="warning" title={t(messages.test)}>
            {t(messages.testText)}
          </Notice>
        </div>
      )}
      <p className={css.tax}>{t(messages.tax)}</p>
    </Section>
  );
}
