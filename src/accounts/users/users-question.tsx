import { choice } from '../../platform/model/kinds.ts';
import { userTypes } from '../../platform/model/viewer.ts';
import { BulkQuestion } from '../../ui/bulk-question.tsx';
import { useSay } from '../../ui/say.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { NothingChosen } from '../../ui/selection.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { adminUsersWords } from '../admin-users.words.ts';
import css from '../parts/user-table.module.css';
import { userTypeLabels } from '../user-type-labels.words.ts';
import { usersWords as said } from './users.words.ts';
import type { BulkUserAct, WhySkipped } from './why-skipped.ts';

interface UsersQuestionProps {
  readonly act: BulkUserAct;
  /** Those selected, all of them. */
  readonly question: readonly {
    readonly id: string;
    readonly name: string;
    readonly skipped: WhySkipped | null;
  }[];
  /** How many there are where all that match are meant. */
  readonly all: number | null;
  readonly back: string;
  readonly now: Date;
}

const typeField = { userType: choice(userTypes) };
const gentle: readonly BulkUserAct[] = ['enable', 'approve', 'resend'];

/** Asks before something is done with several accounts; says who is skipped, and what can be undone. */
export function UsersQuestion({ act, question, all, back, now }: UsersQuestionProps) {
  const say = useSay();
  if (question.length === 0) return <NothingChosen />;
  const rows = question.map((one) => ({ ...one, skipped: one.skipped && said[one.skipped] }));
  const count = rows.filter(({ skipped }) => skipped === null).length;
  return (
    <BulkQuestion
      title={say(said[`${act}Title`], { count })}
      text={say(said[`${act}Text`])}
      intent={`${act}-several`}
      keep={say(said.keep)}
      {...{ rows, all, back, now }}
      {...(act === 'type' ? { fields: typeField } : {})}
      submit={
        <SubmitButton kind={gentle.includes(act) ? 'primary' : 'danger'}>
          {say(said[`${act}Now`], { count })}
        </SubmitButton>
      }
    >
      {act === 'type' && (
        <div className={css.asked}>
          <SelectField
            name="userType"
            label={say(adminUsersWords.newType)}
            options={userTypes.map((value) => ({ value, label: say(userTypeLabels[value]) }))}
          />
        </div>
      )}
    </BulkQuestion>
  );
}
