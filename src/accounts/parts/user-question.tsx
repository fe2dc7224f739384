import { choice } from '../../platform/model/kinds.ts';
import { userTypes } from '../../platform/model/viewer.ts';
import { Form } from '../../ui/form.tsx';
import { Answers, Question } from '../../ui/question.tsx';
import { useSay } from '../../ui/say.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { withChanges } from '../../ui/table-address.ts';
import { adminUsersWords as said } from '../admin-users.words.ts';
import { userTypeLabels } from '../user-type-labels.words.ts';
import type { ListedUser } from './listed-user.ts';
import css from './user-table.module.css';
import { Whom } from './whom.tsx';

const questions = {
  disable: { title: said.disableTitle, text: said.disableText, act: said.disableNow },
  'second-factor': { title: said.factorTitle, text: said.factorText, act: said.factorNow },
  unapprove: { title: said.unapproveTitle, text: said.unapproveText, act: said.unapproveNow },
  type: { title: said.typeTitle, text: said.typeText, act: said.typeNow },
} as const;

const isAsked = (act: string): act is keyof typeof questions => Object.hasOwn(questions, act);

interface UserQuestionProps {
  readonly act: string;
  readonly user: ListedUser;
  /** The address of the page, the question in it. */
  readonly query: string;
  readonly now: Date;
}

/** Asks before someone is shut out or loses something, and names the person. */
export function UserQuestion({ act, user, query, now }: UserQuestionProps) {
  const say = useSay();
  if (!isAsked(act)) return null;
  const asks = questions[act];
  const { email } = user;
  const name = user.name || email;
  const back = withChanges(query, { ask: null });
  return (
    <Question title={say(asks.title, { name })} back={back}>
      <Form fields={act === 'type' ? typeField : nothing} now={now} intent={`${act} ${user.id}`}>
        <Whom user={user} act={act} />
        <p>{say(asks.text, { name, email })}</p>
        {act === 'type' && (
          <div className={css.asked}>
            <SelectField
              name="userType"
              label={say(said.newType)}
              empty={null}
              defaultValue={user.userType}
              options={userTypes.map((value) => ({ value, label: say(userTypeLabels[value]) }))}
            />
          </div>
        )}
        <Answers back={back} keep={say(said.keep)}>
          <SubmitButton kind="danger">{say(asks.act, { name })}</SubmitButton>
        </Answers>
      </Form>
    </Question>
  );
}

const nothing = {};
const typeField = { userType: choice(userTypes) };
