import { displayName } from '../../accounts/display-name.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { useSay } from '../../ui/say.tsx';
import { ConsentList } from './consent-list.tsx';
import { consentsWords as said } from './consents.words.ts';
import type { ProfileData } from './load-profile.ts';
import css from './profile-section.module.css';

interface StudentConsentsProps {
  readonly student: ProfileData['students'][number];
  readonly now: string;
}

/** Who sees a student's details, for a parent to read: the student alone decides. */
export function StudentConsents({ student, now }: StudentConsentsProps) {
  const say = useSay();
  const name = displayName(student);
  return (
    <Disclosure title={say(said.parentTitle, { name })}>
      <div className={css.apart}>
        {student.consents.length === 0 ? (
          <p>{say(said.parentNone, { name })}</p>
        ) : (
          <ConsentList consents={student.consents} now={now} />
        )}
        <p>{say(said.parentOwn, { name })}</p>
      </div>
    </Disclosure>
  );
}
