import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { Section } from '../../../ui/layout/page.tsx';
import perforation from '../../../ui/tickets/perforation.module.css';
import { inPrice } from '../../../ui/text/in-price.ts';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import type { RegistrationPrice } from '../../payments/price-facts.ts';
import { pricingMessages as messages } from './pricing.messages.ts';
import css from './one-fair.module.css';

const kinds = {
  booth: { name: messages.boothName, text: messages.boothText, look: css.booth },
  '6x6': { name: messages.sixName, text: messages.sixText, look: css.talks },
  webinar: { name: messages.webinarName, text: messages.webinarText, look: css.webinar },
} as const;

interface OneFairProps {
  readonly currency: string;
  readonly registrations: readonly RegistrationPrice[];
}

/** A ticket for each kind of fair, with its price. */
export function OneFair({ currency, registrations }: OneFairProps) {
  const t = useTranslate();
  const locale = useLocale();
  return (
    <Section
      id="colleges"
      title={t(messages.oneTitle)}
      aside={
        <ButtonLink to="/calendar" kind="line" icon="calendar">
          {t(messages.choose)}
        </ButtonLink>
      }
    >
      <p className={css.text}>{t(messages.oneText)}</p>
      <div className={css.tickets}>
        {registrations.map(({ fairType, cents, credits }) => {
          const kind = new Map(Object.entries(kinds)).get(fairType);
          return (
            <article key={fairType} className={classNames(perforation.whole, css.frame)}>
              <div className={classNames(perforation.above, css.sheet, kind?.look)}>
                <h3>{kind ? t(kind.name) : fairType}</h3>
                {kind && <p>{t(kind.text)}</p>}
              </div>
              <div className={classNames(perforation.below, css.stub)}>
                <p className={css.price}>
                  {cents === 0 ? t(messages.free) : inPrice(locale, { cents, currency })}
                </p>
                <p className={css.unit}>
                  {t(messages.perFair)}
                  {cents > 0 && (
                    <>
                      <br />
                      {t(messages.orCredits, { credits })}
                    </>
                  )}
                </p>
              </div>
            </article>
          );
        })}
      </div>
    </Section>
  );
}
