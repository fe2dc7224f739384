import { Link } from 'react-router';
import { adminFairsMessages } from '../../fairs/admin-fairs.messages.ts';
import { nothingToFill } from '../../fairs/fair-form-fields.tsx';
import type { Message } from '../../../platform/i18n/define-messages.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { Icon } from '../../../ui/marks/icon.tsx';
import { inPrice } from '../../../ui/text/in-price.ts';
import { Section } from '../../../ui/layout/page.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import type { FairFigures } from '../fair-figures/figures-query.ts';
import { showStep, type Step, type StepsFair } from './show-step.ts';
import { stepsMessages as messages } from './steps.messages.ts';
import css from './steps.module.css';

interface StepListProps {
  readonly figures: FairFigures;
  readonly fair: StepsFair;
  readonly isOver: boolean;
  readonly now: Date;
}

const titles: Readonly<Record<string, Message>> = {
  prepare: messages.prepare,
  day: messages.day,
  after: messages.after,
};

/** An organizer's steps for a fair: the status of each, the next one, and their pages. */
export function StepList({ figures, fair, isOver, now }: StepListProps) {
  const t = useTranslate();
  const locale = useLocale();
  const { steps = [], money, came, registered } = figures;
  if (steps.length === 0 && !isOver) return null;
  const next = steps.find(({ state, isOptional }) => state === 'open' && !isOptional);
  const sum = money ? inPrice(locale, { cents: money.openCents, currency: money.currency }) : '';
  const shown = [...new Set(steps.map(({ part }) => part))].map((part) => ({
    part,
    title: t(titles[part] ?? messages.title),
    steps: steps.filter((one) => one.part === part),
  }));
  const progress = (of: readonly Step[]) =>
    t(messages.progress, {
      done: of.filter(({ state }) => state === 'done').length,
      all: of.length,
    });
  return (
    <Section title={t(messages.title)} aside={steps.length > 0 && progress(steps)}>
      {isOver && (
        <p className={css.over}>
          <span>
            <b>{t(messages.overTitle)}</b> {t(messages.overText, { came, registered })}
          </span>
          <ButtonLink
            to={fair.isAdminScreen ? `/admin/fairs/${fair.id}/report` : reportOf(fair)}
            kind={next ? 'line' : 'primary'}
          >
            {t(messages.report)}
          </ButtonLink>
        </p>
      )}
      {!next && steps.length > 0 && (
        <p className={css.allDone}>
          <Icon name="check-circle" /> {t(restOf(steps))}
        </p>
      )}
      {shown.map(({ part, title, steps: those }) => {
        const list = (
          <ol role="list" className={css.steps}>
            {those.map((step) => (
              <OneStep
                key={step.kind}
                step={step}
                fair={fair}
                sum={sum}
                now={now}
                isNext={step.kind === next?.kind}
              />
            ))}
          </ol>
        );
        if (shown.length === 1) return <div key={part}>{list}</div>;
        if (those.every(({ state }) => state === 'done'))
          return (
            <Disclosure key={part} title={title} aside={progress(those)}>
              {list}
            </Disclosure>
          );
        return (
          <section key={part} aria-label={title} className={css.part}>
            <h3>{title}</h3>
            {list}
          </section>
        );
      })}
    </Section>
  );
}

/** Links shown when no step is open. */
function restOf(steps: readonly Step[]): Message {
  if (steps.some(({ state }) => state === 'open')) return messages.onlyOptional;
  return steps.some(({ state }) => state === 'waiting') ? messages.nothingWaits : messages.allDone;
}

const reportOf = ({ slug }: StepsFair) =>
  `/app/fairs/6x6/figures?${new URLSearchParams({ fair: slug })}`;

interface OneStepProps {
  readonly step: Step;
  readonly fair: StepsFair;
  readonly isNext: boolean;
  /** The total of open invoices and checks. */
  readonly sum: string;
  readonly now: Date;
}

function OneStep({ step, fair, isNext, sum, now }: OneStepProps) {
  const t = useTranslate();
  const { kind, state, isOptional, count, of } = step;
  const shown = showStep(step, fair);
  if (!shown) return null;
  const { text, act, to } = shown;
  const look = isNext ? 'primary' : 'line';
  return (
    <li className={classNames(css[state], isNext && css.next)}>
      <Mark step={step} isNext={isNext} />
      <span className={css.text}>
        {isNext && <b className={css.label}>{t(messages.next)}</b>}
        {t(text, { count, of, sum })}
        {state !== 'done' && isOptional && (
          <span className={css.optional}> {t(messages.optional)}</span>
        )}
      </span>
      {act && to && isNext && <ButtonLink to={to}>{t(act)}</ButtonLink>}
      {act && to && !isNext && <Link to={to}>{t(act)}</Link>}
      {kind === 'publish' && state === 'open' && !to && (
        <Form
          fields={nothingToFill}
          now={now}
          intent="publish"
          action={`/admin/fairs/${fair.id}/settings`}
        >
          <SubmitButton kind={look} pending={t(adminFairsMessages.publishing)}>
            {t(adminFairsMessages.publish)}
          </SubmitButton>
        </Form>
      )}
    </li>
  );
}

/** A step's status as an icon; its label is spoken where the text lacks it. */
function Mark({ step: { state }, isNext }: Pick<OneStepProps, 'step' | 'isNext'>) {
  const t = useTranslate();
  if (state === 'done') return <Icon name="check-circle" label={t(messages.done)} />;
  if (state === 'waiting') return <Icon name="clock" label={t(messages.later)} />;
  return isNext ? <Icon name="arrow-right" /> : <span className={css.ring} aria-hidden="true" />;
}
