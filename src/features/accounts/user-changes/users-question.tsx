import { choice } from '../../../platform/model/kinds.ts';
import { userTypes } from '../../../platform/model/viewer.ts';
import { BulkQuestion, type BulkAsked } from '../../../ui/tables/bulk-question.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { NothingChosen } from '../../../ui/tables/selection.tsx';
import { adminUsersMessages } from '../user-list/admin-users.messages.ts';
import css from '../user-list/user-table.module.css';
import { userTypeLabels } from '../user-list/user-type-labels.messages.ts';
import { usersMessages as messages } from '../user-list/users.messages.ts';
import type { BulkUserAct, WhySkipped } from './why-skipped.ts';

interface UsersQuestionProps extends BulkAsked {
  readonly act: BulkUserAct;
  /** Those selected, all of them. */
  readonly question: readonly {
    readonly id: string;
    readonly name: string;
    readonly skipped: WhySkipped | null;
  }[];
}

const typeField = { userType: choice(userTypes) };
const gentle: readonly BulkUserAct[] = ['enable', 'approve', 'resend'];

/** Asks before something is done with several accounts; says who is skipped, and what can be undone. */
export function UsersQuestion({ act, question, all, back, now }: UsersQuestionProps) {
  const t = useTranslate();
  if (question.length === 0) return <NothingChosen />;
  const rows = question.map((one) => ({ ...one, skipped: one.skipped && messages[one.skipped] }));
  return (
    <BulkQuestion
      says={{ title: messages[`${act}Title`], act: messages[`${act}Now`], keep: messages.keep }}
      text={t(messages[`${act}Text`])}
      intent={`${act}-several`}
      isDanger={!gentle.includes(act)}
      {...{ rows, all, back, now }}
      {...(act === 'type' ? { fields: typeField } : {})}
    >
      {act === 'type' && (
        <div className={css.asked}>
          <SelectField
            name="userType"
            label={t(adminUsersMessages.newType)}
            options={userTypes.map((value) => ({ value, label: t(userTypeLabels[value]) }))}
          />
        </div>
      )}
    </BulkQuestion>
  );
}
