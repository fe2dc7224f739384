import { Icon } from '../../../ui/marks/icon.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { familyMessages as messages } from './family.messages.ts';
import { OneButton } from '../one-button.tsx';
import { Row, Rows } from '../profile/profile-section.tsx';
import { sectionPath } from '../profile/sections.ts';

interface WaitingStudentsProps {
  readonly waiting: readonly { readonly parentId: string; readonly email: string }[];
  readonly atHome?: boolean;
}

/** The students a parent has invited who have not answered: to remind, or to take it back. */
export function WaitingStudents({ waiting, atHome = false }: WaitingStudentsProps) {
  const t = useTranslate();
  if (waiting.length === 0) return null;
  // On the home page, the buttons lead back there.
  const target = atHome ? { action: sectionPath('students') } : {};
  return (
    <Rows>
      {waiting.map(({ parentId: id, email }) => {
        const sent = { id, ...(atHome ? { from: 'home' } : {}) };
        return (
          <Row
            key={id}
            mark={<Icon name="mail" />}
            name={t(messages.waitingFor, { email })}
            about={t(messages.waitingText)}
          >
            <OneButton kind="line" intent="invite-again" values={sent} {...target} about={email}>
              {t(messages.sendAgain)}
            </OneButton>
            <OneButton kind="line" intent="withdraw" values={sent} {...target} about={email}>
              {t(messages.withdraw)}
            </OneButton>
          </Row>
        );
      })}
    </Rows>
  );
}
