import { ButtonLink } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useSay } from '../../ui/say.tsx';
import { myCollegesWords as said } from '../my-colleges.words.ts';
import type { Lookout } from './my-directory-view.ts';
import css from './match-lead.module.css';

/** How the match comes about, or what it needs to come about. */
export function MatchLead({ userType, student, hasWishes }: Lookout) {
  const say = useSay();
  if (userType !== 'student' && userType !== 'parent') return null;
  if (hasWishes)
    return (
      <div className={css.how}>
        <Disclosure title={say(said.how)}>
          <p>{say(said.howText)}</p>
        </Disclosure>
      </div>
    );
  if (userType === 'student')
    return (
      <Notice
        title={say(said.noWishesTitle)}
        action={<ButtonLink to="/app/profile#wishes">{say(said.noWishesDo)}</ButtonLink>}
      >
        {say(said.noWishes)}
      </Notice>
    );
  if (student) return <Notice>{say(said.noWishesOf, { name: student.name })}</Notice>;
  return (
    <Notice
      title={say(said.noStudentTitle)}
      action={<ButtonLink to="/app/profile#students">{say(said.noStudentDo)}</ButtonLink>}
    >
      {say(said.noStudent)}
    </Notice>
  );
}
