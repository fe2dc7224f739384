import { Form } from '../../../ui/forms/form.tsx';
import { Answers, Question } from '../../../ui/overlays/question.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { withChanges } from '../../../ui/tables/table-address.ts';
import { adminRepsMessages as messages } from './admin-reps.messages.ts';
import type { CollegePeople } from './people-queries.ts';

const nothing = {};

interface PeopleQuestionProps {
  /** The question in the address (`remove.ID`, `withdraw.EMAIL`). */
  readonly asked: string;
  readonly people: CollegePeople;
  readonly college: string;
  readonly query: string;
  readonly now: Date;
}

/** Confirms removing a rep or withdrawing an invitation. */
export function PeopleQuestion(props: PeopleQuestionProps) {
  const { asked, people } = props;
  const rep = people.reps.find(({ id }) => asked === `remove.${id}`);
  const invitation = people.invitations.find(({ email }) => asked === `withdraw.${email}`);
  if (rep) return <RemoveQuestion key={asked} {...props} rep={rep} />;
  if (invitation) return <WithdrawQuestion key={asked} {...props} email={invitation.email} />;
  return null;
}

function RemoveQuestion({
  rep,
  people,
  college,
  query,
  now,
}: PeopleQuestionProps & { readonly rep: CollegePeople['reps'][number] }) {
  const t = useTranslate();
  const { id, email } = rep;
  const who = rep.name === '' ? email : rep.name;
  const back = withChanges(query, { ask: null });
  return (
    <Question title={t(messages.removeTitle, { who })} back={back}>
      <p>{t(messages.removeText, { who, email, college })}</p>
      {people.reps.length === 1 && <p>{t(messages.lastRep, { college })}</p>}
      <p>{t(messages.removeUndo)}</p>
      <Form fields={nothing} now={now} intent={`remove ${id}`}>
        <input type="hidden" name="act" value="remove" />
        <input type="hidden" name="id" value={id} />
        <Answers back={back} keep={t(messages.keep)}>
          <SubmitButton kind="danger">{t(messages.removeNow, { who })}</SubmitButton>
        </Answers>
      </Form>
    </Question>
  );
}

function WithdrawQuestion({ email, query, now }: PeopleQuestionProps & { readonly email: string }) {
  const t = useTranslate();
  const back = withChanges(query, { ask: null });
  return (
    <Question title={t(messages.withdrawTitle, { email })} back={back}>
      <p>{t(messages.withdrawText)}</p>
      <Form fields={nothing} now={now} intent={`withdraw ${email}`}>
        <input type="hidden" name="act" value="withdraw" />
        <input type="hidden" name="email" value={email} />
        <Answers back={back} keep={t(messages.keepInvitation)}>
          <SubmitButton kind="danger">{t(messages.withdrawNow)}</SubmitButton>
        </Answers>
      </Form>
    </Question>
  );
}
