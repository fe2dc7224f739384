import { useMemo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { Honeypot } from '../../../ui/forms/honeypot.tsx';
import { Notice } from '../../../ui/layout/notice.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { fairPaths } from '../../fairs/fair-paths.ts';
import { exhibitorFields, timesInOrder } from '../exhibitor-fields.ts';
import { exhibitorMessages as messages } from '../exhibitor.messages.ts';
import { CollegeInputs, PeopleInputs } from './contact-inputs.tsx';
import { PaymentInputs } from './payment-inputs.tsx';
import { PricesSeen } from './prices-seen-input.tsx';
import css from './exhibitor-form.module.css';

interface ExhibitorFormProps {
  readonly slug: string;
  readonly now: string;
  /** From `sealHoneypot`. */
  readonly seal: string;
  /** Whether the fair has sessions, so that times matter. */
  readonly asksTimes: boolean;
  /** Prefilled values. */
  readonly known: Readonly<Record<string, readonly string[]>>;
  readonly cards: boolean;
  /** Cards are accepted, and no money moves. */
  readonly test: boolean;
  readonly isFree: boolean;
  /** The refund rule, in words. */
  readonly rule: string;
  /** The version of the displayed prices. */
  readonly pricesVersion: number;
}

/** Three steps on one page: the college, the contact, the payment. */
export function ExhibitorForm(props: ExhibitorFormProps) {
  const { slug, now, asksTimes, seal, known, cards, test, isFree, rule, pricesVersion } = props;
  const t = useTranslate();
  const initial = useMemo(
    () => ({ paymentType: [cards && !isFree ? 'card' : 'invoice'], ...known }),
    [cards, isFree, known],
  );
  return (
    <div className={css.sheet}>
      <Form fields={exhibitorFields} rule={timesInOrder} now={new Date(now)} initial={initial}>
        <Step place={1} title={t(messages.college)}>
          <CollegeInputs />
        </Step>
        <Step place={2} title={t(messages.people)}>
          <PeopleInputs asksTimes={asksTimes} />
        </Step>
        <Step place={3} title={t(messages.paying)}>
          {isFree ? (
            <>
              <p>{t(messages.costsNothing)}</p>
              <input type="hidden" name="paymentType" value="invoice" />
            </>
          ) : (
            <>
              <PaymentInputs cards={cards} />
              <p>{rule}</p>
            </>
          )}
          {cards && test && !isFree && <Notice kind="warning">{t(messages.test)}</Notice>}
          <CheckboxField
            name="consent"
            label={t(messages.consent)}
            hint={<Link to={fairPaths(slug).terms}>{t(messages.terms)}</Link>}
          />
          <PricesSeen version={pricesVersion} />
          <Honeypot seal={seal} />
          <SubmitButton size="large" pending={t(messages.sending)}>
            {t(messages.send)}
          </SubmitButton>
        </Step>
      </Form>
    </div>
  );
}

interface StepProps {
  readonly place: number;
  readonly title: string;
  readonly children: ReactNode;
}

/** One of the steps. */
export function Step({ place, title, children }: StepProps) {
  return (
    <section className={css.step} aria-labelledby={`step-${place}`}>
      <h2 id={`step-${place}`}>
        {place}. {title}
      </h2>
      {children}
    </section>
  );
}
