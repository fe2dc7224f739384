import type { ResultOf } from '../../../platform/pages/graphql.ts';
import { Form } from '../../../ui/forms/form.tsx';
import { Answers, Question } from '../../../ui/overlays/question.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SomeNames } from '../../../ui/tables/select-matching.tsx';
import { ChosenInputs } from '../../../ui/tables/selection.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import type { listedSuppressions } from './suppression-queries.ts';
import { suppressionMessages as messages } from './suppression-list.messages.ts';

type Listed = ResultOf<typeof listedSuppressions>['suppressionTable']['items'][number];

/** Of an address and what it is kept from. */
export const keyOf = ({ address, scope }: Pick<Listed, 'address' | 'scope'>): string =>
  `${address} ${scope}`;

/** Only the person can undo their own unsubscribe. */
export const canLift = ({ reason }: Pick<Listed, 'reason'>): boolean => reason !== 'unsubscribed';

/** For someone who was erased, only the hash of the address is stored. */
export const nameOf = ({ address }: Pick<Listed, 'address'>, erased: string): string =>
  address.startsWith('sha256:') ? `${erased} ${address.slice(7, 19)}…` : address;

interface LiftQuestionProps {
  readonly entries: readonly Listed[];
  readonly back: string;
  readonly now: Date;
}

const meanings = {
  'hard-bounce': messages.liftBounce,
  complaint: messages.liftComplaint,
  'by-hand': messages.liftHand,
} as const;

const severalMean = {
  'hard-bounce': messages.liftBounces,
  complaint: messages.liftComplaints,
  'by-hand': messages.liftByHand,
} as const;

const reasons = ['hard-bounce', 'complaint', 'by-hand'] as const;

const nothing = {};

/** Explains what lifting means, for each reason, before it happens. */
export function LiftQuestion({ entries, back, now }: LiftQuestionProps) {
  const t = useTranslate();
  const names = entries.map((one) => nameOf(one, t(messages.erased)));
  const count = entries.length;
  const title =
    count === 1
      ? t(messages.liftTitle, { address: names[0] ?? '' })
      : t(messages.liftSeveralTitle, { count });
  return (
    <Question title={title} back={back}>
      <Form fields={nothing} now={now} intent="lift">
        <ChosenInputs ids={entries.map(keyOf)} all={null} />
        {count > 1 && (
          <ul>
            <SomeNames names={names} count={count} />
          </ul>
        )}
        {reasons
          .filter((reason) => entries.some((one) => one.reason === reason))
          .map((reason) => (
            <p key={reason}>{t((count === 1 ? meanings : severalMean)[reason])}</p>
          ))}
        {count > 1 && <p>{t(messages.liftForGood)}</p>}
        <Answers back={back} keep={t(messages.keep)}>
          <SubmitButton kind="danger">{t(messages.liftNow)}</SubmitButton>
        </Answers>
      </Form>
    </Question>
  );
}
