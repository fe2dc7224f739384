import { useState } from 'react';
import { Form } from 'react-router';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { signUpMessages as messages } from './fairs-signup.messages.ts';
import type { SignUpData } from './load-fairs-signup.ts';
import { ChoiceSum } from './choice-sum.tsx';
import { FairToTick } from './fair-to-tick.tsx';
import css from './choose-fairs.module.css';

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
