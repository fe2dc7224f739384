import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Section } from '../../ui/page.tsx';
import { useSay } from '../../ui/say.tsx';
import { pricingWords as said } from '../pricing.words.ts';
import css from './ways-to-pay.module.css';

interface WaysToPayProps {
  /** Whether cards are taken. */
  readonly cards: boolean;
  /** Whether taking them moves no money. */
  readonly test: boolean;
}

/** How a college pays here. */
export function WaysToPay({ cards, test }: WaysToPayProps) {
  const say = useSay();
  const ways = [
    ...(cards ? [{ icon: 'lock', name: said.card, text: said.cardText } as const] : []),
    { icon: 'file', name: said.invoice, text: said.invoiceText },
    { icon: 'mail', name: said.check, text: said.checkText },
  ] as const;
  return (
    <Section title={say(cards ? said.payTitle : said.payTitleTwo)}>
      <ul role="list" className={css.ways}>
        {ways.map(({ icon, name, text }) => (
          <li key={name.id}>
            <Icon name={icon} size={26} />
            <div>
              <h3>{say(name)}</h3>
              <p>{say(text)}</p>
            </div>
          </li>
        ))}
      </ul>
      {cards && test && (
        <div className={css.test}>
          <Notice kind="warning" title={say(said.test)}>
            {say(said.testText)}
          </Notice>
        </div>
      )}
      <p className={css.tax}>{say(said.tax)}</p>
    </Section>
  );
}
