import { Section } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import type { Message } from '../../../platform/i18n/define-messages.ts';
import { exhibitorMessages as messages } from '../exhibitor.messages.ts';
import type { ShownRegistration } from './load-confirmation.ts';
import { isOpen } from '../receipt-shape.ts';
import css from './next-steps.module.css';

interface NextStepsProps {
  readonly shown: ShownRegistration;
  /** Whether colleges have booths at the fair. */
  readonly hasBooths: boolean;
}

interface Step {
  readonly title: Message;
  readonly text: Message;
}

/** The steps after registering, from the registration's present state to a complete booth. */
export function NextSteps({ shown, hasBooths }: NextStepsProps) {
  const t = useTranslate();
  return (
    <Section title={t(messages.next)}>
      <ol className={css.steps}>
        {stepsOf(shown, hasBooths).map(({ title, text }, index) => (
          <li key={title.id}>
            <b aria-hidden="true">{index + 1}</b>
            <div>
              <h3>{t(title)}</h3>
              <p>{t(text)}</p>
            </div>
          </li>
        ))}
      </ol>
      {!shown.details && <p>{t(messages.fromMail)}</p>}
    </Section>
  );
}

function stepsOf(shown: ShownRegistration, hasBooths: boolean): readonly Step[] {
  const { paymentStatus, paymentType } = shown;
  const last: readonly Step[] = [
    ...(hasBooths ? [{ title: messages.boothStep, text: messages.boothStepText }] : []),
    { title: messages.sessionStep, text: messages.sessionStepText },
  ];
  if (!isOpen(shown))
    return [
      {
        title: messages.mailStep,
        text: paymentStatus === 'waived' ? messages.mailStepFree : messages.mailStepPaid,
      },
      ...last,
    ];
  const ways: Readonly<Record<string, Message>> = {
    invoice: messages.payStepInvoice,
    check: messages.payStepCheck,
  };
  return [
    { title: messages.payStep, text: ways[paymentType] ?? messages.payStepCard },
    { title: hasBooths ? messages.keyStep : messages.keyStepNoBooth, text: messages.keyStepText },
    ...last,
  ];
}
