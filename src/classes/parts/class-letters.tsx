import { Card } from '../../ui/card.tsx';
import { useSay } from '../../ui/say.tsx';
import { When } from '../../ui/when.tsx';
import type { ShownClass } from '../class-queries.ts';
import { classWords as said } from '../class.words.ts';
import { ActForm } from './act-form.tsx';
import css from './class-parts.module.css';

interface ClassLettersProps {
  readonly found: ShownClass;
  readonly now: string;
  readonly zone: string;
}

/** Letters to who stands on the list: one to invite, and one to remind. */
export function ClassLetters({ found, now, zone }: ClassLettersProps) {
  const { code, invitedAt, remindedAt } = found;
  const say = useSay();
  const last = (at: string | null) =>
    at !== null && (
      <p className={css.last}>
        {say(said.lastInvited)} <When start={at} zone={zone} now={now} show="day" />
      </p>
    );
  return (
    <Card kind="sun" className={css.letters}>
      <h3>{say(said.lettersTitle)}</h3>
      <p>{say(said.lettersText)}</p>
      {code === null ? (
        <p>{say(said.needLink)}</p>
      ) : (
        <div className={css.pair}>
          <ActForm
            intent="invitation"
            now={now}
            icon="send"
            pending={say(said.inviting)}
            act={say(said.invite)}
          >
            {last(invitedAt)}
          </ActForm>
          {invitedAt !== null && (
            <ActForm
              intent="reminder"
              now={now}
              kind="line"
              icon="bell"
              pending={say(said.reminding)}
              act={say(said.remind)}
            >
              {last(remindedAt) || <p className={css.last}>{say(said.remindHint)}</p>}
            </ActForm>
          )}
        </div>
      )}
    </Card>
  );
}
