import { choice } from '../../../platform/model/kinds.ts';
import { userTypes } from '../../../platform/model/viewer.ts';
import { Form } from '../../../ui/forms/form.tsx';
import { Answers, Question } from '../../../ui/overlays/question.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { withChanges } from '../../../ui/tables/table-address.ts';
import { adminUsersMessages as messages } from '../user-list/admin-users.messages.ts';
import { userTypeLabels } from '../user-list/user-type-labels.messages.ts';
import type { ListedUser } from '../user-list/listed-user.ts';
import css from '../user-list/user-table.module.css';
import { Whom } from './whom.tsx';

const questions = {
  disable: { title: messages.disableTitle, text: messages.disableText, act: messages.disableNow },
  'second-factor': {
    title: messages.factorTitle,
    text: messages.factorText,
    act: messages.factorNow,
  },
  unapprove: {
    title: messages.unapproveTitle,
    text: messages.unapproveText,
    act: messages.unapproveNow,
  },
  type: { title: messages.typeTitle, text: messages.typeText, act: messages.typeNow },
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
  const t = useTranslate();
  if (!isAsked(act)) return null;
  const asks = questions[act];
  const { email } = user;
  const name = user.name || email;
  const back = withChanges(query, { ask: null });
  return (
    <Question title={t(asks.title, { name })} back={back}>
      <Form fields={act === 'type' ? typeField : nothing} now={now} intent={`${act} ${user.id}`}>
        <Whom user={user} act={act} />
        <p>{t(asks.text, { name, email })}</p>
        {act === 'type' && (
          <div className={css.asked}>
            <SelectField
              name="userType"
              label={t(messages.newType)}
              empty={null}
              defaultValue={user.userType}
              options={userTypes.map((value) => ({ value, label: t(userTypeLabels[value]) }))}
            />
          </div>
        )}
        <Answers back={back} keep={t(messages.keep)}>
          <SubmitButton kind="danger">{t(asks.act, { name })}</SubmitButton>
        </Answers>
      </Form>
    </Question>
  );
}

const nothing = {};
const typeField = { userType: choice(userTypes) };
