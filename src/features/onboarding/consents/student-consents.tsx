import { displayName } from '../../accounts/person-name.ts';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { ConsentList } from './consent-list.tsx';
import { consentsMessages as messages } from './consents.messages.ts';
import type { ProfileData } from '../profile/load-profile.ts';
import css from '../profile/profile-section.module.css';

interface StudentConsentsProps {
  readonly student: ProfileData['students'][number];
  readonly now: string;
}

/** Who sees a student's details, for a parent to read: the student alone decides. */
export function StudentConsents({ student, now }: StudentConsentsProps) {
  const t = useTranslate();
  const name = displayName(student);
  return (
    <Disclosure title={t(messages.parentTitle, { name })}>
      <div className={css.apart}>
        {student.consents.length === 0 ? (
          <p>{t(messages.parentNone, { name })}</p>
        ) : (
          <ConsentList consents={student.consents} now={now} />
        )}
        <p>{t(messages.parentOwn, { name })}</p>
      </div>
    </Disclosure>
  );
}
