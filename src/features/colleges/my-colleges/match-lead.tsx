import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Notice } from '../../../ui/layout/notice.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { myCollegesMessages as messages } from './my-colleges.messages.ts';
import type { Lookout } from './my-directory-view.ts';
import css from './match-lead.module.css';

/** How the match is computed, or what it needs. */
export function MatchLead({ userType, student, hasWishes }: Lookout) {
  const t = useTranslate();
  if (userType !== 'student' && userType !== 'parent') return null;
  if (hasWishes)
    return (
      <div className={css.how}>
        <Disclosure title={t(messages.how)}>
          <p>{t(messages.howText)}</p>
        </Disclosure>
      </div>
    );
  if (userType === 'student')
    return (
      <Notice
        title={t(messages.noWishesTitle)}
        action={<ButtonLink to="/app/profile#wishes">{t(messages.noWishesDo)}</ButtonLink>}
      >
        {t(messages.noWishes)}
      </Notice>
    );
  if (student) return <Notice>{t(messages.noWishesOf, { name: student.name })}</Notice>;
  return (
    <Notice
      title={t(messages.noStudentTitle)}
      action={<ButtonLink to="/app/profile#students">{t(messages.noStudentDo)}</ButtonLink>}
    >
      {t(messages.noStudent)}
    </Notice>
  );
}
