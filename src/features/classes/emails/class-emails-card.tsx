import { Card } from '../../../ui/layout/card.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { When } from '../../../ui/time/when.tsx';
import type { ShownClass } from '../class-queries.ts';
import { classMessages as messages } from '../class.messages.ts';
import { ActForm } from '../class-page/act-form.tsx';
import css from '../class-page/class-parts.module.css';

interface ClassEmailsProps {
  readonly found: ShownClass;
  readonly now: string;
  readonly zone: string;
}

/** Emails to people on the list: one to invite, and one to remind. */
export function ClassEmails({ found, now, zone }: ClassEmailsProps) {
  const { code, invitedAt, remindedAt } = found;
  const t = useTranslate();
  const last = (at: string | null) =>
    at !== null && (
      <p className={css.last}>
        {t(messages.lastInvited)} <When start={at} zone={zone} now={now} show="day" />
      </p>
    );
  return (
    <Card kind="sun" className={css.letters}>
      <h3>{t(messages.lettersTitle)}</h3>
      <p>{t(messages.lettersText)}</p>
      {code === null ? (
        <p>{t(messages.needLink)}</p>
      ) : (
        <div className={css.pair}>
          <ActForm
            intent="invitation"
            now={now}
            icon="send"
            pending={t(messages.inviting)}
            act={t(messages.invite)}
          >
            {last(invitedAt)}
          </ActForm>
          {invitedAt !== null && (
            <ActForm
              intent="reminder"
              now={now}
              kind="line"
              icon="bell"
              pending={t(messages.reminding)}
              act={t(messages.remind)}
            >
              {last(remindedAt) || <p className={css.last}>{t(messages.remindHint)}</p>}
            </ActForm>
          )}
        </div>
      )}
    </Card>
  );
}
