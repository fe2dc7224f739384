import { Form } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/page.tsx';
import { useLocale, useSay } from '../../ui/say.tsx';
import { When } from '../../ui/when.tsx';
import { signUpWords as said } from '../fairs-signup.words.ts';
import { inPrice } from '../in-price.ts';
import type { SignUpData } from '../load-fairs-signup.ts';
import css from './fairs-signup.module.css';

/** The fairs that a college can choose, with what each costs. */
export function ChooseFairs({ data }: { readonly data: SignUpData }) {
  const say = useSay();
  const locale = useLocale();
  const { fairs, chosen, prices, now } = data;
  const { currency } = prices;
  if (fairs.length === 0)
    return (
      <Section title={say(said.choose)}>
        <p>{say(said.noFairs)}</p>
      </Section>
    );
  return (
    <Section title={say(said.choose)}>
      <p>{say(said.chooseText)}</p>
      <Form method="get" className={css.choose}>
        <fieldset>
          <legend className="visually-hidden">{say(said.fairs)}</legend>
          {fairs.map(({ id, name, startTime, timeZone, exhibitorDeadline, cents, credits }) => (
            <label key={id} className={css.fair}>
              <input
                type="checkbox"
                name="fair"
                value={id}
                defaultChecked={chosen.some((one) => one.id === id)}
              />
              <span>
                <strong>{name}</strong>
                <span className={css.small}>
                  <When start={startTime} zone={timeZone} now={now} />
                </span>
                <span className={css.small}>
                  {say(said.signUpUntil)}{' '}
                  <When start={exhibitorDeadline} zone={timeZone} now={now} />
                </span>
              </span>
              <span className={css.price}>
                {cents === 0
                  ? say(said.free)
                  : say(said.costs, { price: inPrice(locale, { cents, currency }), credits })}
              </span>
            </label>
          ))}
        </fieldset>
        <p>
          <Button type="submit">{say(said.goOn)}</Button>
        </p>
      </Form>
    </Section>
  );
}
