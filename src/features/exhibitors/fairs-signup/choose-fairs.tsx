import { useState } from 'react';
import { Form } from 'react-router';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { useTranslate, useLocale } from '../../../ui/text/translate.tsx';
import { signUpMessages as messages } from './fairs-signup.messages.ts';
import type { SignUpData } from './load-fairs-signup.ts';
import css from './choose-fairs.module.css';
import { Button } from '../../../ui/buttons/button.tsx';
import { useHydrated } from '../../../ui/layout/hydrated.ts';
import { inPrice } from '../../../ui/text/in-price.ts';
import { describeKind } from '../../fairs/describe-kind.ts';
import { useNow } from '../../../ui/time/clock.ts';
import { formatPart } from '../../../ui/time/format-times.ts';
import { Icon } from '../../../ui/marks/icon.tsx';
import { Tag } from '../../../ui/marks/tag.tsx';
import { When } from '../../../ui/time/when.tsx';
import { useZone } from '../../../ui/time/zone.tsx';

interface FairToTickProps {
  readonly fair: SignUpData['fairs'][number];
  readonly currency: string;
  readonly now: string;
}

const dayLong = 86_400_000;
/** Days before the deadline from which a ticket shows how many are left. */
const soon = 7;

/** A fair as a ticket with a checkbox on its stub. */
function FairToTick({ fair, currency, now }: FairToTickProps) {
  const { id, name, fairType, startTime, endTime, timeZone, exhibitorDeadline } = fair;
  const t = useTranslate();
  const locale = useLocale();
  const here = useZone() ?? timeZone;
  const part = (what: 'month' | 'day' | 'weekday') => formatPart(locale, here, startTime, what);
  const { cents, credits } = fair;
  const price = inPrice(locale, { cents, currency });
  return (
    <label className={css.ticket}>
      <span className={css.date} aria-hidden="true" suppressHydrationWarning>
        <span>{part('month')}</span>
        <span className={css.day}>{part('day')}</span>
        <span>{part('weekday')}</span>
      </span>
      <span className={css.about}>
        <span className={css.name}>{name}</span>
        <span className={css.when}>
          <When start={startTime} end={endTime} zone={timeZone} now={now} />
        </span>
        <span className={css.facts}>
          <Tag kind={fairType === 'booth' ? 'lawn' : 'primary'}>{describeKind(t, fairType)}</Tag>
          <span className={css.deadline}>
            <Icon name="clock" />
            <span>
              {t(messages.signUpUntil)}{' '}
              <When start={exhibitorDeadline} zone={timeZone} now={now} show="day" />
            </span>
          </span>
          <Left deadline={exhibitorDeadline} now={now} />
        </span>
      </span>
      <span className={css.stub}>
        <input type="checkbox" name="fair" value={id} />
        <span>
          <strong className={css.price}>{cents === 0 ? t(messages.free) : price}</strong>
          {cents > 0 && <span className={css.or}>{t(messages.orCredits, { credits })}</span>}
        </span>
      </span>
    </label>
  );
}

/** The number of days left, when few. */
function Left({ deadline, now: atServer }: { readonly deadline: string; readonly now: string }) {
  const t = useTranslate();
  const now = useNow(atServer);
  const days = Math.ceil((Date.parse(deadline) - now.getTime()) / dayLong);
  if (days > soon || days < 1) return null;
  return <Tag kind="sun">{t(messages.daysLeft, { days })}</Tag>;
}

/** The fairs that a college can choose, one ticket each, with the running total beside them. */
export function ChooseFairs({ data }: { readonly data: SignUpData }) {
  const { fairs, prices, now, college } = data;
  const t = useTranslate();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  if (fairs.length === 0)
    return (
      <Section title={t(messages.choose)}>
        <EmptyState title={t(messages.noFairs)}>{t(messages.noFairsText)}</EmptyState>
      </Section>
    );
  return (
    <Section title={t(messages.choose)}>
      <p className={css.lead}>{t(messages.chooseText)}</p>
      <Form
        method="get"
        className={css.choose}
        onChange={(event) => {
          setTicked(new Set(new FormData(event.currentTarget).getAll('fair').map(String)));
        }}
      >
        <fieldset className={css.fairs}>
          <legend className="visually-hidden">{t(messages.fairs)}</legend>
          {fairs.map((fair) => (
            <FairToTick key={fair.id} fair={fair} currency={prices.currency} now={now} />
          ))}
        </fieldset>
        <ChoiceSum
          fairs={fairs.filter(({ id }) => ticked.has(id))}
          currency={prices.currency}
          held={college?.fairCredits ?? 0}
        />
      </Form>
    </Section>
  );
}

interface ChoiceSumProps {
  /** The selected ones. */
  readonly fairs: SignUpData['fairs'];
  readonly currency: string;
  /** The college's credits. */
  readonly held: number;
}

/**
 * The total of the selected fairs, updated on selection. Not binding: the server computes the price
 * on the next page and again on submission.
 */
function ChoiceSum({ fairs, currency, held }: ChoiceSumProps) {
  const t = useTranslate();
  const locale = useLocale();
  const counts = useHydrated();
  const cents = fairs.reduce((sum, fair) => sum + fair.cents, 0);
  const credits = fairs.reduce((sum, fair) => sum + fair.credits, 0);
  return (
    <div className={css.sum}>
      <h3>{t(messages.total)}</h3>
      <output className={css.total}>
        {fairs.length === 0 ? (
          <span className={css.hint}>{t(counts ? messages.tickOne : messages.priceNext)}</span>
        ) : (
          <>
            <span>{t(messages.countOf, { count: fairs.length })}</span>
            <strong className={css.amount}>{inPrice(locale, { cents, currency })}</strong>
            {credits > 0 && (
              <span className={css.hint}>
                {held >= credits
                  ? t(messages.creditsAfter, { credits, left: held - credits })
                  : t(messages.creditsShort, { credits, held })}
              </span>
            )}
          </>
        )}
      </output>
      <Button type="submit">{t(messages.goOn)}</Button>
    </div>
  );
}
