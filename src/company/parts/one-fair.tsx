import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Section } from '../../ui/page.tsx';
import perforation from '../../ui/perforation.module.css';
import { inPrice } from '../../ui/in-price.ts';
import { useLocale, useSay } from '../../ui/say.tsx';
import type { RegistrationPrice } from '../price-facts.ts';
import { pricingWords as said } from '../pricing.words.ts';
import css from './one-fair.module.css';

const kinds = {
  booth: { name: said.boothName, text: said.boothText, look: css.booth },
  '6x6': { name: said.sixName, text: said.sixText, look: css.talks },
  webinar: { name: said.webinarName, text: said.webinarText, look: css.webinar },
} as const;

interface OneFairProps {
  readonly currency: string;
  readonly registrations: readonly RegistrationPrice[];
}

/** A ticket for each kind of fair, with its price. */
export function OneFair({ currency, registrations }: OneFairProps) {
  const say = useSay();
  const locale = useLocale();
  return (
    <Section
      id="colleges"
      title={say(said.oneTitle)}
      aside={
        <ButtonLink to="/calendar" kind="line" icon="calendar">
          {say(said.choose)}
        </ButtonLink>
      }
    >
      <p className={css.text}>{say(said.oneText)}</p>
      <div className={css.tickets}>
        {registrations.map(({ fairType, cents, credits }) => {
          const kind = new Map(Object.entries(kinds)).get(fairType);
          return (
            <article key={fairType} className={classNames(perforation.whole, css.frame)}>
              <div className={classNames(perforation.above, css.sheet, kind?.look)}>
                <h3>{kind ? say(kind.name) : fairType}</h3>
                {kind && <p>{say(kind.text)}</p>}
              </div>
              <div className={classNames(perforation.below, css.stub)}>
                <p className={css.price}>
                  {cents === 0 ? say(said.free) : inPrice(locale, { cents, currency })}
                </p>
                <p className={css.unit}>
                  {say(said.perFair)}
                  {cents > 0 && (
                    <>
                      <br />
                      {say(said.orCredits, { credits })}
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
