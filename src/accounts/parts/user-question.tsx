import { Form } from '../../ui/form.tsx';
import { Answers, Question } from '../../ui/question.tsx';
import { useSay } from '../../ui/say.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { withChanges } from '../../ui/table-address.ts';
import { adminUsersWords as said } from '../admin-users.words.ts';
import type { ListedUser } from './listed-user.ts';
import { Whom } from './whom.tsx';

const questions = {
  disable: { title: said.disableTitle, text: said.disableText, act: said.disableNow },
  'second-factor': { title: said.factorTitle, text: said.factorText, act: said.factorNow },
} as const;

interface UserQuestionProps {
  readonly act: string;
  readonly user: ListedUser;
  /** The address of the page, the question in it. */
  readonly query: string;
  readonly now: Date;
}

/** Asks before someone is shut out or loses a step of signing in, and names the person. */
export function UserQuestion({ act, user, query, now }: UserQuestionProps) {
  const say = useSay();
  const asks = act === 'disable' || act === 'second-factor' ? questions[act] : null;
  if (!asks) return null;
  const { email } = user;
  const name = user.name || email;
  const back = withChanges(query, { ask: null });
  return (
    <Question title={say(asks.title, { name })} back={back}>
      <Form fields={nothing} now={now} intent={`${act} ${user.id}`}>
        <Whom user={user} act={act} />
        <p>{say(asks.text, { name, email })}</p>
        <Answers back={back} keep={say(said.keep)}>
          <SubmitButton kind="danger">{say(asks.act, { name })}</SubmitButton>
        </Answers>
      </Form>
    </Question>
  );
}

const nothing = {};
