import { Form } from '../../ui/form.tsx';
import { Answers, Question } from '../../ui/question.tsx';
import { useSay } from '../../ui/say.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { withChanges } from '../../ui/table-address.ts';
import { adminRepsWords as said } from './admin-reps.words.ts';
import type { CollegePeople } from './people-queries.ts';

const nothing = {};

interface PeopleQuestionProps {
  /** What the address asks (`remove.ID`, `withdraw.EMAIL`). */
  readonly asked: string;
  readonly people: CollegePeople;
  readonly college: string;
  readonly query: string;
  readonly now: Date;
}

/** Asks before a rep is removed and before an invitation is withdrawn. */
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
  const say = useSay();
  const { id, email } = rep;
  const who = rep.name === '' ? email : rep.name;
  const back = withChanges(query, { ask: null });
  return (
    <Question title={say(said.removeTitle, { who })} back={back}>
      <p>{say(said.removeText, { who, email, college })}</p>
      {people.reps.length === 1 && <p>{say(said.lastRep, { college })}</p>}
      <p>{say(said.removeUndo)}</p>
      <Form fields={nothing} now={now} intent={`remove ${id}`}>
        <input type="hidden" name="act" value="remove" />
        <input type="hidden" name="id" value={id} />
        <Answers back={back} keep={say(said.keep)}>
          <SubmitButton kind="danger">{say(said.removeNow, { who })}</SubmitButton>
        </Answers>
      </Form>
    </Question>
  );
}

function WithdrawQuestion({ email, query, now }: PeopleQuestionProps & { readonly email: string }) {
  const say = useSay();
  const back = withChanges(query, { ask: null });
  return (
    <Question title={say(said.withdrawTitle, { email })} back={back}>
      <p>{say(said.withdrawText)}</p>
      <Form fields={nothing} now={now} intent={`withdraw ${email}`}>
        <input type="hidden" name="act" value="withdraw" />
        <input type="hidden" name="email" value={email} />
        <Answers back={back} keep={say(said.keepInvitation)}>
          <SubmitButton kind="danger">{say(said.withdrawNow)}</SubmitButton>
        </Answers>
      </Form>
    </Question>
  );
}
