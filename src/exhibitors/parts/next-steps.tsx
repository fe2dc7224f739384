import { Section } from '../../ui/page.tsx';
import { useSay } from '../../ui/say.tsx';
import type { Message } from '../../platform/words/words.ts';
import { exhibitorWords as said } from '../exhibitor.words.ts';
import type { ShownRegistration } from '../load-confirmation.ts';
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

/** What comes after registering, from where the registration is now to a booth that is filled in. */
export function NextSteps({ shown, hasBooths }: NextStepsProps) {
  const say = useSay();
  return (
    <Section title={say(said.next)}>
      <ol className={css.steps}>
        {stepsOf(shown, hasBooths).map(({ title, text }, place) => (
          <li key={title.id}>
            <b aria-hidden="true">{place + 1}</b>
            <div>
              <h3>{say(title)}</h3>
              <p>{say(text)}</p>
            </div>
          </li>
        ))}
      </ol>
      {!shown.details && <p>{say(said.fromMail)}</p>}
    </Section>
  );
}

function stepsOf(shown: ShownRegistration, hasBooths: boolean): readonly Step[] {
  const { paymentStatus, paymentType } = shown;
  const last: readonly Step[] = [
    ...(hasBooths ? [{ title: said.boothStep, text: said.boothStepText }] : []),
    { title: said.sessionStep, text: said.sessionStepText },
  ];
  if (!isOpen(shown))
    return [
      {
        title: said.mailStep,
        text: paymentStatus === 'waived' ? said.mailStepFree : said.mailStepPaid,
      },
      ...last,
    ];
  const ways: Readonly<Record<string, Message>> = {
    invoice: said.payStepInvoice,
    check: said.payStepCheck,
  };
  return [
    { title: said.payStep, text: ways[paymentType] ?? said.payStepCard },
    { title: hasBooths ? said.keyStep : said.keyStepNoBooth, text: said.keyStepText },
    ...last,
  ];
}
