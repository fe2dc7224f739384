import { useState } from 'react';
import { Form } from 'react-router';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { useTranslate, useLocale } from '../../../ui/text/translate.tsx';
import { sixBySixMessages } from '../six-by-six.messages.ts';
import { signUpMessages as messages } from './fairs-signup.messages.ts';
import type { SignUpData } from './load-fairs-signup.ts';
import css from './choose-fairs.module.css';
import { Button } from '../../../ui/buttons/button.tsx';
import { useHydrated } from '../../../ui/layout/hydrated.ts';
import { inPrice } from '../../../ui/text/in-price.ts';
import { describeKind } from '../../fairs/describe-kind.ts';
import { formatPart } from '../../../ui/time/format-times.ts';
import { useTimeLeft } from '../../../ui/time/time-left.ts';
import { Icon } from '../../../ui/marks/icon.tsx';
import { Tag } from '../../../ui/marks/tag.tsx';
import { When } from '../../../ui/time/when.tsx';
import { useZone } from '../../../ui/time/zone.tsx';

interface FairToTickProps {
  readonly fair: SignUpData['fairs'][number];
  readonly isChosen: boolean;
  readonly currency: string;
  readonly now: string;
}

/** A fair as a ticket with a checkbox on its stub. */
function FairToTick({ fair, isChosen, currency, now }: FairToTickProps) {
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
          <Left until={exhibitorDeadline} zone={timeZone} now={now} />
        </span>
        {fairType === '6x6' && <span className={css.when}>{t(sixBySixMessages.noBooth)}</span>}
      </span>
      <span className={css.stub}>
        <input type="checkbox" name="fair" value={id} defaultChecked={isChosen} />
        <span>
          <strong className={css.price}>{cents === 0 ? t(messages.free) : price}</strong>
          {cents > 0 && <span className={css.or}>{t(messages.orCredits, { credits })}</span>}
        </span>
      </span>
    </label>
  );
}

/** How long there is to register, when it isn't long. */
function Left(deadline: { readonly until: string; readonly zone: string; readonly now: string }) {
  const left = useTimeLeft(deadline);
  return (
    left !== null && (
      <Tag kind="sun">
        <span suppressHydrationWarning>{left}</span>
      </Tag>
    )
  );
}

interface ChooseFairsProps {
  readonly data: SignUpData;
  /** Keeps the choice of someone who can't register yet, in place of going on to pay. */
  readonly keeps?: boolean;
}

/** The fairs that a college can choose, one ticket each, with the running total beside them. */
export function ChooseFairs({ data, keeps = false }: ChooseFairsProps) {
  const { fairs, prices, now, college, openClaim, prepared } = data;
  const t = useTranslate();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set(prepared));
  if (fairs.length === 0)
    return (
      <Section title={t(messages.choose)}>
        <EmptyState title={t(messages.noFairs)}>{t(messages.noFairsText)}</EmptyState>
      </Section>
    );
  return (
    <Section title={t(messages.choose)}>
      <p className={css.lead}>
        {keeps
          ? t(messages.keepText, { college: openClaim?.collegeName ?? '' })
          : t(messages.chooseText)}
        {!keeps && prepared.length > 0 && <> {t(messages.prepared)}</>}
      </p>
      <Form
        method={keeps ? 'post' : 'get'}
        className={css.choose}
        onChange={(event) => {
          setTicked(new Set(new FormData(event.currentTarget).getAll('fair').map(String)));
        }}
      >
        <fieldset className={css.fairs}>
          <legend className="visually-hidden">{t(messages.fairs)}</legend>
          {fairs.map((fair) => (
            <FairToTick
              key={fair.id}
              fair={fair}
              isChosen={prepared.includes(fair.id)}
              currency={prices.currency}
              now={now}
            />
          ))}
        </fieldset>
        <ChoiceSum
          fairs={fairs.filter(({ id }) => ticked.has(id))}
          currency={prices.currency}
          held={college?.fairCredits ?? null}
          act={t(keeps ? messages.keep : messages.goOn)}
        />
      </Form>
    </Section>
  );
}

interface ChoiceSumProps {
  /** The selected ones. */
  readonly fairs: SignUpData['fairs'];
  readonly currency: string;
  /** The college's credits; null before there is a college. */
  readonly held: number | null;
  /** What the button says. */
  readonly act: string;
}

/**
 * The total of the selected fairs, updated on selection. Not binding: the server computes the price
 * on the next page and again on submission.
 */
function ChoiceSum({ fairs, currency, held, act }: ChoiceSumProps) {
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
            {credits > 0 && held !== null && (
              <span className={css.hint}>
                {held >= credits
                  ? t(messages.creditsAfter, { credits, left: held - credits })
                  : t(messages.creditsShort, { credits, held })}
              </span>
            )}
          </>
        )}
      </output>
      <Button type="submit">{act}</Button>
    </div>
  );
}
